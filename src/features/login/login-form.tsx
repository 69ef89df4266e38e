import { useEffect, useRef } from 'react';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { AccountLink } from '#shared/navigation/account-link';
import { keepAccount, keptAccount } from '#shared/sign-in/kept-account';
import { Checkbox } from '#ui/forms/fields/checkbox';
import { PasswordField } from '#ui/forms/fields/password-field';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { usePreload } from '#ui/hooks/use-preload';
import { useTexts } from '#ui/language';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { loadLoginSchema, SUBMIT_MODULES } from './modules';
import { useLogin } from './use-login';

/** Account, password, "auto login next time" (doc 2 § 2). The fields keep their values after a failure. */
export function LoginForm({ backurl }: { backurl: string }) {
  const { login } = useTexts();
  const account = useRef<HTMLInputElement>(null);
  const captcha = useCaptcha();
  const submission = useLogin({ backurl, askCaptcha: captcha.ask });
  usePreload(SUBMIT_MODULES);
  // After the hydration, because the prerender has no account. What is typed already is not replaced.
  useEffect(() => {
    if (account.current) account.current.defaultValue = keptAccount();
  }, []);
  return (
    <>
      <Form schema={loadLoginSchema} submission={submission} texts={login.errors} onFocus={captcha.prepare}>
        <TextField
          ref={account}
          name="account"
          label={login.account}
          placeholder={login.accountHint}
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField name="password" label={login.password} autoComplete="current-password" />
        <div className={row}>
          <Checkbox name="autoLogin" label={login.autoLogin} />
          <AccountLink
            to="FindPassword1"
            backurl={backurl}
            onClick={() => keepAccount(account.current?.value ?? '')}
          >
            {login.forgotPassword}
          </AccountLink>
        </div>
        <SubmitButton>{login.submit}</SubmitButton>
      </Form>
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
