import { useLayoutEffect, useSyncExternalStore } from 'react';
import { MOBILE_ROUTES } from '#config/paths';
import type { RouteHistory } from './history/route-history';
import { matchRoute, type RouteRow } from './route-table';

/** Attribute with which a page marks its desktop navigation and footer. */
const DESKTOP_ONLY = 'data-cntv-desktop';

/** Hides the desktop navigation and footer of the page while a route of the mobile site is shown (LAYOUT-04). */
export function useMobileLayout(rows: readonly RouteRow[], history: RouteHistory): void {
  const { path } = useSyncExternalStore(history.subscribe, history.entry);
  const match = matchRoute(rows, path);
  const isMobileSite = 'row' in match && MOBILE_ROUTES.includes(match.row.name);
  useLayoutEffect(() => {
    if (!isMobileSite) return;
    const hidden = [...document.querySelectorAll<HTMLElement>(`[${DESKTOP_ONLY}]:not([hidden])`)];
    for (const part of hidden) part.hidden = true;
    return () => {
      for (const part of hidden) part.hidden = false;
    };
  }, [isMobileSite]);
}
