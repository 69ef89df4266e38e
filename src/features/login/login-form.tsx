import type { InputEvent } from 'react';
import { STORAGE_KEYS } from '#config/storage-keys';
import { tabStore } from '#lib/storage';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { AccountLink } from '#shared/navigation/account-link';
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
  const captcha = useCaptcha();
  const submission = useLogin({ backurl, askCaptcha: captcha.ask });
  usePreload(SUBMIT_MODULES);
  return (
    <>
      <Form schema={loadLoginSchema} submission={submission} texts={login.errors} onFocus={captcha.prepare}>
        <TextField
          ref={showKept}
          onInput={keepTyped}
          name="account"
          label={login.account}
          placeholder={login.accountHint}
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField name="password" label={login.password} autoComplete="current-password" />
        <div className={row}>
          <Checkbox name="autoLogin" label={login.autoLogin} />
          <AccountLink to="FindPassword1" backurl={backurl}>
            {login.forgotPassword}
          </AccountLink>
        </div>
        <SubmitButton>{login.submit}</SubmitButton>
      </Form>
      {captcha.element}
    </>
  );
}

/** The prerender has no account. What is typed already is not replaced. */
function showKept(account: HTMLInputElement | null) {
  if (account) account.defaultValue = String(tabStore.get(STORAGE_KEYS.account) ?? '');
}

function keepTyped({ currentTarget }: InputEvent<HTMLInputElement>) {
  tabStore.set(STORAGE_KEYS.account, currentTarget.value);
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 12,
  fontSize: token('text-s'),
});
