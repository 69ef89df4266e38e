import { useRoute } from '../../blocks/navigation/route';
import { useNavigate } from '../../blocks/navigation/use-navigate';
import { redirectRule } from '../../blocks/sign-on/target';
import { useSignOn } from '../../blocks/sign-on/use-sign-on';
import { allowedUrl } from '../../lib/redirect';
import { getSettings } from '../../lib/settings';
import { useAreaTexts } from '../../ui/use-area-texts';
import { readRegisteredState } from './registered-state';
import { SuccessPage } from './success-page';

/**
 * MobileRegisterSucceed: after ten seconds the sign-in is carried over to the portal's other domains, and the viewer
 * goes where they wanted to, otherwise to the user-centre home. Without a hand-off they just go (REG-31 to REG-33).
 */
export function Screen() {
  const { success } = useAreaTexts('account');
  const { sso, ticket, backurl } = readRegisteredState(useRoute().state);
  const target = targetOf(backurl);
  const signOn = useSignOn(target);
  const navigate = useNavigate();

  async function leave() {
    if (sso.length === 0 || !ticket) location.assign(target);
    // A page that keeps its viewers has them see that they are signed in.
    else if (!(await signOn({ sso, ticket }))) navigate('Login', { replaces: true });
  }
  return (
    <SuccessPage
      title={success.registered}
      wait={success.registeredWait}
      goNow={success.goNow}
      onLeave={() => void leave()}
    />
  );
}

function targetOf(backurl: string): string {
  const rule = redirectRule();
  const { userHome } = getSettings();
  return (allowedUrl(backurl, rule) ?? new URL(userHome, rule.base)).href;
}
