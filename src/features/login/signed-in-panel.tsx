import { useEffect } from 'react';
import { fill } from '../../i18n/catalogue';
import { loadChunk } from '../../lib/chunk';
import { useSession } from '../../session/use-session';
import { RouteLink } from '../../shared/navigation/route-link';
import { Card } from '../../ui/card';
import { useTexts } from '../../ui/language';
import { loadAccountCalls } from './modules';

/** Stands in the form's place where the viewer is signed in already. */
export function SignedInPanel({ isMobileSite }: { isMobileSite: boolean }) {
  const { login } = useTexts();
  const { operatorName } = useSession();
  // Right after signing in only the server knows the name; without it the panel still says what matters.
  useEffect(() => {
    if (operatorName) return;
    loadChunk(loadAccountCalls)
      .then(({ getUserInfo }) => getUserInfo())
      // Nothing is submitted: a failure is silent.
      .catch(() => {});
  }, [operatorName]);

  return (
    <Card title={operatorName ? fill(login.signedInAs, { name: operatorName }) : login.signedIn}>
      <p>
        <RouteLink to={isMobileSite ? 'MIndex' : 'UserHome'}>{login.toUserHome}</RouteLink>
      </p>
    </Card>
  );
}
