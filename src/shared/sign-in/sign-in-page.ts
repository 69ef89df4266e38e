import type { RouteName } from '#config/paths';
import { isMobileDevice } from '#lib/device';
import { pageUrl } from '#lib/document/page-url';
import { routeAddress, type UrlParams } from '../navigation/address';

/**
 * Returns the route of the sign-in, and the query with its `backurl`: the viewer returns to this page after a refused
 * call, the login check or the signed-out notice (OQ-40, MOB-08).
 */
export function signInRoute(): { to: RouteName; query: UrlParams } {
  return { to: isMobileDevice() ? 'MLogin' : 'Login', query: { backurl: pageUrl() } };
}

/** Returns path and query of the sign-in; `useHrefOf` resolves them to the URL. */
export function signInPath(): string {
  const { to, query } = signInRoute();
  return routeAddress(to, {}, query);
}

/** Elements that sign the viewer in. */
const SIGN_IN_ELEMENTS = 'cntv-login,cntv-qr-login,cntv-portal';

/** Returns another element of the page that signs the viewer in and is shown, so that the page is not left (OQ-40, OQ-104). */
export function signInElement(own: Element): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(SIGN_IN_ELEMENTS)].find(
    (element) => element !== own && isShown(element),
  );
}

/** Whether an element can be seen and used, wherever the page is scrolled. */
function isShown(element: Element): boolean {
  // What is in closed `<details>` has boxes.
  const hasBoxes = element.checkVisibility?.() ?? element.getClientRects().length > 0;
  return hasBoxes && getComputedStyle(element).visibility !== 'hidden' && !element.closest('[inert]');
}
