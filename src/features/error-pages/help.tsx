import { fill } from '#i18n/fill';
import { useNavigate } from '#shared/navigation/use-navigate';
import { useHomeHref } from '#shared/sign-in/use-home-href';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Link } from '#ui/link';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/**
 * Links of an error page: the user-centre home, which the documents also call Index (OQ-21), the portal home,
 * and the customer service if the portal has configured it (OQ-85, OQ-86).
 */
export function Help() {
  const { missing } = useAreaTexts('portal');
  const { onlineService } = usePageConfig('links');
  const phone = usePageConfig('servicePhone');
  const navigate = useNavigate();
  return (
    <>
      <Button data-testid="user-home" onClick={() => navigate('UserHome')}>
        {missing.userHome}
      </Button>
      <div className={row}>
        <Link href={useHomeHref()}>{missing.portalHome}</Link>
        {onlineService && <Link href={onlineService}>{missing.onlineService}</Link>}
        {phone && <span data-testid="service-phone">{fill(missing.servicePhone, { phone })}</span>}
      </div>
    </>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '22px 24px',
  marginTop: 24,
  color: token('color-text-muted'),
  fontSize: token('text-s'),
});
