import { takePass } from '../captcha/captcha-pass';
import { LIMITS } from '../config/limits';
import { type Account, accountOf, findAccount, setPassword } from '../db/accounts';
import { isOverLimit } from '../db/limits';
import { bindRecovery, startSession } from '../db/sessions';
import { tellOwner } from '../delivery/owner-notices';
import { maskEmail } from '../delivery/security-email';
import { SMS_TYPES, takeSmsCode } from '../delivery/sms-codes';
import type { Call, CallRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { servicesOf } from '../http/services';
import { hashPassword } from '../lib/password-hash';
import { absenceCode, isEmail, isPhoneNumber, stateRefusal } from './account-rules';
import { passwordRefusal } from './password-rules';
import { RESET_OPERATION, takeReset } from './reset-link';

export const RECOVERY_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/verification/account', isPublic: true, handle: checkAccount },
  { method: 'POST', path: '/openapi/v2/user/secret/email', isPublic: true, handle: securityEmail },
  {
    method: 'POST',
    path: '/openapi/v2/user/mobile/reset/password',
    isPublic: true,
    isSigned: true,
    handle: resetByPhone,
  },
  {
    method: 'POST',
    path: '/openapi/v2/user/forget/mail/reset/password',
    isPublic: true,
    handle: resetByMail,
  },
];

async function checkAccount(request: CallRequest): Promise<CallResult> {
  const { fields, services } = request;
  const { account: name = '' } = fields;
  if (!isName(name)) return refuse(CODES.unknownAccount);
  if (!(await takePass(request))) return refuse(CODES.captchaInvalid);
  const account = await findAccount(services.db, name);
  if (!account) return refuse(await absenceCode(services, name, request.now));
  const refusal = stateRefusal(account);
  return refusal ? refuse(refusal) : ok();
}

/** Stores the account in the session, so that a mail can be requested with the masked address alone. */
async function securityEmail(request: CallRequest): Promise<CallResult> {
  const { fields, services, addressKey, sessionId, now } = request;
  const { db } = services;
  if (await isOverLimit(db, [`look-up:${addressKey}`], LIMITS.lookUp, now)) return refuse(CODES.tooOften);
  const { account: name = '' } = fields;
  const account = isName(name) ? await findAccount(db, name) : null;
  if (!account) return refuse(await absenceCode(services, name, now));
  const { security_email: email, security_email_status: status } = account;
  const result = ok({ email: email ? maskEmail(email) : '', status });
  if (await bindRecovery(db, sessionId, account.id, now)) return result;
  const cookie = await startSession(db, { accountId: null, previousId: sessionId, now });
  await bindRecovery(db, cookie.sessionId, account.id, now);
  return { ...result, cookie };
}

async function resetByPhone(request: CallRequest): Promise<CallResult> {
  const { fields, services, addressKey, now } = request;
  const {
    mobile = '',
    new_password: password = '',
    confirm_password: confirmation,
    sms_code: code = '',
  } = fields;
  if (!isPhoneNumber(mobile)) return refuse(CODES.phoneFormat);
  const refusal =
    passwordRefusal('strong', password, confirmation) ??
    (await takeSmsCode(services, { mobile, type: SMS_TYPES.reset, code, addressKey, now }));
  if (refusal !== null) return refuse(refusal);
  const account = await findAccount(services.db, mobile);
  return account ? renew(request, account, password) : refuse(await absenceCode(services, mobile, now));
}

async function resetByMail(request: CallRequest): Promise<CallResult> {
  const { fields, services, addressKey, now } = request;
  const { password = '', confirm_password: confirmation, code = '', operation, email = '' } = fields;
  if (!code || operation !== RESET_OPERATION) return refuse(CODES.badParameters);
  if (!isEmail(email)) return refuse(CODES.emailFormat);
  const refusal = passwordRefusal('strong', password, confirmation);
  if (refusal !== null) return refuse(refusal);
  const taken = await takeReset(services, { code, email, addressKey, now });
  if ('refusal' in taken) return refuse(taken.refusal);
  const account = await accountOf(services.db, taken.accountId);
  return account ? renew(request, account, password) : refuse(CODES.deregistered);
}

/** Sets the password of an account that can be used, see `setPassword`. */
async function renew(request: CallRequest, account: Account, password: string): Promise<CallResult> {
  const { services, sessionId, now } = request;
  const refusal = stateRefusal(account);
  if (refusal) return refuse(refusal);
  const hash = await hashPassword(password, services.hashCost);
  const { db } = servicesOf(services, account);
  const cookie = await setPassword(db, { id: account.id, hash, sessionId, now });
  await tellOwner(services, { what: 'password', before: account, now });
  return { ...ok(), cookie };
}

function isName(text: string): boolean {
  const name = text.trim();
  return isPhoneNumber(name) || isEmail(name);
}
