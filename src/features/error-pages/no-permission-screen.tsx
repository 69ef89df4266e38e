import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { pageUrl } from '#lib/document/page-url';
import { RouteLink } from '#shared/navigation/route-link';
import { useHref } from '#shared/navigation/use-href-of';
import { useHomeHref } from '#shared/sign-in/use-home-href';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { Link } from '#ui/link';
import { StatusPage } from '#ui/status-page';
import { primaryLink, quietLink } from '#ui/styles/button-link.styles';

/** NoPermission: shown when the viewer may not access a page (ROUTE-26, PAGE-07, PERM-05). */
export function Screen() {
  const { noPermission } = useAreaTexts('portal');
  const home = useHomeHref();
  const userHome = useHref('UserHome');
  // A print does not know the host of the page.
  const page = useIsHydrated() ? pageUrl() : 'http://localhost';
  const isOneHome = new URL(userHome, page).href === new URL(home, page).href;
  return (
    <StatusPage picture={Lock} title={noPermission.title} text={noPermission.text}>
      <Link href={home} className={primaryLink}>
        {noPermission.portalHome}
      </Link>
      {!isOneHome && (
        <RouteLink to="UserHome" className={quietLink}>
          {noPermission.userHome}
        </RouteLink>
      )}
    </StatusPage>
  );
}
