import { isMobile } from '../../lib/device';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { useTexts } from '../../ui/language';
import { Notice } from '../../ui/notice';
import { RouteLink } from '../navigation/route-link';

/** Replaces an account screen while the viewer is signed out; links to the sign-in. */
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
