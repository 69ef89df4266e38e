import { useCallback, useEffect, useRef } from 'react';
import { EVENTS } from '../../config/events';
import { pathTo } from '../../config/paths';
import { isMobile } from '../../lib/device';
import { getPageConfig } from '../../page-config/page-config';
import { pageSingleton } from '../../page-config/page-singleton';
import { useHost } from '../../ui/host';

/** The redirect of the page: several widgets, and several components of one, redirect once. */
const page = pageSingleton('sign-in-request', () => ({
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  /** Functions that redirect, one for each mounted component that has requested it. */
  pending: new Set<() => void>(),
}));

/**
 * Redirects a viewer whose session has ended to the sign-in: MLogin on a mobile device, otherwise the
 * registration host (doc 1 § 8, OQ-40). Dispatches a cancelable `cntv-login-required` first. Redirects as long as one of
 * the components that requested it is mounted.
 * @returns starts the redirect after a delay in milliseconds
 */
export function useSignInRequest(): (delayMs: number) => void {
  const host = useHost();
  const isGone = useRef(false);
  const redirect = useCallback(() => {
    const target = signInAddress();
    if (host.emit(EVENTS.loginRequired, { redirectTo: target })) location.assign(target);
  }, [host]);
  // Not a layout effect, which also ends while the component is hidden because it suspends.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      page.pending.delete(redirect);
    };
  }, [redirect]);

  return useCallback(
    (delayMs) => {
      if (isGone.current) return;
      page.pending.add(redirect);
      clearTimeout(page.timer);
      page.timer = setTimeout(() => {
        const [first] = page.pending;
        page.pending.clear();
        first?.();
      }, delayMs);
    },
    [redirect],
  );
}

function signInAddress(): string {
  const { portalBase, registrationHost } = getPageConfig();
  if (isMobile()) return portalBase + pathTo('MLogin');
  return `${registrationHost}${pathTo('Login')}?backurl=${encodeURIComponent(location.href)}`;
}
