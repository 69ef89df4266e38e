import { useCallback } from 'react';
import { signOut } from '../../api/account';
import { addressOf } from '../../blocks/navigation/address';
import { useHrefOf } from '../../blocks/navigation/use-href-of';
import { useNavigate } from '../../blocks/navigation/use-navigate';
import { EVENTS } from '../../config/events';
import { useHost } from '../../ui/host';
import { useSetting } from '../../ui/use-setting';

/**
 * Signs out (OQ-42): what is kept of the viewer is cleared, the page is told by `cntv-logout`, and the browser goes to
 * `logoutUrl`, which ends the session on the server. No call is documented for that: without the setting, MLogin it is.
 */
export function useLogout(): () => void {
  const host = useHost();
  const logoutUrl = useSetting('logoutUrl');
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
