import { useCallback } from 'react';
import { EVENTS } from '../../config/events';
import { pathTo, type RouteName } from '../../config/paths';
import { getSettings } from '../../lib/settings';
import { useHost } from '../../ui/host';

export type Navigate = (
  name: RouteName,
  options?: { params?: Record<string, string>; replaces?: boolean },
) => void;

/**
 * Goes to a named route of the portal. The page is asked first by a cancelable `cntv-navigate` (OQ-27); a
 * `<cntv-portal>` around the widget answers it, otherwise the browser goes to `portalBase` and the path.
 */
export function useNavigate(): Navigate {
  const host = useHost();
  return useCallback(
    (name, { params, replaces = false } = {}) => {
      const path = pathTo(name, params);
      if (!host.emit(EVENTS.navigate, { name, path, params: params ?? {} }, true)) return;
      const address = getSettings().portalBase + path;
      if (replaces) location.replace(address);
      else location.assign(address);
    },
    [host],
  );
}
