import { useState } from 'react';
import { EMAIL_LINK_SUCCEEDED } from '../../../config/wire';
import type { BindingProps } from './binding-props';
import type { ChangeEmailValues } from './security-email.schema';
import { type EmailTask, emailStateOf, emailViewOf } from './security-email-state';

/**
 * What is shown of the security e-mail.
 * @param link what the address says of the link in an activation mail; null when the viewer came another way
 */
export function useSecurityEmail({ bindings, onChanged }: BindingProps, link: string | null) {
  const [isLinkOver, setLinkOver] = useState(link !== null && link !== EMAIL_LINK_SUCCEEDED);
  const [task, setTask] = useState<EmailTask | null>(null);
  const [draft, setDraft] = useState<ChangeEmailValues | null>(null);
  const { email, isEmailActive } = bindings;

  function go(next: EmailTask | null) {
    if (next === null) setDraft(null);
    setTask(next);
  }
  return {
    view: emailViewOf(emailStateOf(bindings, isLinkOver), task),
    email,
    isJustActivated: isEmailActive && link === EMAIL_LINK_SUCCEEDED,
    /** The addresses of a change for which the password has to be given once more. */
    draft,
    go,
    refresh: () => onChanged(),
    handleSent: () => setLinkOver(false),
    handleBound(bound: string) {
      setLinkOver(false);
      go(null);
      onChanged({ email: bound, isEmailActive: false });
    },
    /** "Sets the new e-mail" (doc 2 § 4); whether it has to be activated first, the server says. */
    handleChanged(changed: string) {
      go(null);
      onChanged({ email: changed });
    },
    handleProofNeeded(values: ChangeEmailValues) {
      setDraft(values);
      setTask('check');
    },
  };
}

export type SecurityEmailModel = ReturnType<typeof useSecurityEmail>;
