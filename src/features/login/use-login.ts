import type { CaptchaKind, PassedCaptcha } from '../../api/sign-in/captcha';
import { CREDENTIAL_CODES } from '../../config/error-codes';
import { retryChunk } from '../../lib/chunk';
import { useCompleteSignIn } from '../../shared/sign-in/use-complete-sign-in';
import { fieldForAll } from '../../shared/submission/field-rules';
import { useSubmit } from '../../shared/submission/use-submit';
import type { LoginValues } from './login.schema';
import { loadAccountCalls } from './modules';

type Options = {
  backurl: string;
  captchaKind: CaptchaKind;
  askCaptcha(kind: CaptchaKind): Promise<PassedCaptcha | null>;
};

const WRONG = { field: 'password', key: 'wrong' } as const;

/**
 * Signs in: validation, then captcha, then the request (LOGIN-09). The four sign-in codes are shown under the
 * account (LOGIN-11). The line "account or password wrong" is set under the password, unless the code names another
 * reason, for example a ban: that stays in the card in its own words (LOGIN-12, OQ-33).
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
      fields: { ...fieldForAll(CREDENTIAL_CODES, WRONG), inline: 'account', refused: WRONG },
    },
  );
}
