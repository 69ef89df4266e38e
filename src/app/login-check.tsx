import { useEffect, useState } from 'react';
import { ensureSession } from '#api/sign-in/account';
import { EVENTS } from '#config/events';
import { type SessionStatus, session } from '#session/session';
import { useIsSignedIn } from '#session/use-session';
import { mayRedirect, recordRedirect } from '#shared/navigation/redirect-chain';
import { useGo } from '#shared/navigation/use-go';
import { useHrefOf } from '#shared/navigation/use-href-of';
import { signInElement, signInPath } from '#shared/sign-in/sign-in-page';
import { SignedOutNotice } from '#shared/viewer/signed-out-notice';
import { Card } from '#ui/card';
import type { Elements } from '#ui/elements';
import { useHost } from '#ui/host';
import type { RouteHistory } from './history/route-history';
import { MatchSkeleton } from './match-skeleton';
import { Redirect } from './redirect';
import { type Match, needsSignIn } from './route-table';

const START = '/';
const USER = '/user';

/**
 * Login check (doc 1 § 4, OQ-20): the member centre and the mobile home are rendered for signed-in viewers only, and
 * `/` redirects signed-in viewers to `/user`. If the session request fails, all routes are rendered: the server enforces
 * permissions (PERM-09).
 * @param content content of the route without the check
 */
export function withLoginCheck(match: Match, history: RouteHistory, content: Elements): Elements {
  const { path } = history.entry();
  const skeleton = <MatchSkeleton match={match} />;
  if (path === START) {
    const toUser = <Redirect from={path} to={USER} history={history} />;
    return (
      <LoginCheck skeleton={skeleton}>{(status) => (status === 'signed-in' ? toUser : content)}</LoginCheck>
    );
  }
  if (path.replace(/\/$/, '') === USER || needsSignIn(match))
    return (
      <LoginCheck skeleton={skeleton}>
        {(status) => (status === 'signed-out' ? <ToSignIn skeleton={skeleton} /> : content)}
      </LoginCheck>
    );
  return content;
}

type CheckProps = { skeleton: Elements; children(status: SessionStatus): Elements };

/**
 * Checks the session once, on the first checked route; navigating between checked routes makes no request.
 */
function LoginCheck({ skeleton, children }: CheckProps) {
  const [known, setKnown] = useState(storedStatus);
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    let isGone = false;
    void ensureSession().then(({ status }) => {
      if (!isGone) setKnown(status);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (known === null) return skeleton;
  // A sign-in in another tab renders the route. A later sign-out is handled by the screen.
  return children(known === 'signed-out' && isSignedIn ? 'signed-in' : known);
}

/** A viewer who is signed in by the stored session need not wait for the server's check. */
function storedStatus(): SessionStatus | null {
  return session.getState().status === 'signed-in' ? 'signed-in' : null;
}

/**
 * Redirects to the sign-in and replaces the history entry of the checked route. Shows a notice instead if the page
 * prevents that, or has another element that signs in (OQ-40), or would redirect once more in a chain (OQ-103).
 */
function ToSignIn({ skeleton }: { skeleton: Elements }) {
  const host = useHost();
  const hrefOf = useHrefOf();
  const go = useGo();
  const [isPrevented, setPrevented] = useState(() => Boolean(signInElement(host.element)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(() => {
    if (isPrevented) return;
    const to = signInPath();
    const redirectTo = hrefOf(to);
    if (!host.emit(EVENTS.loginRequired, { redirectTo }) || !mayRedirect('sign-in', redirectTo)) {
      setPrevented(true);
      return;
    }
    recordRedirect(redirectTo, 'sign-in');
    go(to, { replaces: true });
  }, []);
  if (!isPrevented) return skeleton;
  return (
    <Card>
      <SignedOutNotice />
    </Card>
  );
}
