import type { PassedCaptcha } from '../../api/captcha';
import { MAIL_TYPES, type MailType, sendMail } from '../../api/mail';
import { useTexts } from '../../ui/language';
import { useSubmit } from '../submission/use-submit';

type Options = {
  /** Answers null when the viewer closed it. A captcha is good for one mail, so each asks for its own. */
  askCaptcha(): Promise<PassedCaptcha | null>;
  /** What is to be activated: the account, unless told otherwise, or its security e-mail. */
  type?: MailType;
  /** Called when the mail was sent. */
  onSent?(email: string): void;
};

/** Sends an activation mail once more (REG-24, REG-28, LOGIN-17, BIND-10). */
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
