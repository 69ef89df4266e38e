import { takePass } from '../captcha/captcha-pass';
import { LIMITS } from '../config/limits';
import { addAccount } from '../db/accounts';
import { isOverLimit, makesTooManyAccounts } from '../db/limits';
import { SMS_TYPES, takeSmsCode } from '../delivery/sms-codes';
import type { Call, CallRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { hashPassword } from '../lib/password-hash';
import { newSecret } from '../lib/secrets';
import { emailRefusal, isPhoneNumber } from './account-rules';
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
  const account = await addAccount(services.db, { mobile, passwordHash, state: 'active' });
  return account ? signIn(request, account) : refuse(CODES.phoneRegistered);
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
  const account = await addAccount(db, { email, passwordHash, state: 'inactive' });
  if (account) {
    await keepRegistration(db, { ...registered, accountId: account.id });
    await sendActivation(services, { account, browserId, now });
    return { ...ok(), browserId };
  }
  const isPending = await registerAgain(db, { ...registered, email });
  return isPending ? { ...refuse(CODES.notActivated), browserId } : refuse(CODES.emailRegistered);
}
