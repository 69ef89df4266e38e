import { useState } from 'react';
import type { PassedCaptcha } from '../../api/captcha';
import { registerEmail } from '../../api/registration';
import { ERROR_CODES } from '../../config/error-codes';
import { useSubmit } from '../../shared/submission/use-submit';
import type { EmailValues } from './register.schema';
import { useSource } from './use-source';

/** A refusal that is shown under the address, with the address that it concerns. */
export type EmailRefusal = { code: number | null; text: string; email: string };

type Options = {
  askCaptcha(): Promise<PassedCaptcha | null>;
  /** Called when the account is there and waits for its activation. */
  onRegistered(email: string): void;
};

/** Registering with an e-mail address, in the documented order: valid values, captcha, call (REG-21). */
export function useEmailRegistration({ askCaptcha, onRegistered }: Options) {
  const sourceOf = useSource();
  const [refusal, setRefusal] = useState<EmailRefusal | null>(null);
  const submission = useSubmit(
    async ({ email, emailPassword, confirmEmailPassword }: EmailValues, signal) => {
      const captcha = await askCaptcha();
      const passwords = { password: emailPassword, confirmPassword: confirmEmailPassword };
      return captcha && registerEmail({ email, ...passwords, captcha, source: sourceOf() }, { signal });
    },
    {
      onSuccess: (_answer, { email }) => onRegistered(email),
      // Shown by the form with a way out (OQ-55).
      silent: [ERROR_CODES.emailRegistered],
      fields: { inline: 'email' },
      onFailure: ({ error, inlineText: text }, { email }) =>
        setRefusal(text === null ? null : { code: error.code, text, email }),
    },
  );
  return { submission, refusal };
}
