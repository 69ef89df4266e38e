import { useCallback } from 'react';
import { EVENTS } from '#config/events';
import { pathTo, type RouteName } from '#config/paths';
import { asBytes } from '#lib/text/query-bytes';
import { useHost } from '#ui/host';
import { routeAddress, type UrlParams } from './address';
import { useGo } from './use-go';

type Options = {
  params?: UrlParams;
  query?: UrlParams;
  /** History state for the next screen; contained neither in the URL nor in the event. */
  state?: unknown;
  replaces?: boolean;
};

export type Navigate = (name: RouteName, options?: Options) => void;

/** Navigates to a named route of the portal. Dispatches a cancelable `cntv-navigate` first (OQ-27). */
export function useNavigate(): Navigate {
  const host = useHost();
  const go = useGo();
  return useCallback(
    (name, { params = {}, query = {}, ...options } = {}) => {
      const path = pathTo(name, params);
      // A page reads no marked bytes.
      const read = Object.entries(query).map(([key, value]) => [key, asBytes(`${value}`)] as const);
      if (host.emit(EVENTS.navigate, { name, path, params, query: Object.fromEntries(read) }))
        go(routeAddress(name, params, query), options);
    },
    [host, go],
  );
}
