import { useState } from 'react';
import { EMAIL_LINK_SUCCEEDED } from '#config/wire';
import { hasKeptInput, removeKeptInput } from '#shared/kept-input/kept-input-store';
import type { BindingProps } from '../binding/binding-props';
import { type EmailTask, emailStateOf, emailViewOf } from './security-email-state';

/**
 * State of the security email sub-tab.
 * @param link the URL's `emailQuery`, set by the activation link; null without one
 */
export function useSecurityEmail({ info, bindings, onChanged }: BindingProps, link: string | null) {
  const [isLinkOver, setLinkOver] = useState(link !== null && link !== EMAIL_LINK_SUCCEEDED);
  const [task, setTask] = useState<EmailTask | null>(() => keptTaskOf(info.uid));
  const { email, isEmailActive } = bindings;

  function go(next: EmailTask | null) {
    if (next === null) removeKeptInput();
    setTask(next);
  }
  return {
    view: emailViewOf(emailStateOf(bindings, isLinkOver), task),
    email,
    isJustActivated: isEmailActive && link === EMAIL_LINK_SUCCEEDED,
    go,
    refresh: () => onChanged(),
    handleSent: () => setLinkOver(false),
    handleBound(bound: string) {
      setLinkOver(false);
      go(null);
      onChanged({ email: bound, isEmailActive: false });
    },
    /** "Sets the new email" (doc 2 § 4); the server decides whether it must be activated first. */
    handleChanged(changed: string) {
      go(null);
      onChanged({ email: changed });
    },
  };
}

/** Returns the task whose input was kept when the session expired; a change starts with the password check. */
function keptTaskOf(viewer: string): EmailTask | null {
  if (hasKeptInput(viewer, 'change-email')) return 'check';
  return hasKeptInput(viewer, 'bind-email') ? 'edit' : null;
}

/** Props of each step. */
export type EmailViewProps = { account: string; model: ReturnType<typeof useSecurityEmail> };
