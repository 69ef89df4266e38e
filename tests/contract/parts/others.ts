import { auditDemo } from '#api/demo';
import { getBindingInfo, unbind } from '#api/settings/bindings';
import { deleteAccount } from '#api/settings/deletion';
import { verifyPassword } from '#api/settings/password';
import { createQrCode, getQrStatus } from '#api/sign-in/qr';
import { resetByPhone } from '#api/sign-in/recovery';
import { SMS_TYPES } from '#api/sign-in/sms';
import { need, type Run } from '../run-calls';
import { checkCaptcha, passCaptcha } from './captchas';
import { smsCodeOf } from './codes';
import { leave, signInAs } from './sign-in';

export async function callTestPage(run: Run): Promise<void> {
  await run.check('API-28', () => auditDemo());
}

export async function solvePuzzle(run: Run): Promise<void> {
  await checkCaptcha(run, 'puzzle');
}

export async function solveClickWords(run: Run): Promise<void> {
  await checkCaptcha(run, 'click');
}

/** Polls a code before and after the phone app has confirmed it. */
export async function signInByQrCode(run: Run): Promise<void> {
  leave(run);
  const code = await run.check('API-21', () => createQrCode());
  await run.check('API-22', () => getQrStatus(code));
  const confirm = need(run.settings.confirmQrCode, 'the code has to be scanned: run it in a terminal');
  await confirm(code);
  await run.check('API-22', () => getQrStatus(code));
}

/** Unbinds one third-party account. */
export async function unbindThirdParty(run: Run): Promise<void> {
  const { password } = await signInAs(run, 'bound');
  const { others } = await run.check('API-29', () => getBindingInfo());
  const other = need(others[0], 'accounts.bound has no third-party account');
  // A server may want the password first; an account that a third party has created has none.
  if (password) await run.check('API-27', () => verifyPassword(password));
  await run.check('API-33', () => unbind(other));
}

/** Sets the same password again, with an SMS code. */
export async function recoverByPhone(run: Run): Promise<void> {
  const { phone, password } = need(run.settings.accounts.lists, 'accounts.lists is missing in the settings');
  const owned = need(phone, 'accounts.lists.phone is missing in the settings');
  leave(run);
  const proof = await passCaptcha(run);
  const smsCode = await smsCodeOf(run, { phone: owned, type: SMS_TYPES.passwordReset, proof });
  await run.check('API-44', () =>
    resetByPhone({ phone: owned, smsCode, password, confirmPassword: password }),
  );
}

export async function deleteLeaver(run: Run): Promise<void> {
  const { handOff } = await signInAs(run, 'leaver');
  await run.check('API-25', () => deleteAccount(), { handOff });
}
