import { useEffect } from 'react';
import { ensureSession } from '../../api/account';
import { pathTo } from '../../config/paths';
import { useHrefOf } from '../../shared/navigation/use-href-of';
import { useNavigate } from '../../shared/navigation/use-navigate';
import { hasSignedOn } from '../../shared/sign-on/use-sign-on';

/**
 * Asks once per page whether the viewer is signed in. On a login page they are taken on: to MIndex on the mobile
 * site, otherwise to the user-centre home (doc 2 § 4, LOGIN-16). On any other page nobody is moved: the widget
 * only shows who is signed in. The login check itself stays silent (OQ-40).
 */
export function useAlreadySignedIn(isMobileSite: boolean): void {
  const navigate = useNavigate();
  const hrefOf = useHrefOf();
  useEffect(() => {
    const leaving = new AbortController();
    void ensureSession().then((session) => {
      if (leaving.signal.aborted || session.status !== 'signed-in' || hasSignedOn() || !isLoginPage(hrefOf))
        return;
      if (isMobileSite) navigate('MIndex', { replaces: true });
      else navigate('UserHome', { replaces: true });
    });
    return () => leaving.abort();
  }, [isMobileSite, navigate, hrefOf]);
}

function isLoginPage(hrefOf: (to: string) => string): boolean {
  return (['Login', 'MLogin'] as const).some((name) => {
    const { pathname } = new URL(hrefOf(pathTo(name)), location.href);
    return location.pathname === pathname;
  });
}
