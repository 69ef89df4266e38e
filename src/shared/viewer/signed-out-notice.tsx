import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { EVENTS } from '#config/events';
import { EmptyState } from '#ui/empty-state';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useHost } from '#ui/host';
import { useTexts } from '#ui/language';
import { LiveRegion } from '#ui/live/live-region';
import { primaryLink } from '#ui/styles/button-link.styles';
import { hasAnyKeptInput } from '../kept-input/kept-input-store';
import { RouteLink } from '../navigation/route-link';
import { useHrefOf } from '../navigation/use-href-of';
import { signInElement, signInPath, signInRoute } from '../sign-in/sign-in-page';

/**
 * Replaces an account screen while the viewer is signed out; links to the sign-in. A press dispatches a cancelable
 * `cntv-login-required` first, so that the page can show its own sign-in, and leaves the page where none is shown (OQ-104).
 */
export function SignedOutNotice() {
  const { login } = useTexts();
  const { viewer } = useAreaTexts('member');
  const host = useHost();
  const hrefOf = useHrefOf();
  function signIn(leave: () => void) {
    if (!host.emit(EVENTS.loginRequired, { redirectTo: hrefOf(signInPath()) })) return;
    // A framework of the page renders in a later task or frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const element = signInElement(host.element);
        if (element) element.focus();
        else leave();
      }),
    );
  }
  return (
    <EmptyState
      part="notice"
      picture={Lock}
      title={<LiveRegion>{hasAnyKeptInput() ? viewer.signedOutWithInput : viewer.signedOut}</LiveRegion>}
      action={
        <RouteLink {...signInRoute()} className={primaryLink} onPress={signIn}>
          {login.submit}
        </RouteLink>
      }
    />
  );
}
