import type { PassedCaptcha } from '../../api/captcha';
import { MAIL_TYPES, type MailType, sendMail } from '../../api/mail';
import { TOAST_MS } from '../../config/limits';
import { useTexts } from '../../ui/language';
import { useToast } from '../../ui/toast';
import { useToldFailure } from '../failure/use-told-failure';

/**
 * Has an activation mail sent once more (REG-24, REG-28, LOGIN-17, BIND-10). A captcha is good for one mail, so each
 * asks for its own.
 * @param askCaptcha answers null when the viewer closed it
 * @param type what is to be activated: the account, unless told otherwise, or its security e-mail
 * @returns sends the mail and says so, or why not; resolves to whether it is on its way
 */
export function useActivationMail(
  askCaptcha: () => Promise<PassedCaptcha | null>,
  type: MailType = MAIL_TYPES.activation,
) {
  const { toast: words } = useTexts();
  const toast = useToast();
  const failure = useToldFailure();

  return async (email: string, signal: AbortSignal): Promise<boolean> => {
    try {
      const captcha = await askCaptcha();
      if (!captcha) return false;
      await sendMail({ email, type, captcha }, { signal });
    } catch (cause) {
      failure(cause);
      return false;
    }
    toast.show({ text: words.activationMailSent, tone: 'success', durationMs: TOAST_MS });
    return true;
  };
}
