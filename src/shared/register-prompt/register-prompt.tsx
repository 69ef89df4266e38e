import { pageUrl } from '#lib/document/page-url';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Link } from '#ui/link';
import { Notice } from '#ui/notice';
import { routeAddress } from '../navigation/address';
import { useRouter } from '../navigation/route';
import { RouteLink } from '../navigation/route-link';
import { registrationPage } from '../navigation/route-url';

/**
 * Asks a viewer who signed in with a third party and has no account to register (HOME-11, PERM-06). Part:
 * `register`.
 */
export function RegisterPrompt() {
  const { text, link } = useAreaTexts('member').registerPrompt;
  const registrationHost = usePageConfig('registrationHost');
  const portalBase = usePageConfig('portalBase');
  // The viewer returns here after the registration (OQ-75).
  const query = { from: 'home', backurl: pageUrl() };
  const to = routeAddress('Register', {}, query);
  const elsewhere = registrationPage(to, useRouter(), { registrationHost, portalBase });
  return (
    <Notice isStanding data-testid="register">
      <span>{text}</span>
      {elsewhere ? (
        <Link href={elsewhere}>{link}</Link>
      ) : (
        <RouteLink to="Register" query={query}>
          {link}
        </RouteLink>
      )}
    </Notice>
  );
}
