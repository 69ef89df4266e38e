import { ADDRESSES, NOT_FOUND } from './addresses.build-time';
import { findRoute } from './find-route';
import { isBelow, pathBelow } from './history/base-path';

/**
 * Returns the path of what the portal shows at a path of the page. Outside of its prefix, only the paths of its screens are its
 * own: any other is not found, and belongs to the page, which keeps its address.
 */
export function portalPath(prefix: string, pathname: string): string {
  const path = pathBelow(prefix, pathname);
  return isBelow(prefix, pathname) || isScreen(path) ? path : NOT_FOUND;
}

/** Whether a path is that of a screen. */
export function isScreen(path: string): boolean {
  const found = findRoute(ADDRESSES, path);
  return found !== undefined && 'name' in found;
}
