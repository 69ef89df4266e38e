import { areaLoader } from '../../i18n/areas';
import { loadChunk } from '../../lib/chunk';
import { useSession } from '../../session/use-session';
import { useLanguage } from '../../ui/language';
import { LazyPlace, useChunk } from '../../ui/lazy';
import { RegisterPrompt } from '../register-prompt/register-prompt';
import { ChangePasswordPlace } from './change-password-place';

/**
 * Lets a signed-in viewer change the password (doc 1 § 5, doc 2 § 2, MOB-06); a viewer who signed in with a third
 * party and has no password is asked to register (PWD-13). It has no title and no frame: it stands in a section of the
 * account's pages, which stay as they are while it is loaded, or when it cannot be.
 */
export function ChangePassword() {
  const { isOauthOnly } = useSession();
  return (
    <LazyPlace placeholder={<ChangePasswordPlace />}>{isOauthOnly ? <RegisterPrompt /> : <Form />}</LazyPlace>
  );
}

const load = () => import('./change-password-form');

function Form() {
  const language = useLanguage();
  // Requested together with the form, not one after another by its parts.
  void loadChunk(areaLoader('password', language));
  void loadChunk(areaLoader('account', language));
  const { ChangePasswordForm } = useChunk(load);
  return <ChangePasswordForm />;
}
