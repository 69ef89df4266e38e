import { ADDRESSES } from '#app/addresses.build-time';
import { findRoute, type NamedRoute } from '#app/find-route';
import { prefixOf } from '#app/history/base-path';
import { portalPath } from '#app/portal-path';
import { PRINTED_SCREENS } from '#app/printed-screens.build-time';
import type { Values } from '../attributes';
import type { Printable } from '../stamp';

/** Returns what changes the tree of the screen that the address shows. */
export function treeOf(values: Values): Printable {
  const route = routeOf(values)?.name;
  const config = route && PRINTED_SCREENS[route];
  return { screen: config && route, properties: ['base'], config: config ?? [] };
}

/** Returns the route of the page's address, or of the path for which a print is rendered; undefined for another path. */
export function routeOf({ base, path }: Values): NamedRoute | undefined {
  const url = path === undefined ? pageAddress() : `http://localhost${path}`;
  const found = findRoute(ADDRESSES, portalPath(prefixOf(`${base}`, url), new URL(url).pathname));
  return found && 'name' in found ? found : undefined;
}

/** A frame with `srcdoc` begins at the home. */
function pageAddress(): string {
  return /^http/.test(location.href) ? location.href : 'http://localhost/';
}
