import { Suspense, use } from 'react';
import { EVENTS } from '../../config/events';
import { areaLoader } from '../../i18n/areas';
import { once } from '../../lib/once';
import { useSession } from '../../session/use-session';
import { ErrorBoundary } from '../../ui/error-boundary';
import { useHost } from '../../ui/host';
import { useLanguage } from '../../ui/language';
import { RegisterPrompt } from '../register-prompt/register-prompt';
import { ChangePasswordPlace } from './change-password-place';

/**
 * Lets a signed-in viewer change the password (doc 1 § 5, doc 2 § 2, MOB-06); whoever came by a third party and has
 * none is asked to register (PWD-13). It has no title and no frame: it stands in a section of the account's pages,
 * which stay as they are while it is loaded, or when it cannot be.
 */
export function ChangePassword() {
  const { isOauthOnly } = useSession();
  const host = useHost();

  function handleError(error: unknown) {
    console.error(error);
    host.emit(EVENTS.error, { code: null, message: String(error) });
  }
  return (
    <ErrorBoundary onError={handleError}>
      <Suspense fallback={<ChangePasswordPlace />}>{isOauthOnly ? <RegisterPrompt /> : <Form />}</Suspense>
    </ErrorBoundary>
  );
}

const load = () => import('./change-password-form');

function Form() {
  const language = useLanguage();
  // Asked for together with the form, not one after another by its parts.
  once(areaLoader('password', language));
  once(areaLoader('account', language));
  const { ChangePasswordForm } = use(once(load));
  return <ChangePasswordForm />;
}
