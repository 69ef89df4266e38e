import { absenceCode, deletedNameRefusal, isPhoneNumber } from '../accounts/account-rules';
import { takeAnyPass, takePass } from '../captcha/captcha-pass';
import { LIMITS } from '../config/limits';
import { type Account, findAccount } from '../db/accounts';
import { isOverLimit, isOwner } from '../db/limits';
import { takePictureCode } from '../db/sessions';
import { isSmsLocked, isSmsType, SMS_TYPES, type SmsType, sendSmsCode } from '../delivery/sms-codes';
import type { Call, CallRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { servicesOf } from '../http/services';

export const SMS_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/verification/sms/code', isPublic: true, handle: sendCode },
];

/** The only documented value: clients cannot skip the captcha. */
const CHECKED = '1';

async function sendCode(request: CallRequest): Promise<CallResult> {
  const { fields, services, now } = request;
  const { mobile = '', send_type: type } = fields;
  if (!isPhoneNumber(mobile)) return refuse(CODES.phoneFormat);
  if (!isSmsType(type)) return refuse(CODES.smsType);
  const captcha = await captchaRefusal(request);
  if (captcha !== null) return refuse(captcha);
  const owner = await findAccount(services.db, mobile);
  const deleted = type === SMS_TYPES.reset ? null : await deletedNameRefusal(services, mobile, now);
  if (deleted) return deleted;
  const refusal = (await phoneRefusal(request, owner, type)) ?? (await limitRefusal(request, mobile));
  if (refusal !== null) return refuse(refusal);
  await sendSmsCode(owner ? servicesOf(services, owner) : services, mobile, type, now);
  return ok();
}

/** Checks a passed captcha, whose kind this call need not name, or the session's picture code (doc 1 § 7). */
async function captchaRefusal(request: CallRequest): Promise<number | null> {
  const { fields } = request;
  if (fields.check_captcha !== CHECKED) return CODES.badParameters;
  const { captcha_type: type = '' } = fields;
  const take = Object.hasOwn(CAPTCHAS, type) ? CAPTCHAS[type] : undefined;
  return take ? take(request) : CODES.captchaType;
}

/** Captcha checks by `captcha_type` (OQ-07). */
const CAPTCHAS: Readonly<Record<string, (request: CallRequest) => Promise<number | null>>> = {
  '': async (request) => ((await takeAnyPass(request)) ? null : CODES.captchaInvalid),
  '1': async (request) => {
    const take = request.fields.dynamic_captcha_type ? takePass : takeAnyPass;
    return (await take(request)) ? null : CODES.captchaInvalid;
  },
  '2': async ({ services, sessionId, fields, now }) => {
    const result = await takePictureCode(services.db, sessionId, fields.pic_code ?? '', now);
    return { right: null, wrong: CODES.pictureCodeWrong, expired: CODES.pictureCodeExpired }[result];
  },
};

/** Checks the number against the purpose of the code. */
async function phoneRefusal(
  { account, fields, services, now }: CallRequest,
  owner: Account | null,
  type: SmsType,
): Promise<number | null> {
  if (type === SMS_TYPES.bind && !account) return CODES.notLoggedIn;
  const refusals: Readonly<Record<SmsType, number | null>> = {
    1: owner && CODES.phoneRegistered,
    2: owner ? null : await absenceCode(services, fields.mobile ?? '', now),
    3: owner && owner.id !== account?.id ? CODES.phoneBound : null,
  };
  return refusals[type];
}

/**
 * Checks the IP address first, so that its refused requests do not count against the phone's ten codes, and then what
 * strangers may use of those.
 */
async function limitRefusal(request: CallRequest, mobile: string): Promise<number | null> {
  const { services, addressKey, now } = request;
  const { db } = services;
  const owner = await findAccount(db, mobile);
  const isOwn = await isOwner(db, request, owner?.id ?? null);
  const gap = isOwn ? `sms:gap:owner:${mobile}` : `sms:gap:${mobile}`;
  if (await isSmsLocked(services, { mobile, addressKey, now })) return CODES.smsLocked;
  if (await isOverLimit(db, [`sms:address:${addressKey}`], LIMITS.smsAddress, now))
    return CODES.smsPerAddress;
  if (await isOverLimit(db, [gap], LIMITS.smsGap, now)) return CODES.smsTooSoon;
  const isReserved = owner && !isOwn;
  if (isReserved && (await isOverLimit(db, [`sms:strangers:${mobile}`], LIMITS.smsPhoneOfStrangers, now)))
    return CODES.smsPerPhone;
  if (await isOverLimit(db, [`sms:mobile:${mobile}`], LIMITS.smsPhone, now)) return CODES.smsPerPhone;
  return null;
}
