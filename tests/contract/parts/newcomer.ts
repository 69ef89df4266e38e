import { deleteAccount } from '#api/settings/deletion';
import { changePassword, verifyPassword } from '#api/settings/password';
import { bindPhone } from '#api/settings/phone-binding';
import { uploadAvatar } from '#api/settings/profile';
import { bindEmail, changeEmail } from '#api/settings/security-email';
import { getSecurityEmail, resetByMail, verifyAccount } from '#api/sign-in/recovery';
import { registerEmail, registerPhone } from '#api/sign-in/registration';
import { SMS_TYPES } from '#api/sign-in/sms';
import { need, type Run } from '../run-calls';
import { passCaptcha, readPictureCode } from './captchas';
import { openLink, requestMail, smsCodeOf } from './codes';
import { leave, signIn } from './sign-in';

/** One after the other: the rule of passwords wants letters, digits and symbols. */
const PASSWORDS = ['Contract-1', 'Contract-2', 'Contract-3'] as const;
const [FIRST, RECOVERED, CHANGED] = PASSWORDS;
const SOURCE = { from: '', backurl: '', regBindAuth: '' };
/** One pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Registers the account that the other functions of this file change, in this order. They share its session. */
export async function registerByPhone(run: Run): Promise<void> {
  leave(run);
  const { phone, handOff } = newcomerOf(run);
  const proof = await passCaptcha(run);
  const smsCode = await smsCodeOf(run, { phone, type: SMS_TYPES.registration, proof });
  const account = { phone, smsCode, password: FIRST, confirmPassword: FIRST, source: SOURCE };
  await run.check('API-23', () => registerPhone(account), { handOff });
  run.state.newcomerPassword = FIRST;
}

export async function bindFirstEmail(run: Run): Promise<void> {
  const { email } = await prove(run);
  await run.check('API-30', () => bindEmail(email));
  await requestMail(run, email, 'bindActivation');
  await openLink(run, email);
  run.state.isEmailActive = true;
}

/** Sets a new password by a mail, and signs in with it. */
export async function recoverByMail(run: Run): Promise<void> {
  const { phone: account, email, handOff } = newcomerOf(run);
  passwordOf(run);
  leave(run);
  const captcha = await passCaptcha(run);
  await run.check('API-26', () => verifyAccount({ account, captcha }));
  await run.check('API-43', () => getSecurityEmail(account));
  need(run.state.isEmailActive, 'the email address of the newcomer is not active');
  await requestMail(run, email, 'passwordReset');
  const { code = '', operation = '' } = Object.fromEntries((await openLink(run, email)).searchParams);
  const reset = { code, operation, email, password: RECOVERED, confirmPassword: RECOVERED };
  await run.check('API-45', () => resetByMail(reset));
  run.state.newcomerPassword = RECOVERED;
  await signIn(run, { account, password: RECOVERED, handOff });
}

export async function replaceEmail(run: Run): Promise<void> {
  const { email, otherEmail } = await prove(run);
  need(run.state.isEmailActive, 'the email address of the newcomer is not active');
  await run.check('API-31', () => changeEmail({ email, newEmail: otherEmail }));
}

/** Binds the other phone, with the picture code in place of the captcha. */
export async function replacePhone(run: Run): Promise<void> {
  const { otherPhone: phone } = await prove(run);
  const pictureCode = await readPictureCode(run);
  const smsCode = await smsCodeOf(run, { phone, type: SMS_TYPES.phoneBinding, proof: { pictureCode } });
  await run.check('API-32', () => bindPhone({ phone, smsCode }));
}

export async function replacePassword(run: Run): Promise<void> {
  const oldPassword = passwordOf(run);
  const change = { oldPassword, newPassword: CHANGED, confirmPassword: CHANGED };
  await run.check('API-46', () => changePassword(change));
  run.state.newcomerPassword = CHANGED;
}

export async function replaceAvatar(run: Run): Promise<void> {
  passwordOf(run);
  const file = new File([Buffer.from(PNG, 'base64')], 'avatar.png', { type: 'image/png' });
  await run.check('API-47', () => uploadAvatar(file));
}

export async function deleteNewcomer(run: Run): Promise<void> {
  passwordOf(run);
  const { handOff } = newcomerOf(run);
  await run.check('API-25', () => deleteAccount(), { handOff });
}

/** Registers an address, which is not activated. */
export async function registerByEmail(run: Run): Promise<void> {
  leave(run);
  const { unusedEmail: email } = newcomerOf(run);
  const captcha = await passCaptcha(run);
  const account = { email, password: FIRST, confirmPassword: FIRST, source: SOURCE, captcha };
  await run.check('API-24', () => registerEmail(account));
  await requestMail(run, email, 'activation');
}

function newcomerOf(run: Run) {
  return need(run.settings.newcomer, 'newcomer is missing in the settings');
}

/** @throws Stopped when no account was registered */
function passwordOf(run: Run): string {
  return need(run.state.newcomerPassword, 'no account was registered with newcomer.phone (API-23)');
}

/** Enters the password, which a server may want before a change of a way to sign in. */
async function prove(run: Run) {
  const password = passwordOf(run);
  await run.check('API-27', () => verifyPassword(password));
  return newcomerOf(run);
}
