import { useEffect } from 'react';
import { loadChunk } from '#lib/chunk';
import { logMessage } from '#page-config/console-message';
import { useSession } from '#session/use-session';
import { RouteLink } from '#shared/navigation/route-link';
import { Card } from '#ui/card';
import { FilledText } from '#ui/filled-text';
import { useForeignLanguage, useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { loadViewerCalls } from './modules';

type Props = { isMobileSite: boolean };

/** Replaces the form when the viewer is already signed in. */
export function SignedInPanel({ isMobileSite }: Props) {
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

  const languageOf = useForeignLanguage();
  return (
    <Card
      title={
        operatorName ? (
          // The name is not broken between two lines, unless it is longer than one.
          <FilledText
            text={login.signedInAs}
            values={{
              name: (
                <span className={whole} lang={languageOf(operatorName)}>
                  {operatorName}
                </span>
              ),
            }}
          />
        ) : (
          login.signedIn
        )
      }
    >
      <p>
        <RouteLink to={isMobileSite ? 'MIndex' : 'UserHome'}>{login.toUserHome}</RouteLink>
      </p>
    </Card>
  );
}

const whole = css({ display: 'inline-block', maxWidth: '100%' });
