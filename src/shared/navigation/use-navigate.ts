import { useCallback } from 'react';
import { EVENTS } from '../../config/events';
import { pathTo, type RouteName } from '../../config/paths';
import { getPageConfig } from '../../page-config/page-config';
import { useHost } from '../../ui/host';
import { addressOf, type UrlParams } from './address';
import { useRouter } from './route';
import { otherUserHome } from './user-home';

type Options = {
  params?: UrlParams;
  query?: UrlParams;
  /** History state for the next screen; contained neither in the URL nor in the event. */
  state?: unknown;
  replaces?: boolean;
};

export type Navigate = (name: RouteName, options?: Options) => void;

/**
 * Navigates to a named route of the portal. Dispatches a cancelable `cntv-navigate` first (OQ-27). Without a
 * router that handles the path, the browser goes to `portalBase` plus the path.
 */
export function useNavigate(): Navigate {
  const host = useHost();
  const router = useRouter();
  return useCallback(
    (name, { params = {}, query = {}, state, replaces = false } = {}) => {
      const path = pathTo(name, params);
      if (!host.emit(EVENTS.navigate, { name, path, params, query })) return;
      const to = addressOf(name, params, query);
      const { portalBase, userHome } = getPageConfig();
      const elsewhere = otherUserHome(to, userHome);
      if (!elsewhere && router?.go(to, { state, replaces })) return;
      const address = elsewhere ?? portalBase + to;
      if (replaces) location.replace(address);
      else location.assign(address);
    },
    [host, router],
  );
}
