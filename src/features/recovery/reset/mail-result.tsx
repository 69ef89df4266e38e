import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import { fill } from '#i18n/fill';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { AccountLink } from '#shared/navigation/account-link';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { StatusPage } from '#ui/status-page';
import { STEP_ID, StepNumber } from '../step-number';
import { useResetMail } from './use-reset-mail';

type Props = {
  isSent: boolean;
  /** From the URL and thus untrusted; empty if it is not an email address. */
  email: string;
};

/** Result of a reset mail: it was sent, or its link has expired (RECOV-12, RECOV-13, MAIL-03). */
export function MailResult({ isSent, email }: Props) {
  const { recovery } = useAreaTexts('account');
  const captcha = useCaptcha();
  const { isBusy, submit } = useResetMail(captcha.ask, { replaces: true });
  const { mail } = recovery;
  const [withEmail, without] = isSent
    ? [mail.sentTo, mail.sentSomewhere]
    : [mail.failedHint, mail.failedNoEmail];

  return (
    <StatusPage
      picture={isSent ? Mail : Clock}
      title={isSent ? mail.sent : mail.failed}
      text={email ? fill(withEmail, { email }) : without}
      describedBy={STEP_ID}
      help={
        <>
          <StepNumber step={2} />
          <AccountLink to="FindPassword1">{recovery.backToStart}</AccountLink>
        </>
      }
    >
      {email && (
        <Button
          variant={isSent ? 'quiet' : 'primary'}
          busy={isBusy}
          onFocus={captcha.prepare}
          onClick={() => submit({ email })}
        >
          {mail.resend}
        </Button>
      )}
      {captcha.element}
    </StatusPage>
  );
}
