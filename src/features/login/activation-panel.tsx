import * as z from 'zod/mini';
import type { CaptchaKind } from '../../api/captcha';
import { MAIL_TYPES, sendMail } from '../../api/mail';
import { useCaptcha } from '../../blocks/captcha/use-captcha';
import { useToldFailure } from '../../blocks/failure/use-told-failure';
import { TOAST_MS } from '../../config/limits';
import { isEmail } from '../../lib/account-rules';
import { Button } from '../../ui/button';
import { useMessages } from '../../ui/language';
import { Notice } from '../../ui/notice';
import { SchemaForm } from '../../ui/schema-form';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';

const schema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'emailRequired', abort: true }),
      z.refine(isEmail, { error: 'emailFormat' }),
    ),
});

type Props = { email: string; captchaKind: CaptchaKind };

/** "Activation link expired", with a way to have the mail sent again; without an address it asks for one (LOGIN-17). */
export function ActivationPanel({ email, captchaKind }: Props) {
  const { login, toast: toasts } = useMessages();
  const captcha = useCaptcha();
  const failure = useToldFailure();
  const toast = useToast();

  async function resend({ email }: { email: string }, _form: unknown, signal: AbortSignal) {
    try {
      const passed = await captcha.ask(captchaKind);
      if (!passed) return;
      await sendMail({ email, type: MAIL_TYPES.activation, captcha: passed }, { signal });
      toast.show({ text: toasts.activationMailSent, tone: 'success', durationMs: TOAST_MS });
    } catch (cause) {
      failure(cause);
    }
  }
  return (
    <Notice>
      <SchemaForm schema={schema} onValid={resend} onFocus={captcha.prepare}>
        {(messages, isBusy) => (
          <>
            <strong>{login.activationExpired}</strong>
            <TextField
              name="email"
              type="email"
              label={login.activationEmail}
              message={messages.email && login.errors[messages.email as 'emailRequired' | 'emailFormat']}
              autoComplete="email"
              defaultValue={email}
            />
            <Button type="submit" variant="quiet" busy={isBusy}>
              {login.resendActivation}
            </Button>
          </>
        )}
      </SchemaForm>
      {captcha.element}
    </Notice>
  );
}
