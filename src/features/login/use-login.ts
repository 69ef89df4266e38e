import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { login } from '../../api/account';
import type { CaptchaKind, PassedCaptcha } from '../../api/captcha';
import { useFailure } from '../../shared/failure/use-failure';
import { useSignOn } from '../../shared/sign-on/use-sign-on';
import type { LoginValues } from './login.schema';

type Options = {
  backurl: string;
  captchaKind: CaptchaKind;
  askCaptcha(kind: CaptchaKind): Promise<PassedCaptcha | null>;
};

/** Signing in, in the documented order: valid values, captcha, call (LOGIN-09). */
export function useLogin({ backurl, captchaKind, askCaptcha }: Options) {
  const failure = useFailure();
  const signOn = useSignOn(backurl);

  return useCallback(
    async (values: LoginValues, form: UseFormReturn<LoginValues>, signal: AbortSignal) => {
      try {
        const captcha = await askCaptcha(captchaKind);
        if (captcha) await signOn(await login({ ...values, captcha }, { signal }));
      } catch (cause) {
        const failed = failure(cause);
        if (failed?.error.kind === 'refused' && !failed.leaves) showRefusal(form, failed.inlineText);
      }
    },
    [askCaptcha, captchaKind, failure, signOn],
  );
}

/** One of the four sign-in codes under the account (LOGIN-11), any other in the error line (LOGIN-12). */
function showRefusal({ setError, setFocus }: UseFormReturn<LoginValues>, inlineText: string | null): void {
  const field = inlineText ? 'account' : 'password';
  setError(field, { message: inlineText ?? 'wrong' });
  setFocus(field, { shouldSelect: true });
}
