import type { CaptchaKind, PassedCaptcha } from '../../api/sign-in/captcha';
import { retryChunk } from '../../lib/chunk';
import { useCompleteSignIn } from '../../shared/sign-in/use-complete-sign-in';
import { useSubmit } from '../../shared/submission/use-submit';
import type { LoginValues } from './login.schema';
import { loadAccountCalls } from './modules';

type Options = {
  backurl: string;
  captchaKind: CaptchaKind;
  askCaptcha(kind: CaptchaKind): Promise<PassedCaptcha | null>;
};

/**
 * Signs in: validation, then captcha, then the request (LOGIN-09). The four sign-in codes are shown under the
 * account (LOGIN-11), any other refusal under the password (LOGIN-12).
 */
export function useLogin({ backurl, captchaKind, askCaptcha }: Options) {
  const completeSignIn = useCompleteSignIn(backurl);
  return useSubmit(
    async (values: LoginValues, signal) => {
      const captcha = await askCaptcha(captchaKind);
      if (!captcha) return null;
      const { login } = await retryChunk(loadAccountCalls);
      return login({ ...values, captcha }, { signal });
    },
    {
      onSuccess: (answer) => completeSignIn(answer),
      fields: { inline: 'account', refused: { field: 'password', key: 'wrong' } },
    },
  );
}
