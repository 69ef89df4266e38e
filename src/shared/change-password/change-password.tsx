import type { UserInfo } from '#api/member/viewer';
import { areaLoader } from '#i18n/areas';
import { loadChunk } from '#lib/chunk';
import { useSession } from '#session/use-session';
import { useLanguage } from '#ui/language';
import { LazyBoundary, useChunk } from '#ui/loading/lazy';
import { LoadingFields } from '#ui/loading/loading';
import { RegisterPrompt } from '../register-prompt/register-prompt';

/**
 * Changes the password of the signed-in viewer (doc 1 § 5, doc 2 § 2, MOB-06). A viewer who signed in with a
 * third party and has no password is asked to register (PWD-13). It has no title and no frame, because
 * account pages embed it in a section of theirs; they stay rendered while its chunk loads or fails to load.
 */
export function ChangePassword({ info }: { info: UserInfo }) {
  const { isOauthOnly } = useSession();
  return (
    <LazyBoundary placeholder={<LoadingFields height={334} />}>
      {isOauthOnly ? <RegisterPrompt /> : <Form account={info.account} />}
    </LazyBoundary>
  );
}

const load = () => import('./change-password-form');

function Form(props: { account: string }) {
  const language = useLanguage();
  // Loads the texts in parallel with the form.
  void loadChunk(areaLoader('password', language));
  void loadChunk(areaLoader('account', language));
  const { ChangePasswordForm } = useChunk(load);
  return <ChangePasswordForm {...props} />;
}
