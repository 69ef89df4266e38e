import { mailboxAddress } from '#config/mail-providers';
import { fill } from '#i18n/fill';
import { useActivationMail } from '#shared/activation-mail/use-activation-mail';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTitleFocus } from '#ui/hooks/use-title-focus';
import { Link } from '#ui/link';
import { primaryLink } from '#ui/styles/button-link.styles';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';

type Props = { email: string; onRegisterAgain(): void };

/** Shown after the registration until the viewer opens the activation link in the mail (REG-22 to REG-25). */
export function NotActivated({ email, onRegisterAgain }: Props) {
  const { activation, register } = useAreaTexts('account');
  const captcha = useCaptcha();
  const { isBusy, submit } = useActivationMail({ askCaptcha: captcha.ask });
  useTitleFocus();
  return (
    <Card title={activation.title}>
      <div className={box}>
        <p>{activation.sent}</p>
        <p className={address}>{fill(activation.sentTo, { email })}</p>
        <Link href={mailboxAddress(email)} target="_blank" rel="noopener noreferrer" className={primaryLink}>
          <span>{activation.openMailbox}</span>
          <span className={visuallyHidden}>{register.newWindow}</span>
        </Link>
        <p className={hint}>{activation.hint}</p>
        <div className={row}>
          <Button variant="quiet" busy={isBusy} onClick={() => submit({ email })}>
            {activation.resend}
          </Button>
          <Button variant="quiet" onClick={onRegisterAgain}>
            {activation.registerAgain}
          </Button>
        </div>
      </div>
      {captcha.element}
    </Card>
  );
}

const box = css({ display: 'grid', gap: 12 });
const address = css({ fontWeight: 500, overflowWrap: 'anywhere' });
const hint = css({ color: token('color-text-muted'), fontSize: token('text-s') });
const row = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });
