import { useEffect } from 'react';
import { pathTo } from '#config/paths';
import { loadChunk } from '#lib/chunk';
import { pageUrl } from '#lib/document/page-url';
import { onConfigChange } from '#page-config/scripts';
import { recordSignOut } from '#session/session';
import { mayRedirect, recordRedirect, redirectChain } from '#shared/navigation/redirect-chain';
import { type Router, useRouter } from '#shared/navigation/route';
import { useHrefOf } from '#shared/navigation/use-href-of';
import { useNavigate } from '#shared/navigation/use-navigate';
import { hasSignedIn } from '#shared/sign-in/use-complete-sign-in';
import { loadAccountCalls } from './modules';

/**
 * Checks once per page whether the viewer is signed in. A login page then redirects to MIndex on the mobile
 * site, otherwise to the user-centre home (doc 2 § 4, LOGIN-16); the page configuration decides which pages those are. On
 * any other page the widget only shows the viewer. Failures of the check are not shown (OQ-40). Where that home has sent the
 * viewer here although it was reached by such a redirect, the form is shown (OQ-103).
 */
export function useAlreadySignedIn(isMobileSite: boolean): void {
  const navigate = useNavigate();
  const hrefOf = useHrefOf();
  const router = useRouter();
  useEffect(() => {
    const leaving = new AbortController();
    async function leaveIfSignedIn() {
      const { ensureSession } = await loadChunk(loadAccountCalls);
      const { status } = await ensureSession();
      if (leaving.signal.aborted || status !== 'signed-in' || hasSignedIn() || !isLoginPage(hrefOf, router))
        return;
      leaving.abort();
      const home = isMobileSite ? 'MIndex' : 'UserHome';
      const to = hrefOf(pathTo(home));
      if (mayRedirect('home', to)) {
        recordRedirect(to, 'home');
        navigate(home, { replaces: true });
        // The home has sent the viewer back.
      } else if (redirectChain().done.includes('home')) recordSignOut({ hasExpired: true });
    }
    // A failed check is not shown.
    const check = () => void leaveIfSignedIn().catch(() => {});
    check();
    leaving.signal.addEventListener('abort', onConfigChange(check));
    return () => leaving.abort();
  }, [isMobileSite, navigate, hrefOf, router]);
}

/** Whether this page is the sign-in page of the page-config, or that of the portal around the screen. */
function isLoginPage(hrefOf: (to: string) => string, router: Router | null): boolean {
  return (['Login', 'MLogin'] as const)
    .map((name) => pathTo(name))
    .flatMap((to) => [hrefOf(to), router?.hrefOf(to) ?? []].flat())
    .some((href) => new URL(href, pageUrl()).pathname === location.pathname);
}
