import type { PassedCaptcha } from '../../api/captcha';
import { MAIL_TYPES, sendMail } from '../../api/mail';
import { TOAST_MS } from '../../config/limits';
import { useMessages } from '../../ui/language';
import { useToast } from '../../ui/toast';
import { useToldFailure } from '../failure/use-told-failure';

/**
 * Has the activation mail sent once more (REG-24, REG-28, LOGIN-17). A captcha is good for one mail, so each asks for
 * its own.
 * @param askCaptcha answers null when the viewer closed it
 * @returns sends the mail and says so, or why not; resolves to whether it is on its way
 */
export function useActivationMail(askCaptcha: () => Promise<PassedCaptcha | null>) {
  const { toast: words } = useMessages();
  const toast = useToast();
  const failure = useToldFailure();

  return async (email: string, signal: AbortSignal): Promise<boolean> => {
    try {
      const captcha = await askCaptcha();
      if (!captcha) return false;
      await sendMail({ email, type: MAIL_TYPES.activation, captcha }, { signal });
    } catch (cause) {
      failure(cause);
      return false;
    }
    toast.show({ text: words.activationMailSent, tone: 'success', durationMs: TOAST_MS });
    return true;
  };
}
