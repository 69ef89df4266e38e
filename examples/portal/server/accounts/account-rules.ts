import type { Account } from '../db/accounts';
import type { Queries } from '../db/database';
import { deletedUntil, type NameHash } from '../db/deleted-names';
import { type CallResult, CODES, STATE_CODES } from '../http/codes';
import { shanghaiTime } from '../lib/time';

/** Error code for an account that cannot be used. Only sent after a correct password or a passed captcha. */
export function stateRefusal({ state }: Account): number | null {
  return STATE_CODES[state];
}

/** @returns null for a valid address, otherwise the error code */
export function emailRefusal(email: string): number | null {
  if (!isEmail(email)) return CODES.emailFormat;
  return email === email.toLowerCase() ? null : CODES.emailUppercase;
}

/** Mainland-China numbers only (doc 2 § 5). */
export function isPhoneNumber(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** Longest address that the portal accepts. */
const EMAIL_MAX = 64;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

type Names = { db: Queries; nameHash: NameHash };

/** Code for an address or number without an account, which may have been deleted in the last 30 days. */
export async function absenceCode({ db, nameHash }: Names, name: string, now: Date): Promise<number> {
  return (await deletedUntil(db, nameHash(name), now)) ? CODES.deregistered : CODES.unknownAccount;
}

/** Refuses an address or number whose account was deleted in the last 30 days; null for any other. */
export async function deletedNameRefusal(
  { db, nameHash }: Names,
  name: string,
  now: Date,
): Promise<CallResult | null> {
  const until = await deletedUntil(db, nameHash(name), now);
  if (!until) return null;
  const what = name.includes('@') ? '邮箱' : '手机号';
  return { code: CODES.nameDeleted, message: `此${what}的账号已注销，${minuteOf(until)} 后可重新注册` };
}

/** The time in China, rounded up to the minute: `2026年12月21日 20:00`. */
function minuteOf(time: Date): string {
  const rounded = new Date(Math.ceil(time.getTime() / MINUTE) * MINUTE);
  const [, year, month, day, clock] = /^(\d+)-0?(\d+)-0?(\d+) (\d+:\d+)/.exec(shanghaiTime(rounded)) ?? [];
  return `${year}年${month}月${day}日 ${clock}`;
}

const MINUTE = 60_000;
