import { useCallback } from 'react';
import { signOut } from '#api/sign-in/account';
import { EVENTS } from '#config/events';
import { pageUrl } from '#lib/document/page-url';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { useHost } from '#ui/host';
import { routeAddress } from '../navigation/address';
import { useHrefOf } from '../navigation/use-href-of';
import { useNavigate } from '../navigation/use-navigate';

/**
 * Signs out (OQ-42): clears the stored session, dispatches `cntv-logout` and navigates to `logoutUrl`, which
 * ends the session on the server. No endpoint is documented for that; without `logoutUrl` the target is a sign-in page.
 * @param signIn sign-in page of the desktop or the mobile site
 */
export function useLogout(signIn: 'Login' | 'MLogin'): () => void {
  const host = useHost();
  const logoutUrl = usePageConfig('logoutUrl');
  const navigate = useNavigate();
  const hrefOf = useHrefOf();
  return useCallback(() => {
    signOut();
    const redirectTo = new URL(logoutUrl || hrefOf(routeAddress(signIn)), pageUrl()).href;
    host.emit(EVENTS.logout, { redirectTo });
    if (logoutUrl) location.assign(redirectTo);
    else navigate(signIn);
  }, [host, signIn, logoutUrl, navigate, hrefOf]);
}
