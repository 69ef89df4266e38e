import type { InputEvent } from 'react';
import { STORAGE_KEYS } from '#config/storage-keys';
import { tabStore } from '#lib/storage';
import { useLastWay } from '#session/use-last-way';
import type { WaysIn } from '#shared/captcha/captcha-help';
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
import { ActivationHelp } from './activation-help';
import { LastWay } from './last-way';
import { ROW_GAP } from './login.styles';
import { loadLoginSchema, SUBMIT_MODULES } from './modules';
import { useLogin } from './use-login';

type Props = {
  backurl: string;
  isMobileSite?: boolean;
  /** The other ways on the screen. */
  waysIn?: WaysIn;
};

/** Account, password, "auto login next time" (doc 2 § 2). The fields keep their values after a failure. */
export function LoginForm({ backurl, isMobileSite = false, waysIn }: Props) {
  const { login } = useTexts();
  const captcha = useCaptcha(waysIn);
  const submission = useLogin({ backurl, isMobileSite, askCaptcha: captcha.ask });
  usePreload(SUBMIT_MODULES);
  const last = useLastWay();
  const isLast = last.way === 'password';
  return (
    <>
      <Form schema={loadLoginSchema} submission={submission} texts={login.errors} onFocus={captcha.prepare}>
        <TextField
          ref={showKept}
          onInput={keepTyped}
          name="account"
          label={isLast ? <span className={label}>{login.account}</span> : login.account}
          placeholder={login.accountHint}
          autoComplete="username"
          inputMode="email"
          remark={isLast && <LastWay className={besideLabel} account={last.account} />}
          help={<ActivationHelp askCaptcha={captcha.ask} />}
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

/** The prerender has no account. What was typed into it is not replaced, but kept. */
function showKept(account: HTMLInputElement | null) {
  if (!account) return;
  if (account.value !== account.defaultValue) tabStore.set(STORAGE_KEYS.account, account.value);
  account.defaultValue = String(tabStore.get(STORAGE_KEYS.account) ?? '');
}

function keepTyped({ currentTarget }: InputEvent<HTMLInputElement>) {
  tabStore.set(STORAGE_KEYS.account, currentTarget.value);
}

// The label keeps its line, and the mark takes the rest of it. In the narrowest elements there is none.
const label = css({ '@container (width>=240px)': { whiteSpace: 'nowrap' } });
const besideLabel = css({
  '&&': { width: 'auto', minWidth: 0, marginInlineStart: 8 },
  transform: 'translateY(-4px)',
  '& > span': { flexShrink: 1, minWidth: 0 },
  '@container (width<240px)': { display: 'none' },
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  // The box is a touch target that is higher than its text.
  margin: `-8px 0 ${ROW_GAP}`,
  fontSize: token('text-s'),
});
