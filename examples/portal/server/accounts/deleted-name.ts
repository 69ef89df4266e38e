import type { Queries } from '../db/database';
import { deletedUntil, type NameHash } from '../db/deleted-names';
import { type CallResult, CODES } from '../http/codes';
import { shanghaiTime } from '../lib/time';

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
