import { leavePage } from '#lib/document/leave-page';
import { pageUrl } from '#lib/document/page-url';
import { allowedUrl } from '#lib/redirect/allowed-url';
import { redirectRule } from '#lib/redirect/redirect-rule';
import { routeAddress } from '#shared/navigation/address';
import { useRoute, useRouter } from '#shared/navigation/route';
import { useHrefOf } from '#shared/navigation/use-href-of';
import { useNavigate } from '#shared/navigation/use-navigate';
import { useCompleteSignIn } from '#shared/sign-in/use-complete-sign-in';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { readRegisteredState } from '../registered-state';
import { SuccessPage } from '../success-page';

/**
 * MobileRegisterSucceed: after ten seconds, propagates the sign-in to the portal's other domains and goes to
 * `backurl`, by default to the user-centre home. Without SSO endpoints and ticket it only redirects (REG-31
 * to REG-33).
 */
export function Screen() {
  const { success } = useAreaTexts('account');
  const { sso, ticket, backurl } = readRegisteredState(useRoute().state);
  const hrefOf = useHrefOf();
  const back = allowedUrl(backurl, redirectRule())?.href;
  const home = absolute(hrefOf(routeAddress('UserHome')));
  const target = back ?? home;
  const completeSignIn = useCompleteSignIn(target);
  const navigate = useNavigate();
  const router = useRouter();

  async function leave() {
    // Otherwise the back button would find the used ticket in the history.
    router?.go(routeAddress('MobileRegisterSucceed'), { state: undefined, replaces: true });
    if (sso.length === 0 || !ticket) leavePage(target);
    // If the page cancels the redirect, the login screen shows that the viewer is signed in.
    else if (!(await completeSignIn('password', { sso, ticket }))) navigate('Login', { replaces: true });
  }
  return (
    <SuccessPage
      title={success.registered}
      wait={target === home ? success.registeredWait : success.registeredBack}
      goNow={success.goNow}
      onLeave={() => void leave()}
    />
  );
}

function absolute(address: string): string {
  return new URL(address, pageUrl()).href;
}
