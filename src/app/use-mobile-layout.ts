import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { RouteHistory } from './history/route-history';
import { followLayout } from './mobile-layout';
import { matchRoute, type RouteRow } from './route-table';

/** Hides the desktop navigation and footer of the page while a route of the mobile site is shown. */
export function useMobileLayout(rows: readonly RouteRow[], history: RouteHistory): void {
  const { path } = useSyncExternalStore(history.subscribe, history.entry, history.entry);
  const match = matchRoute(rows, path);
  const route = 'row' in match ? match.row.name : null;
  useLayoutEffect(() => followLayout(route), [route]);
}
