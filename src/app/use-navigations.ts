import { useLayoutEffect } from 'react';
import { EVENTS } from '#config/events';
import { withQuery } from '#lib/text/query-bytes';
import { getPageConfig } from '#page-config/page-config';
import type { UrlParams } from '#shared/navigation/address';
import { otherPage } from '#shared/navigation/route-url';
import { useHost } from '#ui/host';
import type { RouteHistory } from './history/route-history';
import { matchRoute, type RouteRow } from './route-table';

/** Handles the `cntv-navigate` events of other widgets, unless the page has cancelled them (OQ-27). */
export function useNavigations(rows: readonly RouteRow[], history: RouteHistory): void {
  const { element } = useHost();
  // A layout effect, so that it listens before the portal is ready.
  useLayoutEffect(() => {
    function handleNavigate(event: Event) {
      const { path, query } = (event as CustomEvent<{ path: string; query?: UrlParams }>).detail;
      // Own screens use the router; a cancelled event was handled by the page or another portal.
      if (event.defaultPrevented || event.target === element) return;
      const to = withQuery(path, query);
      // The widget opens such a page by the URL of its link.
      if ('redirect' in matchRoute(rows, path) || otherPage(to, history, getPageConfig())) return;
      event.preventDefault();
      history.go(to);
    }
    addEventListener(EVENTS.navigate, handleNavigate);
    return () => removeEventListener(EVENTS.navigate, handleNavigate);
  }, [rows, history, element]);
}
