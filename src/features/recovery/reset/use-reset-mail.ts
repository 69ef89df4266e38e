import { MAIL_TYPES, sendMail } from '#api/sign-in/mail';
import type { AskCaptcha } from '#shared/captcha/use-captcha';
import { useSubmission } from '#shared/submission/use-submission';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useNavigateWithSource } from '../use-navigate-with-source';

/**
 * Sends a reset mail after a captcha and navigates to its result (RECOV-11, RECOV-12).
 * @param replaces whether the result replaces the current history entry
 */
export function useResetMail(askCaptcha: AskCaptcha, { replaces = false } = {}) {
  const { mail } = useAreaTexts('account').recovery;
  const navigate = useNavigateWithSource();
  return useSubmission(
    ({ email }: { email: string }, signal) =>
      askCaptcha((captcha) => sendMail({ email, type: MAIL_TYPES.passwordReset, captcha }, { signal })),
    {
      success: mail.sentToast,
      onSuccess: (_response, { email }) =>
        navigate('FindPassword2', {
          params: { accountType: 'email' },
          query: { emailQuery: 'success', email },
          replaces,
        }),
    },
  );
}
