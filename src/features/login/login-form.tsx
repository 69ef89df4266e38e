import { useCallback } from 'react';
import type { CaptchaKind } from '../../api/captcha';
import { useCaptcha } from '../../shared/captcha/use-captcha';
import { AccountLink } from '../../shared/navigation/account-link';
import { Button } from '../../ui/button';
import { css } from '../../ui/emotion';
import { Checkbox } from '../../ui/forms/checkbox';
import { SchemaForm } from '../../ui/forms/form';
import { PasswordField } from '../../ui/forms/password-field';
import { TextField } from '../../ui/forms/text-field';
import { useTexts } from '../../ui/language';
import { token } from '../../ui/tokens';
import { type LoginErrorKey, loginSchema } from './login.schema';
import { useLogin } from './use-login';

type Props = { backurl: string; captchaKind: CaptchaKind };

/** Account, password, "auto login next time" (doc 2 § 2). What was typed stays through every failure. */
export function LoginForm({ backurl, captchaKind }: Props) {
  const { login } = useTexts();
  const captcha = useCaptcha();
  const submit = useLogin({ backurl, captchaKind, askCaptcha: captcha.ask });

  /** Rules speak in keys of the texts, refusals in the dictionary's own words. */
  const wordsOf = useCallback(
    (message: string | undefined) => message && (login.errors[message as LoginErrorKey] ?? message),
    [login],
  );
  return (
    <>
      <SchemaForm schema={loginSchema} onValid={submit} onFocus={captcha.prepare}>
        {(messages, isBusy) => (
          <>
            <TextField
              name="account"
              label={login.account}
              placeholder={login.accountHint}
              message={wordsOf(messages.account)}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              inputMode="email"
            />
            <PasswordField
              name="password"
              label={login.password}
              message={wordsOf(messages.password)}
              autoComplete="current-password"
            />
            <div className={row}>
              <Checkbox name="autoLogin" label={login.autoLogin} />
              <AccountLink to="FindPassword1" backurl={backurl}>
                {login.forgotPassword}
              </AccountLink>
            </div>
            <Button type="submit" busy={isBusy}>
              {login.submit}
            </Button>
          </>
        )}
      </SchemaForm>
      {captcha.element}
    </>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 12,
  fontSize: token('text-s'),
});
