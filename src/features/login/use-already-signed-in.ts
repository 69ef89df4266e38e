import { useEffect } from 'react';
import { ensureSession } from '../../api/account';
import { useNavigate } from '../../blocks/navigation/use-navigate';
import { hasSignedOn } from '../../blocks/sign-on/use-sign-on';
import { pathTo } from '../../config/paths';
import { getSettings } from '../../lib/settings';

/**
 * Asks once per page whether the viewer is signed in. On a login page they are taken on: to MIndex on the mobile
 * site, otherwise to the user-centre home (doc 2 § 4, LOGIN-16). On any other page nobody is moved: the widget
 * only shows who is signed in. The login check itself stays silent (OQ-40).
 */
export function useAlreadySignedIn(isMobileSite: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const leaving = new AbortController();
    void ensureSession().then((session) => {
      if (leaving.signal.aborted || session.status !== 'signed-in' || hasSignedOn() || !isLoginPage()) return;
      if (isMobileSite) navigate('MIndex', { replaces: true });
      else navigate('UserHome', { replaces: true });
    });
    return () => leaving.abort();
  }, [isMobileSite, navigate]);
}

function isLoginPage(): boolean {
  const { portalBase } = getSettings();
  const base = new URL(portalBase || '/', location.href).pathname.replace(/\/$/, '');
  return [pathTo('Login'), pathTo('MLogin')].some((path) => location.pathname === base + path);
}
