import { useCallback } from 'react';
import { EVENTS } from '../../config/events';
import { pathTo, type RouteName } from '../../config/paths';
import { getPageConfig } from '../../page-config/page-config';
import { useHost } from '../../ui/host';
import { addressOf, type Query } from './address';
import { useRouter } from './route';
import { otherUserHome } from './user-home';

type Options = {
  params?: Query;
  query?: Query;
  /** For the next screen alone: neither the address nor the event has it. */
  state?: unknown;
  replaces?: boolean;
};

export type Navigate = (name: RouteName, options?: Options) => void;

/**
 * Goes to a named route of the portal. The page is asked first by a cancelable `cntv-navigate` (OQ-27); the router
 * around the screen answers it, otherwise the browser goes to `portalBase` and the path.
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
