import { useCallback, useEffect, useRef } from 'react';
import { EVENTS } from '../../config/events';
import { pageSingleton } from '../../page-config/page-singleton';
import { useHost } from '../../ui/host';
import { signInPath } from '../navigation/sign-in-route';
import { useHrefOf } from '../navigation/use-href-of';

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
  const hrefOf = useHrefOf();
  const isGone = useRef(false);
  const redirect = useCallback(() => {
    const target = hrefOf(signInPath());
    if (host.emit(EVENTS.loginRequired, { redirectTo: target })) location.assign(target);
  }, [host, hrefOf]);
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
