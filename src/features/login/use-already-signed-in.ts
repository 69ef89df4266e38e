import { useEffect } from 'react';
import { pathTo } from '../../config/paths';
import { loadChunk } from '../../lib/chunk';
import { useHrefOf } from '../../shared/navigation/use-href-of';
import { useNavigate } from '../../shared/navigation/use-navigate';
import { hasSignedIn } from '../../shared/sign-in/use-complete-sign-in';
import { loadAccountCalls } from './modules';

/**
 * Checks once per page whether the viewer is signed in. A login page then redirects to MIndex on the mobile
 * site, otherwise to the user-centre home (doc 2 § 4, LOGIN-16). On any other page the widget only shows the
 * viewer. Failures of the check are not shown (OQ-40).
 */
export function useAlreadySignedIn(isMobileSite: boolean): void {
  const navigate = useNavigate();
  const hrefOf = useHrefOf();
  useEffect(() => {
    const leaving = new AbortController();
    async function leaveIfSignedIn() {
      const { ensureSession } = await loadChunk(loadAccountCalls);
      const { status } = await ensureSession();
      if (leaving.signal.aborted || status !== 'signed-in' || hasSignedIn() || !isLoginPage(hrefOf)) return;
      navigate(isMobileSite ? 'MIndex' : 'UserHome', { replaces: true });
    }
    // A failed check is not shown.
    leaveIfSignedIn().catch(() => {});
    return () => leaving.abort();
  }, [isMobileSite, navigate, hrefOf]);
}

function isLoginPage(hrefOf: (to: string) => string): boolean {
  return (['Login', 'MLogin'] as const).some((name) => {
    const { pathname } = new URL(hrefOf(pathTo(name)), location.href);
    return location.pathname === pathname;
  });
}
