import type { PassedCaptcha } from '../../api/sign-in/captcha';
import { MAIL_TYPES, type MailType, sendMail } from '../../api/sign-in/mail';
import { useTexts } from '../../ui/language';
import { useSubmit } from '../submission/use-submit';

type Options = {
  /** Resolves to null when the viewer closes the captcha. Each mail needs a new captcha. */
  askCaptcha(): Promise<PassedCaptcha | null>;
  /** What is activated: the account (default) or its security email. */
  type?: MailType;
  /** Called after the mail has been sent. */
  onSent?(email: string): void;
};

/** Sends an activation mail again (REG-24, REG-28, LOGIN-17, BIND-10). */
export function useActivationMail({ askCaptcha, type = MAIL_TYPES.activation, onSent }: Options) {
  const { toast } = useTexts();
  return useSubmit(
    async ({ email }: { email: string }, signal) => {
      const captcha = await askCaptcha();
      return captcha && sendMail({ email, type, captcha }, { signal });
    },
    { success: toast.activationMailSent, onSuccess: (_answer, { email }) => onSent?.(email) },
  );
}
