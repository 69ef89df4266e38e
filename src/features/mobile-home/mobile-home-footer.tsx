import { RouteLink } from '#shared/navigation/route-link';
import { useLogout } from '#shared/sign-out/use-logout';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Link } from '#ui/link';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/** Footer links and sign-out of the personal centre (MOB-05, OQ-85). */
export function MobileHomeFooter({ isSignedIn }: { isSignedIn: boolean }) {
  const { mobileHome } = useAreaTexts('member');
  const { customerService } = usePageConfig('links');
  const logout = useLogout('MLogin');
  return (
    <div className={foot}>
      {isSignedIn && (
        <Button variant="quiet" data-testid="logout" onClick={logout}>
          {mobileHome.logout}
        </Button>
      )}
      <div className={links}>
        <RouteLink to="UserHome">{mobileHome.backToPc}</RouteLink>
        {customerService && <Link href={customerService}>{mobileHome.customerService}</Link>}
      </div>
    </div>
  );
}

const foot = css({ display: 'grid', gap: 16, marginTop: 32 });
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '22px 32px',
  fontSize: token('text-s'),
});
