import { checkLogin, signOut } from '#api/sign-in/account';
import { login } from '#api/sign-in/login';
import { need, type Run } from '../run-calls';
import type { Account, Settings } from '../target';
import { passCaptcha } from './captchas';

const SIGNED_OUT = -10001;

/** Signs in with a cookie, or with account and password like the form. */
export async function signIn(run: Run, account: Account): Promise<void> {
  leave(run);
  if (account.cookie) {
    run.browser.setCookies(account.cookie);
    return;
  }
  const captcha = await passCaptcha(run);
  const { handOff } = account;
  await run.check('API-19', () => login({ ...account, autoLogin: false, captcha }), { handOff });
}

/** Signs in to an account of the settings. */
export async function signInAs(run: Run, role: keyof Settings['accounts']): Promise<Account> {
  const account = need(run.settings.accounts[role], `accounts.${role} is missing in the settings`);
  await signIn(run, account);
  return account;
}

/** Ends the session as far as the widgets know it, and deletes the cookies. */
export function leave(run: Run): void {
  signOut();
  run.browser.forget();
}

export async function checkSignedOut(run: Run): Promise<void> {
  leave(run);
  await run.check('API-20', () => checkLogin(), { refusal: SIGNED_OUT });
}
