import { fill } from '#i18n/fill';
import { useNavigate } from '#shared/navigation/use-navigate';
import { useHomeHref } from '#shared/sign-in/use-home-href';
import { Button } from '#ui/button';
import type { Picture } from '#ui/drawing';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Link } from '#ui/link';
import { StatusPage } from '#ui/status-page';
import { quietLink } from '#ui/styles/button-link.styles';

type Props = { picture: Picture; title: string; text: string };

/**
 * An error page with links to the user-centre home, which the documents also call Index (OQ-21), and the portal home,
 * and with the customer service if the portal has configured it (OQ-85, OQ-86).
 */
export function ErrorPage(props: Props) {
  const { missing } = useAreaTexts('portal');
  const { onlineService } = usePageConfig('links');
  const phone = usePageConfig('servicePhone');
  const navigate = useNavigate();
  return (
    <StatusPage
      {...props}
      help={
        (onlineService || phone) && (
          <>
            {onlineService && <Link href={onlineService}>{missing.onlineService}</Link>}
            {phone && <span data-testid="service-phone">{fill(missing.servicePhone, { phone })}</span>}
          </>
        )
      }
    >
      <Button data-testid="user-home" onClick={() => navigate('UserHome')}>
        {missing.userHome}
      </Button>
      <Link href={useHomeHref()} className={quietLink}>
        {missing.portalHome}
      </Link>
    </StatusPage>
  );
}
