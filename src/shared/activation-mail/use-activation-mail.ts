import { MAIL_TYPES, type MailType, sendMail } from '#api/sign-in/mail';
import { useTexts } from '#ui/language';
import type { AskCaptcha } from '../captcha/use-captcha';
import { useSubmission } from '../submission/use-submission';

type Options = {
  /** Each mail needs a new captcha. */
  askCaptcha: AskCaptcha;
  /** What is activated: the account (default) or its security email. */
  type?: MailType;
  /** Called after the mail has been sent. */
  onSent?(email: string): void;
};

/** Sends an activation mail again (REG-24, REG-28, LOGIN-17, BIND-10). */
export function useActivationMail({ askCaptcha, type = MAIL_TYPES.activation, onSent }: Options) {
  const { toast } = useTexts();
  return useSubmission(
    ({ email }: { email: string }, signal) =>
      askCaptcha((captcha) => sendMail({ email, type, captcha }, { signal })),
    { success: toast.activationMailSent, onSuccess: (_response, { email }) => onSent?.(email) },
  );
}
