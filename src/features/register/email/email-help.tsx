import { ERROR_CODES } from '#config/error-codes';
import { ActivationLink } from '#shared/activation-mail/activation-link';
import type { AskCaptcha } from '#shared/captcha/use-captcha';
import { AccountLink } from '#shared/navigation/account-link';
import { useErrorCode } from '#ui/forms/form-context';
import { useAreaTexts } from '#ui/hooks/use-area-texts';

type Props = {
  askCaptcha: AskCaptcha;
  /** Called after the mail has been sent. */
  onSent(email: string): void;
};

/** The action for a refused address, if there is one (REG-27, REG-28). */
export function EmailHelp(props: Props) {
  const { register } = useAreaTexts('account');
  const code = useErrorCode('email');
  if (code === ERROR_CODES.accountNotActivated)
    return <ActivationLink field="email" label={register.activateNow} {...props} />;
  return (
    code === ERROR_CODES.emailRegistered && (
      <>
        {' '}
        <AccountLink to="Login">{register.toLogin}</AccountLink>
      </>
    )
  );
}
