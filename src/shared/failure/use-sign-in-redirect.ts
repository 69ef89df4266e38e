import { useCallback, useEffect, useRef } from 'react';
import { EVENTS } from '#config/events';
import { isChanged } from '#lib/document/changed-field';
import { ownAddress } from '#lib/document/page-url';
import { pageSingleton } from '#page-config/page-singleton';
import { session } from '#session/session';
import { useHost } from '#ui/host';
import { mayRedirect, recordRedirect, redirectChain } from '../navigation/redirect-chain';
import { useHrefOf } from '../navigation/use-href-of';
import { signInElement, signInPath } from '../sign-in/sign-in-page';

/** The redirects that components of the page have requested: several widgets, and several components of one, redirect once. */
const redirects = pageSingleton('sign-in-redirect', () => ({
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  /** Functions that redirect, one for each mounted component that has requested it. */
  pending: new Set<() => void>(),
  /** Whether the last request may redirect (OQ-103). A click during the delay, for example on the message, changes nothing. */
  isAllowed: true,
}));

/**
 * Redirects a viewer whose session has ended to the sign-in: MLogin on a mobile device, otherwise the
 * registration host (doc 1 § 8, OQ-40). Dispatches a cancelable `cntv-login-required` first. Redirects as long as one of
 * the components that requested it is mounted, and waits for the focused field of the page while its input is not saved.
 * Does not redirect after a new sign-in, where another element of the page signs the viewer in, or once more in a chain of
 * redirects.
 * @returns starts the redirect after a delay in milliseconds
 */
export function useSignInRedirect(): (delayMs: number) => void {
  const host = useHost();
  const hrefOf = useHrefOf();
  const isGone = useRef(false);
  const redirect = useCallback(() => {
    const isInPage = () => signInElement(host.element);
    if (isInPage()) return;
    const target = hrefOf(signInPath());
    if (!host.emit(EVENTS.loginRequired, { redirectTo: target }) || isInPage() || !redirects.isAllowed)
      return;
    recordRedirect(target, 'sign-in');
    location.assign(ownAddress(target));
  }, [host, hrefOf]);
  // Not a layout effect, which also ends while the component is hidden because it suspends.
  useEffect(() => {
    isGone.current = false;
    redirectChain();
    return () => {
      isGone.current = true;
      redirects.pending.delete(redirect);
    };
  }, [redirect]);

  return useCallback(
    (delayMs) => {
      if (isGone.current) return;
      redirects.pending.add(redirect);
      redirects.isAllowed = mayRedirect('sign-in', hrefOf(signInPath()));
      clearTimeout(redirects.timer);
      redirects.timer = setTimeout(redirectOnce, delayMs);
    },
    [redirect, hrefOf],
  );
}

function redirectOnce() {
  const field = unsavedField();
  if (field && redirects.pending.size > 0) {
    // The next field has the focus only after this event.
    const later = () => {
      redirects.timer = setTimeout(redirectOnce);
    };
    field.addEventListener('focusout', later, { once: true });
    return;
  }
  const [first] = redirects.pending;
  redirects.pending.clear();
  if (session.getState().status !== 'signed-in') first?.();
}

/** Returns the focused field of the page, also inside shadow roots, while its input is not saved. */
function unsavedField(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active && isChanged(active) ? active : null;
}
