import type { RouteName } from '#config/paths';
import { MOBILE } from './addresses.build-time';

/** Attribute with which a page marks its desktop navigation and footer. */
const DESKTOP_ONLY = 'data-cntv-desktop';

/** What is hidden now: by an element at rest, whose view shows it again. */
const hidden = new Set<HTMLElement>();

/**
 * Hides the desktop navigation and footer of the page if a route is one of the mobile site (LAYOUT-04).
 * @returns shows them again
 */
export function followLayout(route: RouteName | null): () => void {
  if (!route || !MOBILE.includes(route)) return () => {};
  for (const part of document.querySelectorAll<HTMLElement>(`[${DESKTOP_ONLY}]:not([hidden])`)) {
    hidden.add(part);
    part.hidden = true;
  }
  return () => {
    for (const part of hidden) part.hidden = false;
    hidden.clear();
  };
}
