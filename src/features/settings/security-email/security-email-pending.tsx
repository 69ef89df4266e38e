import { MAIL_TYPES } from '#api/sign-in/mail';
import { mailboxAddress } from '#config/mail-providers';
import { isEmail } from '#lib/account-rules';
import { useActivationMail } from '#shared/activation-mail/use-activation-mail';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { useReturn } from '#shared/identity/use-return';
import { Button } from '#ui/button';
import { ButtonRow } from '#ui/button-row';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Link } from '#ui/link';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';
import { ToneIcon } from '#ui/tone-icon';
import { BoundValue } from '../binding/bound-value';
import { StepTitle } from '../binding/step-title';
import type { EmailViewProps } from './use-security-email';

/**
 * Shown until the activation link is opened, or after it has expired (BIND-07, BIND-09, BIND-10, BIND-11).
 */
export function PendingEmail({ model }: EmailViewProps) {
  const { securityEmail: words } = useAreaTexts('settings').binding;
  const captcha = useCaptcha();
  const { email, view, go, handleSent, refresh } = model;
  const { isBusy, submit } = useActivationMail({
    askCaptcha: captcha.ask,
    type: MAIL_TYPES.bindActivation,
    onSent: handleSent,
  });
  // The viewer may have opened the link in the mailbox.
  const leave = useReturn(refresh);
  const isExpired = view === 'expired';

  return (
    <>
      <StepTitle title={words.waiting} />
      <Notice tone={isExpired ? 'error' : 'info'} data-testid="email-state">
        <span className={line}>
          <ToneIcon tone={isExpired ? 'error' : 'info'} />
          <span>{isExpired ? words.expired : words.sent}</span>
        </span>
      </Notice>
      <BoundValue value={email}>
        {/* The server's value may not be a valid address. */}
        {!isExpired && isEmail(email) && (
          <Link
            href={mailboxAddress(email)}
            target="_blank"
            rel="noopener noreferrer"
            data-testid="mailbox"
            onClick={leave}
            onAuxClick={leave}
          >
            <span>{words.openMailbox}</span>
            <span className={visuallyHidden}>{words.newWindow}</span>
          </Link>
        )}
      </BoundValue>
      <ButtonRow>
        <Button
          variant={isExpired ? 'primary' : 'quiet'}
          data-testid="resend"
          busy={isBusy}
          onFocus={captcha.prepare}
          onClick={() => submit({ email })}
        >
          {words.resend}
        </Button>
        <Button variant="quiet" data-testid="edit" onClick={() => go('edit')}>
          {words.edit}
        </Button>
      </ButtonRow>
      {captcha.element}
    </>
  );
}

const line = css({ display: 'flex', alignItems: 'center', gap: 8 });
