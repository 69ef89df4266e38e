import type { MouseEvent } from 'react';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useHost } from '#ui/host';
import { useTexts } from '#ui/language';
import { Notice } from '#ui/notice';
import { hasAnyKeptInput } from '../kept-input/kept-input-store';
import { RouteLink } from '../navigation/route-link';
import { signInElement, signInRoute } from '../sign-in/sign-in-page';

/** Replaces an account screen while the viewer is signed out; links to the sign-in, on this page if it has one. */
export function SignedOutNotice() {
  const { login } = useTexts();
  const { viewer } = useAreaTexts('member');
  const host = useHost();
  function focusSignIn(event: MouseEvent) {
    const element = signInElement(host.element);
    if (!element) return;
    event.preventDefault();
    element.focus();
  }
  return (
    <Notice
      action={
        <RouteLink {...signInRoute()} onClick={focusSignIn}>
          {login.submit}
        </RouteLink>
      }
    >
      {hasAnyKeptInput() ? viewer.signedOutWithInput : viewer.signedOut}
    </Notice>
  );
}
