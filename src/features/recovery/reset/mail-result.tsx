import { fill } from '#i18n/fill';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { wide } from '../recovery.styles';
import { StartAgain } from '../start-again';
import { StepCard } from '../step-card';
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
    <StepCard step={2} title={isSent ? mail.sent : mail.failed}>
      <p className={hint}>{email ? fill(withEmail, { email }) : without}</p>
      {email && (
        <Button
          variant={isSent ? 'quiet' : 'primary'}
          busy={isBusy}
          className={wide}
          onFocus={captcha.prepare}
          onClick={() => submit({ email })}
        >
          {mail.resend}
        </Button>
      )}
      <StartAgain />
      {captcha.element}
    </StepCard>
  );
}

const hint = css({ margin: '0 0 20px', fontSize: token('text-s'), overflowWrap: 'anywhere' });
