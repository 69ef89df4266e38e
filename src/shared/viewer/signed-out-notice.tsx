import { isMobile } from '../../lib/device';
import { useTexts } from '../../ui/language';
import { Notice } from '../../ui/notice';
import { useAreaTexts } from '../../ui/use-area-texts';
import { RouteLink } from '../navigation/route-link';

/** Stands in the place of a member's screen while nobody is signed in, with a link to the sign-in. */
export function SignedOutNotice() {
  const { login } = useTexts();
  const { viewer } = useAreaTexts('member');
  return (
    <Notice>
      <span>{viewer.signedOut}</span>
      <RouteLink to={isMobile() ? 'MLogin' : 'Login'}>{login.submit}</RouteLink>
    </Notice>
  );
}
