import { MAIL_TYPES, sendMail } from '../../api/mail';
import { TOAST_MS } from '../../config/limits';
import type { Captcha } from '../../shared/captcha/use-captcha';
import { useToldFailure } from '../../shared/failure/use-told-failure';
import { useToast } from '../../ui/toast';
import { useAreaTexts } from '../../ui/use-area-texts';
import { useOnward } from './use-onward';

/**
 * Has a reset mail sent after a captcha, and leads to the page that says so (RECOV-11, RECOV-12).
 * @param replaces whether that page takes the place of this one, which has become untrue
 */
export function useResetMail(askCaptcha: Captcha['ask'], { replaces = false } = {}) {
  const { mail } = useAreaTexts('account').recovery;
  const navigate = useOnward();
  const toast = useToast();
  const failure = useToldFailure();

  return async (email: string, signal: AbortSignal): Promise<void> => {
    try {
      const captcha = await askCaptcha('puzzle');
      if (!captcha || signal.aborted) return;
      await sendMail({ email, type: MAIL_TYPES.passwordReset, captcha }, { signal });
      toast.show({ text: mail.sentToast, tone: 'success', durationMs: TOAST_MS });
      navigate('FindPassword2', {
        params: { accountType: 'email' },
        query: { emailQuery: 'success', email },
        replaces,
      });
    } catch (cause) {
      failure(cause);
    }
  };
}
