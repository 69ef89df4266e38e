import { PATHS } from '../../config/paths';

/**
 * Returns the URL of the user-centre home when the page-config sets another one than the UserHome route
 * (OQ-17).
 * @param to path and query of a route
 * @returns null for every other route, and when the route itself is the home
 */
export function otherUserHome(to: string, userHome: string): string | null {
  return to === PATHS.UserHome && userHome !== PATHS.UserHome ? userHome : null;
}
