import { ADDRESSES, NOT_FOUND } from '#app/addresses.build-time';
import { findRoute } from '#app/find-route';
import { prefixOf } from '#app/history/base-path';
import { portalPath } from '#app/portal-path';
import { ownAddress } from '#lib/document/page-url';

/**
 * Replaces the address of an unknown path below the base by that of the not-found page, whose print the page then shows
 * (ROUTE-45). An address outside of the base is that of the page.
 */
export function replaceUnknownAddress(base: string): void {
  const { href, pathname, search, hash } = location;
  if (!/^http/.test(href)) return;
  const prefix = prefixOf(base, href);
  if (!findRoute(ADDRESSES, portalPath(prefix, pathname)))
    history.replaceState(history.state, '', ownAddress(prefix + NOT_FOUND + search + hash));
}
