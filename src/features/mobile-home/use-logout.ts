import { useCallback } from 'react';
import { signOut } from '../../api/account';
import { EVENTS } from '../../config/events';
import { addressOf } from '../../shared/navigation/address';
import { useHrefOf } from '../../shared/navigation/use-href-of';
import { useNavigate } from '../../shared/navigation/use-navigate';
import { useHost } from '../../ui/host';
import { usePageConfig } from '../../ui/use-page-config';

/**
 * Signs out (OQ-42): what is kept of the viewer is cleared, the page is told by `cntv-logout`, and the browser goes to
 * `logoutUrl`, which ends the session on the server. No call is documented for that: without the setting, MLogin it is.
 */
export function useLogout(): () => void {
  const host = useHost();
  const logoutUrl = usePageConfig('logoutUrl');
  const navigate = useNavigate();
  const hrefOf = useHrefOf();
  return useCallback(() => {
    signOut();
    const redirectTo = new URL(logoutUrl || hrefOf(addressOf('MLogin')), location.href).href;
    host.emit(EVENTS.logout, { redirectTo });
    if (logoutUrl) location.assign(redirectTo);
    else navigate('MLogin');
  }, [host, logoutUrl, navigate, hrefOf]);
}
