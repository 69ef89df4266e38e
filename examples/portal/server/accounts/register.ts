import { takePass } from '../captcha/captcha-pass';
import { LIMITS } from '../config/limits';
import { type Account, addAccount, type NewAccount } from '../db/accounts';
import { isOverLimit, makesTooManyAccounts } from '../db/limits';
import { SMS_TYPES, takeSmsCode } from '../delivery/sms-codes';
import type { Call, CallRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import type { Services } from '../http/services';
import { hashPassword } from '../lib/password-hash';
import { newSecret } from '../lib/secrets';
import { deletedNameRefusal, emailRefusal, isPhoneNumber } from './account-rules';
import { sendActivation } from './activation';
import { passwordRefusal } from './password-rules';
import { keepRegistration, registerAgain } from './registrations';
import { signIn } from './sign-in';

/**
 * The widgets also send `from`, `backurl` and `reg_bind_auth`. The documents do not define their use, so they
 * are ignored and never redirected to.
 */
export const REGISTER_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: '/openapi/v2/user/register/mobile',
    isPublic: true,
    isSigned: true,
    handle: registerPhone,
  },
  {
    method: 'POST',
    path: '/openapi/v2/user/register/email',
    isPublic: true,
    isSigned: true,
    handle: registerEmail,
  },
];

/** Checks the SMS code last, so that an invalid password does not consume it. */
async function registerPhone(request: CallRequest): Promise<CallResult> {
  const { fields, services, addressKey, now } = request;
  const { mobile = '', password = '', confirm_password: confirmation, sms_code: code = '' } = fields;
  if (!isPhoneNumber(mobile)) return refuse(CODES.phoneFormat);
  const refusal =
    passwordRefusal('basic', password, confirmation) ??
    (await takeSmsCode(services, { mobile, type: SMS_TYPES.register, code, addressKey, now }));
  if (refusal !== null) return refuse(refusal);
  const passwordHash = await hashPassword(password, services.hashCost);
  const added = await addNamed(services, mobile, now, { mobile, passwordHash, state: 'active' });
  if ('code' in added) return added;
  return added.account ? signIn(request, added.account) : refuse(CODES.phoneRegistered);
}

async function registerEmail(request: CallRequest): Promise<CallResult> {
  const { fields, services, now } = request;
  const { email = '', password = '', confirm_password: confirmation } = fields;
  const refusal = emailRefusal(email) ?? passwordRefusal('strong', password, confirmation);
  if (refusal !== null) return refuse(refusal);
  if (!(await takePass(request))) return refuse(CODES.captchaInvalid);
  const { db } = services;
  if (await isOverLimit(db, [`register:${email}:${request.addressKey}`], LIMITS.register, now))
    return refuse(CODES.registeredTooOften);
  if (await makesTooManyAccounts(services, request.addressKey, now)) return refuse(CODES.tooOften);

  const passwordHash = await hashPassword(password, services.hashCost);
  const browserId = request.browserId ?? newSecret();
  const registered = { browserId, passwordHash, now };
  const added = await addNamed(services, email, now, { email, passwordHash, state: 'inactive' });
  if ('code' in added) return added;
  if (added.account) {
    await keepRegistration(db, { ...registered, accountId: added.account.id });
    await sendActivation(services, { account: added.account, browserId, now });
    return { ...ok(), browserId };
  }
  const isPending = await registerAgain(db, { ...registered, email });
  return isPending ? { ...refuse(CODES.notActivated), browserId } : refuse(CODES.emailRegistered);
}

/**
 * Adds an account, unless that of the same name was deleted in the last 30 days. Checks this after the insert, which waits
 * for a deletion at the same moment.
 * @returns the refusal, or the account; null when the name has one
 */
function addNamed(
  { db, nameHash }: Services,
  name: string,
  now: Date,
  account: NewAccount,
): Promise<CallResult | { account: Account | null }> {
  return db.transaction(async (inner) => {
    const added = await addAccount(inner, account);
    const refusal = await deletedNameRefusal({ db: inner, nameHash }, name, now);
    if (!added || !refusal) return { account: added };
    await inner.query('delete from accounts where id = $1', [added.id]);
    return refusal;
  });
}
