/**
 * Returns what stands before the paths of the routes.
 * @param base base path of the portal; empty or `/` for the whole site
 * @param page URL of the page
 */
export function prefixOf(base: string, page: string): string {
  return new URL(base || '/', page).pathname.replace(/\/$/, '');
}

/** Returns a path of the page as one of the routes; outside of the prefix, the whole path. */
export function pathBelow(prefix: string, pathname: string): string {
  return isBelow(prefix, pathname) ? pathname.slice(prefix.length) || '/' : pathname;
}

/** Whether a path of the page is below the prefix, or the prefix itself. */
export function isBelow(prefix: string, pathname: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}
