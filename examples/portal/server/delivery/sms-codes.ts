import { randomInt } from 'node:crypto';
import { LIMITS } from '../config/limits';
import { SMS_CODE_LENGTH, SMS_CODE_MS } from '../config/settings';
import { forgetUses, isUsedUp, mayTry } from '../db/limits';
import { CODES } from '../http/codes';
import type { Services } from '../http/services';

/** send_type of an SMS code: registration, password reset, binding of a phone (doc 2 § 7). */
export const SMS_TYPES = { register: '1', reset: '2', bind: '3' } as const;
export type SmsType = (typeof SMS_TYPES)[keyof typeof SMS_TYPES];

const PURPOSES: Readonly<Record<SmsType, string>> = { 1: '注册', 2: '重置密码', 3: '验证手机号' };

export function isSmsType(text: string | undefined): text is SmsType {
  return text !== undefined && Object.hasOwn(PURPOSES, text);
}

/** Counts of wrong codes: of this visitor, and of all. */
const wrongKeys = (mobile: string, addressKey: string) =>
  [
    [`sms-wrong:${mobile}:${addressKey}`, LIMITS.wrongCode],
    [`sms-wrong:${mobile}`, LIMITS.wrongCodeOfAll],
  ] as const;

/** Sends a new code, which replaces an older one for the same purpose. */
export async function sendSmsCode(
  services: Services,
  mobile: string,
  type: SmsType,
  now: Date,
): Promise<void> {
  const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');
  await services.db.query(
    `insert into sms_codes (mobile, send_type, code_hash, expires_at) values ($1, $2, $3, $4)
     on conflict (mobile, send_type) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
    [mobile, type, hashOf(services, mobile, type, code), new Date(now.getTime() + SMS_CODE_MS)],
  );
  await services.deliver({
    kind: 'sms',
    recipient: mobile,
    body: `【央视网社区】您的${PURPOSES[type]}验证码是 ${code}，10 分钟内有效，请勿泄露给他人。`,
    code,
    sentAt: now,
  });
}

type Guess = { mobile: string; addressKey: string; now: Date };

/** Whether this phone is locked for this visitor after wrong codes. */
export async function isSmsLocked({ db }: Services, { mobile, addressKey, now }: Guess): Promise<boolean> {
  for (const [key, limit] of wrongKeys(mobile, addressKey))
    if (await isUsedUp(db, key, limit, now)) return true;
  return false;
}

/**
 * Checks the code sent to a phone and consumes it when it is right. Attempts are counted only while a
 * code is valid, so that a visitor cannot lock a phone to which none was sent.
 * @returns null when it is right, otherwise the error code
 */
export async function takeSmsCode(
  services: Services,
  given: Guess & { type: SmsType; code: string },
): Promise<number | null> {
  const { db } = services;
  const { mobile, type, code, addressKey, now } = given;
  if (await isSmsLocked(services, given)) return CODES.smsLocked;
  const [kept] = await db.query<{ expires_at: Date }>(
    'select expires_at from sms_codes where mobile = $1 and send_type = $2',
    [mobile, type],
  );
  if (!kept) return CODES.smsCodeWrong;
  if (kept.expires_at <= now) return CODES.smsCodeExpired;
  for (const [key, limit] of wrongKeys(mobile, addressKey))
    if (!(await mayTry(db, key, limit, now))) return CODES.smsLocked;
  const taken = await db.query(
    'delete from sms_codes where mobile = $1 and send_type = $2 and code_hash = $3 returning mobile',
    [mobile, type, hashOf(services, mobile, type, code)],
  );
  if (taken.length === 0) return CODES.smsCodeWrong;
  for (const [key, limit] of wrongKeys(mobile, addressKey)) await forgetUses(db, key, limit);
  return null;
}

function hashOf({ codeHash }: Services, mobile: string, type: SmsType, code: string): string {
  return codeHash(`${mobile}:${type}:${code}`);
}
