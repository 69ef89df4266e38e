import { ERROR_CODES } from '#config/error-codes';
import type { useActivationMail } from '#shared/activation-mail/use-activation-mail';
import { AccountLink } from '#shared/navigation/account-link';
import { Button } from '#ui/button';
import type { Elements } from '#ui/elements';
import { useFieldError } from '#ui/forms/form-context';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import type { EmailRefusal } from './use-email-registration';

type Props = {
  /** The last refusal; the field may show another error by now. */
  refusal: EmailRefusal | null;
  activation: ReturnType<typeof useActivationMail>;
};

/** The action for a refused address, if there is one (REG-27, REG-28). */
export function EmailHelp({ refusal, activation }: Props) {
  const { register } = useAreaTexts('account');
  const shown = useFieldError('email');
  const waysOut: Readonly<Record<number, (email: string) => Elements>> = {
    [ERROR_CODES.emailRegistered]: () => <AccountLink to="Login">{register.toLogin}</AccountLink>,
    [ERROR_CODES.accountNotActivated]: (email) => (
      <Button variant="link" busy={activation.isBusy} onClick={() => activation.submit({ email })}>
        {register.activateNow}
      </Button>
    ),
  };
  const isShown = shown !== undefined && 'text' in shown && shown.text === refusal?.text;
  const wayOut = isShown && refusal && waysOut[refusal.code ?? 0]?.(refusal.email);
  return wayOut && <> {wayOut}</>;
}
