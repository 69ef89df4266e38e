import { useCallback } from 'react';
import type { SignOn } from '../../api/account';
import { EVENTS } from '../../config/events';
import { signedIn } from '../../session/session';
import { useHost } from '../../ui/host';
import { propagateSso } from './propagate-sso';
import { homeTarget, wantedTarget } from './target';

let isSignedOn = false;

/** Whether somebody has signed in on this page: where they go from here is decided already. */
export function hasSignedOn(): boolean {
  return isSignedOn;
}

/**
 * What follows a successful sign-in: the session knows, the page is told by a cancelable `cntv-login-success`, the
 * portal's other domains are told, and the browser goes where it was wanted (LOGIN-13, LOGIN-14).
 * @param backurl the widget's own attribute, used when the address names no target
 * @returns its `target`, where the answer names one, goes before all others: the server's word (OQ-39). Answers whether
 *   the browser goes; false where the page stopped it
 */
export function useSignOn(backurl: string): (signOn: SignOn, target?: string) => Promise<boolean> {
  const host = useHost();
  return useCallback(
    async (signOn, target) => {
      isSignedOn = true;
      signedIn();
      const redirectTo = target || (wantedTarget(backurl) ?? homeTarget());
      const mayLeave = host.emit(EVENTS.loginSuccess, { redirectTo });
      await propagateSso(signOn);
      if (mayLeave) location.assign(redirectTo);
      return mayLeave;
    },
    [host, backurl],
  );
}
