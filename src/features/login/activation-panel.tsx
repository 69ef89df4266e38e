import * as z from 'zod/mini';
import { isEmail } from '#lib/account-rules';
import { plainText } from '#lib/text/normal-form';
import { useActivationMail } from '#shared/activation-mail/use-activation-mail';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useTexts } from '#ui/language';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

const schema = z.object({
  email: z
    .string()
    .check(
      z.overwrite(plainText),
      z.minLength(1, { error: 'emailRequired', abort: true }),
      z.refine(isEmail, { error: 'emailFormat' }),
    ),
});

/**
 * Offers to send the activation mail again after its link has expired; asks for an address if none is known
 * (LOGIN-17).
 */
export function ActivationPanel({ email }: { email: string }) {
  const { login } = useTexts();
  const captcha = useCaptcha();
  const submission = useActivationMail({ askCaptcha: captcha.ask });

  return (
    <Notice isStanding>
      <Form
        schema={schema}
        submission={submission}
        texts={login.errors}
        defaultValues={{ email }}
        onFocus={captcha.prepare}
      >
        <strong className={title}>{login.activationExpired}</strong>
        <TextField name="email" type="email" label={login.activationEmail} autoComplete="email" />
        <SubmitButton variant="quiet">{login.resendActivation}</SubmitButton>
      </Form>
      {captcha.element}
    </Notice>
  );
}

const title = css({ display: 'block', marginBottom: 12, fontSize: token('text-m') });
