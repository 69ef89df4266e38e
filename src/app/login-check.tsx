import { type ReactNode, useEffect, useState } from 'react';
import { ensureSession } from '../api/account';
import { EVENTS } from '../config/events';
import { isMobile } from '../lib/device';
import { getPageConfig } from '../page-config/page-config';
import { type SessionStatus, session } from '../session/session';
import { useIsSignedIn } from '../session/use-session';
import { addressOf } from '../shared/navigation/address';
import { useRouter } from '../shared/navigation/route';
import { SignedOutNotice } from '../shared/viewer/signed-out-notice';
import { Card } from '../ui/card';
import { useHost } from '../ui/host';
import { Loading } from '../ui/loading';
import { Redirect } from './redirect';
import type { RouteHistory } from './route-history';
import type { Match } from './route-table';

const START = '/';
const USER = '/user';

/**
 * Login gating (doc 1 § 4, OQ-20): a member route is shown to signed-in viewers only, and a signed-in viewer at `/` goes
 * to `/user`. While the service does not answer, nothing is gated: the server decides what anyone may do (PERM-09).
 * @param content what stands at the path without the check
 */
export function withLoginCheck(match: Match, history: RouteHistory, content: ReactNode): ReactNode {
  const { path } = history.entry();
  if (path === START) {
    const toUser = <Redirect from={path} to={USER} history={history} />;
    return <LoginCheck>{(status) => (status === 'signed-in' ? toUser : content)}</LoginCheck>;
  }
  if (path.replace(/\/$/, '') === USER || ('row' in match && match.row.isForMembers))
    return <LoginCheck>{(status) => (status === 'signed-out' ? <ToSignIn /> : content)}</LoginCheck>;
  return content;
}

/** Asks who is signed in once, when the viewer comes to a gated route; from one gated route to the next nothing is asked. */
function LoginCheck({ children }: { children(status: SessionStatus): ReactNode }) {
  const [known, setKnown] = useState(keptStatus);
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
  if (known === null) return <Loading />;
  // A sign-in elsewhere opens the route. A later sign-out is left to the screen, which may have more to say.
  return children(known === 'signed-out' && isSignedIn ? 'signed-in' : known);
}

/** Whoever was signed in on the page before is not kept waiting for the server to confirm it. */
function keptStatus(): SessionStatus | null {
  return session.getState().status === 'signed-in' ? 'signed-in' : null;
}

/** Goes to where one signs in, at once and without a history entry for the gated route. */
function ToSignIn() {
  const host = useHost();
  const router = useRouter();
  const [isPrevented, setPrevented] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(() => {
    const to = addressOf(isMobile() ? 'MLogin' : 'Login', {}, { backurl: location.href });
    const elsewhere = isMobile() ? '' : getPageConfig().registrationHost;
    const redirectTo = elsewhere ? elsewhere + to : (router?.hrefOf(to) ?? to);
    if (!host.emit(EVENTS.loginRequired, { redirectTo })) setPrevented(true);
    else if (elsewhere || !router?.go(to, { state: undefined, replaces: true })) location.replace(redirectTo);
  }, []);
  if (!isPrevented) return <Loading />;
  return (
    <Card>
      <SignedOutNotice />
    </Card>
  );
}
