import { useCallback, useEffect, useRef } from 'react';
import { EVENTS } from '../../config/events';
import { pathTo } from '../../config/paths';
import { isMobile } from '../../lib/device';
import { getPageConfig } from '../../page-config/page-config';
import { pageSingleton } from '../../page-config/page-singleton';
import { useHost } from '../../ui/host';

/** The pending redirect of the page: several widgets, and several components of one, redirect once. */
const page = pageSingleton('sign-in-request', () => ({
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
}));

/**
 * Redirects a viewer whose session has ended to the sign-in: MLogin on a mobile device, otherwise the
 * registration host (doc 1 § 8, OQ-40). Dispatches a cancelable `cntv-login-required` first.
 * @returns starts the redirect after a delay in milliseconds
 */
export function useSignInRequest(): (delayMs: number) => void {
  const host = useHost();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  return useCallback(
    (delayMs) => {
      if (isGone.current) return;
      clearTimeout(page.timer);
      page.timer = timer.current = setTimeout(() => {
        const target = signInAddress();
        if (host.emit(EVENTS.loginRequired, { redirectTo: target })) location.assign(target);
      }, delayMs);
    },
    [host],
  );
}

function signInAddress(): string {
  const { portalBase, registrationHost } = getPageConfig();
  if (isMobile()) return portalBase + pathTo('MLogin');
  return `${registrationHost}${pathTo('Login')}?backurl=${encodeURIComponent(location.href)}`;
}
