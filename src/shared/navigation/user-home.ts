import { PATHS } from '../../config/paths';

/**
 * The address of the user-centre home where the page configures another one than the UserHome route (OQ-17).
 * @param to path of a route, with its query
 * @returns null for every other route, and where the route itself is the home
 */
export function otherUserHome(to: string, userHome: string): string | null {
  return to === PATHS.UserHome && userHome !== PATHS.UserHome ? userHome : null;
}
