import { PATHS } from '../../config/paths';
import type { PageConfig } from '../../page-config/page-config';
import type { Router } from './route';

/**
 * Returns the URL of a route that the page-config puts on another page than the router's: the user-centre home (OQ-17)
 * and the sign-in page (OQ-40).
 * @param to path and query of a route
 * @returns null for every other route
 */
export function otherPage(to: string, router: Router | null, config: PageConfig): string | null {
  const isSignIn = to.split('?')[0] === PATHS.Login && !router?.signsInPlace;
  return isSignIn ? registrationPage(to, router, config) : otherUserHome(to, config);
}

/** Returns the URL of the user-centre home when the page-config sets another one than the UserHome route. */
export function otherUserHome(to: string, { userHome }: PageConfig): string | null {
  return to === PATHS.UserHome && userHome !== PATHS.UserHome ? userHome : null;
}

/** Returns the URL of a page on the registration host; null without one, and when the router shows this page. */
export function registrationPage(
  to: string,
  router: Router | null,
  { registrationHost, portalBase }: Pick<PageConfig, 'registrationHost' | 'portalBase'>,
): string | null {
  if (!registrationHost) return null;
  const href = registrationHost + portalBase + to;
  const own = router?.hrefOf(to) ?? null;
  return own !== null && new URL(own, location.href).href === href ? null : href;
}
