import { ERROR_CODES } from '#config/error-codes';
import type { AskCaptcha } from '#shared/captcha/use-captcha';
import { useErrorCode } from '#ui/forms/form-context';
import { useTexts } from '#ui/language';
import { LazyBoundary, useChunk } from '#ui/loading/lazy';

type Props = { askCaptcha: AskCaptcha };

/** Offers the activation mail beside the message that the account is not activated. */
export function ActivationHelp(props: Props) {
  if (useErrorCode('account') !== ERROR_CODES.accountNotActivated) return null;
  return (
    <LazyBoundary placeholder={null}>
      <Help {...props} />
    </LazyBoundary>
  );
}

const load = () => import('#shared/activation-mail/activation-link');

function Help({ askCaptcha }: Props) {
  const { login } = useTexts();
  const { ActivationLink } = useChunk(load);
  return <ActivationLink field="account" label={login.resendActivation} askCaptcha={askCaptcha} />;
}
