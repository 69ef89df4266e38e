import { useCallback, useContext } from 'react';
import type { SsoTicket } from '#api/sign-in/account';
import { EVENTS } from '#config/events';
import { STORAGE_KEYS } from '#config/storage-keys';
import { isChanged } from '#lib/document/changed-field';
import { isSamePage, leavePage } from '#lib/document/leave-page';
import { tabStore } from '#lib/storage';
import { keepLastWay, type LastWay } from '#session/last-way';
import { recordSignIn, session } from '#session/session';
import { useHost } from '#ui/host';
import { propagateSso } from './propagate-sso';
import { ResumeContext } from './resume';
import { homeTarget, wantedTarget } from './target';

/** The session that a sign-in on this page has begun. Of the page, like the session, whichever element the viewer has used. */
let begun: number | undefined;

/** Whether the viewer has signed in on this page; the redirect is then already decided. */
export function hasSignedIn(): boolean {
  return session.getState().since === begun;
}

/**
 * Completes a successful sign-in: updates the session, dispatches a cancelable `cntv-login-success`,
 * propagates the sign-in to the SSO domains and redirects to the target (LOGIN-13, LOGIN-14).
 * @param backurl the widget's attribute, used when the page's URL names no target
 * @returns a function whose `way` is marked at the next sign-in, and whose `target`, given by the server, takes precedence over all others (OQ-39); it
 *   resolves to false when the page cancels the redirect, or is its target and has unsaved input
 */
export function useCompleteSignIn(
  backurl: string,
): (way: LastWay, ssoTicket: SsoTicket, target?: string) => Promise<boolean> {
  const host = useHost();
  const resume = useContext(ResumeContext);
  return useCallback(
    async (way, ssoTicket, target) => {
      tabStore.remove(STORAGE_KEYS.account);
      if (resume) {
        await resume();
        keepLastWay(way);
        await propagateSso(ssoTicket);
        return false;
      }
      recordSignIn();
      begun = session.getState().since;
      keepLastWay(way);
      const redirectTo = target || (wantedTarget(backurl) ?? homeTarget());
      const mayLeave = host.emit(EVENTS.loginSuccess, { redirectTo });
      await propagateSso(ssoTicket);
      if (!mayLeave || (isSamePage(redirectTo) && hasUnsavedInput())) return false;
      leavePage(redirectTo);
      return true;
    },
    [host, resume, backurl],
  );
}

/** Whether the viewer has changed a field of the page that is not in an element. */
function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll('input,select,textarea,[contenteditable]')].some(isChanged);
}
