import { useCallback } from 'react';
import { signOut } from '#api/sign-in/account';
import { EVENTS } from '#config/events';
import { addressOf } from '#shared/navigation/address';
import { useHrefOf } from '#shared/navigation/use-href-of';
import { useNavigate } from '#shared/navigation/use-navigate';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { useHost } from '#ui/host';

/**
 * Signs out (OQ-42): clears the stored session, dispatches `cntv-logout` and navigates to `logoutUrl`, which
 * ends the session on the server. No endpoint is documented for that; without `logoutUrl` the target is
 * MLogin.
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
