import type { PassedCaptcha } from '../../api/captcha';
import { MAIL_TYPES, sendMail } from '../../api/mail';
import { useToldFailure } from '../../blocks/failure/use-told-failure';
import { TOAST_MS } from '../../config/limits';
import { useMessages } from '../../ui/language';
import { useToast } from '../../ui/toast';
import { useSubmission } from '../../ui/use-submission';

/**
 * Has the activation mail sent once more (REG-24, REG-28). A captcha is good for one mail, so each asks for its own.
 * @param askCaptcha answers null when the viewer closed it
 */
export function useActivationMail(askCaptcha: () => Promise<PassedCaptcha | null>) {
  const { toast: words } = useMessages();
  const toast = useToast();
  const failure = useToldFailure();
  const { isBusy, run } = useSubmission();

  /** @param onSent called when the mail is on its way */
  async function resend(email: string, onSent?: () => void) {
    await run(async (signal) => {
      try {
        const captcha = await askCaptcha();
        if (!captcha) return;
        await sendMail({ email, type: MAIL_TYPES.activation, captcha }, { signal });
        toast.show({ text: words.activationMailSent, tone: 'success', durationMs: TOAST_MS });
        onSent?.();
      } catch (cause) {
        failure(cause);
      }
    });
  }
  return { resend, isBusy };
}
