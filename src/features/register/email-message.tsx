import type { ReactNode } from 'react';
import { ERROR_CODES } from '../../config/error-codes';
import { AccountLink } from '../../shared/navigation/account-link';
import { Button } from '../../ui/button';
import { useAreaTexts } from '../../ui/use-area-texts';
import type { EmailRefusal } from './use-email-registration';

type Props = {
  text: string | undefined;
  /** The refusal that the text comes from, if it is one. */
  refusal: EmailRefusal | null;
  isBusy: boolean;
  onActivate(email: string): void;
};

/** What is wrong with the address, and the way out where there is one (REG-27, REG-28). */
export function EmailMessage({ text, refusal, isBusy, onActivate }: Props) {
  const { register } = useAreaTexts('account');
  const waysOut: Readonly<Record<number, (refusal: EmailRefusal) => ReactNode>> = {
    [ERROR_CODES.emailRegistered]: () => <AccountLink to="Login">{register.toLogin}</AccountLink>,
    [ERROR_CODES.accountNotActivated]: ({ email }) => (
      <Button variant="link" busy={isBusy} onClick={() => onActivate(email)}>
        {register.activateNow}
      </Button>
    ),
  };
  const wayOut = refusal && waysOut[refusal.code ?? 0]?.(refusal);
  return wayOut ? (
    <>
      {text} {wayOut}
    </>
  ) : (
    text
  );
}
