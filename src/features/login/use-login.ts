import { login } from '../../api/account';
import type { CaptchaKind, PassedCaptcha } from '../../api/captcha';
import { useSignOn } from '../../shared/sign-on/use-sign-on';
import { useSubmit } from '../../shared/submission/use-submit';
import type { LoginValues } from './login.schema';

type Options = {
  backurl: string;
  captchaKind: CaptchaKind;
  askCaptcha(kind: CaptchaKind): Promise<PassedCaptcha | null>;
};

/**
 * Signing in, in the documented order: valid values, captcha, call (LOGIN-09). One of the four sign-in codes is shown
 * under the account (LOGIN-11), any other refusal in the line under the password (LOGIN-12).
 */
export function useLogin({ backurl, captchaKind, askCaptcha }: Options) {
  const signOn = useSignOn(backurl);
  return useSubmit(
    async (values: LoginValues, signal) => {
      const captcha = await askCaptcha(captchaKind);
      return captcha && login({ ...values, captcha }, { signal });
    },
    {
      onSuccess: (answer) => signOn(answer),
      fields: { inline: 'account', refused: { field: 'password', key: 'wrong' } },
    },
  );
}
