import Mail from 'lucide/dist/esm/icons/mail.mjs';
import { mailboxAddress } from '#config/mail-providers';
import { fill } from '#i18n/fill';
import { useActivationMail } from '#shared/activation-mail/use-activation-mail';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTitleFocus } from '#ui/hooks/use-title-focus';
import { Link } from '#ui/link';
import { StatusPage } from '#ui/status-page';
import { primaryLink } from '#ui/styles/button-link.styles';
import { css } from '#ui/styles/emotion';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';

type Props = { email: string; onRegisterAgain(): void };

/** Shown after the registration until the viewer opens the activation link in the mail (REG-22 to REG-25). */
export function NotActivated({ email, onRegisterAgain }: Props) {
  const { activation, register } = useAreaTexts('account');
  const captcha = useCaptcha();
  const { isBusy, submit } = useActivationMail({ askCaptcha: captcha.ask });
  useTitleFocus();
  return (
    <StatusPage
      picture={Mail}
      title={activation.title}
      text={activation.sent}
      help={
        <>
          <p>{activation.hint}</p>
          <Button variant="link" busy={isBusy} onClick={() => submit({ email })}>
            {activation.resend}
          </Button>
          <Button variant="link" onClick={onRegisterAgain}>
            {activation.registerAgain}
          </Button>
        </>
      }
    >
      <p className={address}>{fill(activation.sentTo, { email })}</p>
      <Link href={mailboxAddress(email)} target="_blank" rel="noopener noreferrer" className={primaryLink}>
        <span>{activation.openMailbox}</span>
        <span className={visuallyHidden}>{register.newWindow}</span>
      </Link>
      {captcha.element}
    </StatusPage>
  );
}

const address = css({ flexBasis: '100%', fontWeight: 600, overflowWrap: 'anywhere' });
