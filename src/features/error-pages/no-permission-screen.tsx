import { pageUrl } from '#lib/document/page-url';
import { RouteLink } from '#shared/navigation/route-link';
import { useHref } from '#shared/navigation/use-href-of';
import { useHomeHref } from '#shared/sign-in/use-home-href';
import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { Link } from '#ui/link';
import { css } from '#ui/styles/emotion';

/** NoPermission: shown when the viewer may not access a page (ROUTE-26, PAGE-07, PERM-05). */
export function Screen() {
  const { noPermission } = useAreaTexts('portal');
  const home = useHomeHref();
  const userHome = useHref('UserHome');
  // A print does not know the host of the page.
  const page = useIsHydrated() ? pageUrl() : 'http://localhost';
  const isOneHome = new URL(userHome, page).href === new URL(home, page).href;
  return (
    <Card title={noPermission.title}>
      <p>{noPermission.text}</p>
      <p className={links}>
        <Link href={home}>{noPermission.portalHome}</Link>
        {!isOneHome && <RouteLink to="UserHome">{noPermission.userHome}</RouteLink>}
      </p>
    </Card>
  );
}

const links = css({ display: 'flex', flexWrap: 'wrap', gap: '22px 32px', marginTop: 20 });
