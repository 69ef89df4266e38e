import { pageUrl } from '#lib/document/page-url';
import { routeAddress } from '#shared/navigation/address';
import { RouteLink } from '#shared/navigation/route-link';
import { useHrefOf } from '#shared/navigation/use-href-of';
import { homeTarget } from '#shared/sign-in/target';
import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Link } from '#ui/link';
import { css } from '#ui/styles/emotion';

/** NoPermission: shown when the viewer may not access a page (ROUTE-26, PAGE-07, PERM-05). */
export function Screen() {
  const { noPermission } = useAreaTexts('portal');
  const hrefOf = useHrefOf();
  const home = homeTarget();
  const isOneHome = new URL(hrefOf(routeAddress('UserHome')), pageUrl()).href === home;
  return (
    <Card title={noPermission.title} level={1}>
      <p>{noPermission.text}</p>
      <p className={links}>
        <Link href={home}>{noPermission.portalHome}</Link>
        {!isOneHome && <RouteLink to="UserHome">{noPermission.userHome}</RouteLink>}
      </p>
    </Card>
  );
}

const links = css({ display: 'flex', flexWrap: 'wrap', gap: '22px 32px', marginTop: 20 });
