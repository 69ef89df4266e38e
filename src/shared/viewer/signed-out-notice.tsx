import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { useTexts } from '../../ui/language';
import { Notice } from '../../ui/notice';
import { RouteLink } from '../navigation/route-link';
import { signInRoute } from '../navigation/sign-in-route';

/** Replaces an account screen while the viewer is signed out; links to the sign-in. */
export function SignedOutNotice() {
  const { login } = useTexts();
  const { viewer } = useAreaTexts('member');
  return (
    <Notice>
      <span>{viewer.signedOut}</span>
      <RouteLink {...signInRoute()}>{login.submit}</RouteLink>
    </Notice>
  );
}
