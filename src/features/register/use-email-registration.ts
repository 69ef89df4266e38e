import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PassedCaptcha } from '../../api/captcha';
import { registerEmail } from '../../api/registration';
import { ERROR_CODES } from '../../config/error-codes';
import { useFailure } from '../../shared/failure/use-failure';
import type { EmailValues } from './register.schema';
import { useSource } from './use-source';

/** A refusal that stands under the address, with the address it is about. */
export type EmailRefusal = { code: number | null; text: string; email: string };

/** Shown by the form with a way out (OQ-55). */
const INLINE_CODES = [ERROR_CODES.emailRegistered];

type Options = {
  askCaptcha(): Promise<PassedCaptcha | null>;
  /** Called when the account is there and waits for its activation. */
  onRegistered(email: string): void;
};

/** Registering with an e-mail address, in the documented order: valid values, captcha, call (REG-21). */
export function useEmailRegistration({ askCaptcha, onRegistered }: Options) {
  const failure = useFailure();
  const sourceOf = useSource();
  const [refusal, setRefusal] = useState<EmailRefusal | null>(null);

  async function submit(values: EmailValues, form: UseFormReturn<EmailValues>, signal: AbortSignal) {
    const { email, emailPassword: password, confirmEmailPassword: confirmPassword } = values;
    try {
      const captcha = await askCaptcha();
      if (!captcha) return;
      await registerEmail({ email, password, confirmPassword, captcha, source: sourceOf() }, { signal });
      onRegistered(email);
    } catch (cause) {
      const failed = failure(cause, INLINE_CODES);
      if (!failed?.inlineText) return;
      setRefusal({ code: failed.error.code, text: failed.inlineText, email });
      form.setError('email', { message: failed.inlineText });
      form.setFocus('email', { shouldSelect: true });
    }
  }
  return { submit, refusal };
}
