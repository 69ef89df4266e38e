import { useLayoutEffect } from 'react';
import { EVENTS } from '../config/events';
import { type Query, withQuery } from '../shared/navigation/address';
import { useHost } from '../ui/host';
import type { RouteHistory } from './route-history';
import { matchRoute, type RouteRow } from './route-table';

/** Answers the navigations of the page's other widgets, unless the page itself has (OQ-27). */
export function useNavigations(rows: readonly RouteRow[], history: RouteHistory): void {
  const { element } = useHost();
  // Before the portal says that it is ready.
  useLayoutEffect(() => {
    function handleNavigate(event: Event) {
      const { path, query } = (event as CustomEvent<{ path: string; query?: Query }>).detail;
      // The screens in here ask their own router; a portal nearer to the widget has answered already.
      if (event.defaultPrevented || event.target === element) return;
      if ('redirect' in matchRoute(rows, path)) return;
      event.preventDefault();
      history.go(withQuery(path, query));
    }
    addEventListener(EVENTS.navigate, handleNavigate);
    return () => removeEventListener(EVENTS.navigate, handleNavigate);
  }, [rows, history, element]);
}
