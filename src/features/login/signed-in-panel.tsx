import { useEffect } from 'react';
import { loadChunk } from '#lib/chunk';
import { logMessage } from '#page-config/console-message';
import { useSession } from '#session/use-session';
import { RouteLink } from '#shared/navigation/route-link';
import { Card } from '#ui/card';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
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
      .catch((error) => logMessage('warn', 'cntv-widgets: the name could not be loaded:', String(error)));
  }, [operatorName]);

  return (
    <Card
      title={operatorName ? <WithName text={login.signedInAs} name={operatorName} /> : login.signedIn}
      level={level}
    >
      <p>
        <RouteLink to={isMobileSite ? 'MIndex' : 'UserHome'}>{login.toUserHome}</RouteLink>
      </p>
    </Card>
  );
}

/** A text with a name that is not broken between two lines, unless it is longer than one. */
function WithName({ text, name }: { text: string; name: string }) {
  const [before, after] = text.split('{name}');
  return (
    <>
      <span>{before}</span>
      {after !== undefined && <span className={whole}>{name}</span>}
      <span>{after}</span>
    </>
  );
}

const whole = css({ display: 'inline-block', maxWidth: '100%' });
