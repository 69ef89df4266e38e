import { CREDENTIAL_CODES, ERROR_CODES } from '#config/error-codes';
import { USER_HOME_PATH } from '#config/own-pages.build-time';
import { retryChunk } from '#lib/chunk';
import { maskedAccount } from '#lib/masked-account';
import type { AskCaptcha } from '#shared/captcha/use-captcha';
import { fieldForAll } from '#shared/failure/field-rules';
import { useHref } from '#shared/navigation/use-href-of';
import { useCompleteSignIn } from '#shared/sign-in/use-complete-sign-in';
import { useSubmission } from '#shared/submission/use-submission';
import { usePageConfig } from '#ui/hooks/use-page-config';
import type { LoginValues } from './login.schema';
import { loadLoginCall } from './modules';

type Options = {
  backurl: string;
  isMobileSite: boolean;
  askCaptcha: AskCaptcha;
};

const WRONG = { field: 'password', key: 'wrong' } as const;

/**
 * Signs in: validation, then captcha, then the request (LOGIN-09). The four sign-in codes are shown under the
 * account (LOGIN-11). The line "account or password wrong" is set under the password, unless the code names another
 * reason, for example a ban: that stays in the card in its own words (LOGIN-12, OQ-33).
 */
export function useLogin({ backurl, isMobileSite, askCaptcha }: Options) {
  const mobileHome = useHref('MIndex');
  const hasOwnHome = usePageConfig('portalHome') === USER_HOME_PATH;
  // Where the portal home is the user-centre home, the mobile site has one of its own (OQ-31).
  const completeSignIn = useCompleteSignIn(backurl || (isMobileSite && hasOwnHome ? mobileHome : ''));
  return useSubmission(
    (values: LoginValues, signal) =>
      askCaptcha(async (captcha) => {
        const { login } = await retryChunk(loadLoginCall);
        return login({ ...values, captcha }, { signal });
      }),
    {
      onSuccess: (response, { account, autoLogin }) =>
        completeSignIn(autoLogin ? `password ${maskedAccount(account)}` : 'password', response),
      fields: {
        ...fieldForAll(CREDENTIAL_CODES, WRONG),
        // More often the password is wrong; it cannot be read, so that it is typed again.
        [ERROR_CODES.accountOrPasswordWrong]: { field: 'account', select: 'password' },
        inline: 'account',
        refused: WRONG,
      },
    },
  );
}
