import { useEffect } from 'react';
import { fill } from '#i18n/catalogue';
import { loadChunk } from '#lib/chunk';
import { useSession } from '#session/use-session';
import { RouteLink } from '#shared/navigation/route-link';
import { Card } from '#ui/card';
import { useTexts } from '#ui/language';
import { loadViewerCalls } from './modules';

type Props = { isMobileSite: boolean; level: 1 | 2 };

/** Replaces the form when the viewer is already signed in. */
export function SignedInPanel({ isMobileSite, level }: Props) {
  const { login } = useTexts();
  const { operatorName } = useSession();
  // Right after the sign-in only the server knows the name; the panel also works without it.
  useEffect(() => {
    if (operatorName) return;
    loadChunk(loadViewerCalls)
      .then(({ ensureViewerName }) => ensureViewerName())
      // A failure is only logged, because the name is optional (ERR-09).
      .catch((error) => console.warn('cntv-widgets: the name could not be loaded:', String(error)));
  }, [operatorName]);

  return (
    <Card
      title={operatorName ? fill(login.signedInAs, { name: operatorName }) : login.signedIn}
      level={level}
    >
      <p>
        <RouteLink to={isMobileSite ? 'MIndex' : 'UserHome'}>{login.toUserHome}</RouteLink>
      </p>
    </Card>
  );
}
