import { LOGIN_PATH, USER_HOME_PATH } from '#config/own-pages.build-time';
import { pageUrl } from '#lib/document/page-url';
import { getPageConfig, type PageConfig } from '#page-config/page-config';
import type { Router } from './route';

/** The routes of a screen, or of a portal as a whole. */
type Routes = Pick<Router, 'hrefOf' | 'signsInPlace'>;

/**
 * Returns the URL of a route. Links, navigations and redirects all use it, so that a page has one address of the sign-in
 * page (OQ-40) and one of the user-centre home (OQ-17).
 * @param to path and query of a route
 * @param routes null in a widget without routes
 */
export function routeUrl(to: string, routes: Routes | null, config: PageConfig): string {
  return otherPage(to, routes, config) ?? routes?.hrefOf(to) ?? portalUrl(to, config);
}

/** Returns the URL of a path of the route table below `portalBase`. */
export function portalUrl(
  to: string,
  { portalBase }: Pick<PageConfig, 'portalBase'> = getPageConfig(),
): string {
  return portalBase + to;
}

/**
 * Returns the URL of a route that the page configuration puts on another page: the sign-in page on the registration host,
 * and the user-centre home.
 * @returns null for every other route
 */
export function otherPage(to: string, routes: Routes | null, config: PageConfig): string | null {
  if (to.split('?')[0] === LOGIN_PATH && !routes?.signsInPlace) return registrationPage(to, routes, config);
  const { userHome } = config;
  return to === USER_HOME_PATH && userHome !== USER_HOME_PATH ? unlessOwn(userHome, to, routes) : null;
}

/** Returns the URL of a page on the registration host; null without one, and when the routes show this page. */
export function registrationPage(
  to: string,
  routes: Routes | null,
  config: Pick<PageConfig, 'registrationHost' | 'portalBase'>,
): string | null {
  if (!config.registrationHost) return null;
  // `portalBase` may be an absolute URL of another host; otherwise it is an absolute path.
  const { pathname, search } = new URL(portalUrl(to, config), 'http://localhost');
  return unlessOwn(config.registrationHost + pathname + search, to, routes);
}

/** Returns the URL, or null if it is that of the route itself. */
function unlessOwn(url: string, to: string, routes: Routes | null): string | null {
  const own = routes?.hrefOf(to) ?? null;
  return own !== null && absolute(own) === absolute(url) ? null : url;
}

function absolute(url: string): string {
  // A print is rendered where the host of the page is not known.
  return new URL(url, typeof location === 'undefined' ? 'http://localhost' : pageUrl()).href;
}
