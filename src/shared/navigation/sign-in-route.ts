import type { RouteName } from '../../config/paths';
import { isMobile } from '../../lib/device';
import { addressOf, type UrlParams } from './address';

type SignIn = { to: RouteName; query: UrlParams };

/** Returns the route of the sign-in, and the query with which the viewer returns to this page (OQ-40, MOB-08). */
export function signInRoute(): SignIn {
  return { to: isMobile() ? 'MLogin' : 'Login', query: { backurl: location.href } };
}

/** Returns path and query of the sign-in; `useHrefOf` resolves them to the URL. */
export function signInPath(): string {
  const { to, query } = signInRoute();
  return addressOf(to, {}, query);
}
