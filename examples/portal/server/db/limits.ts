import { ALL_MAILS_LIMIT, MAIL_LIMIT, NEW_ACCOUNT_LIMIT, OPEN_CALL_LIMIT } from '../config/settings';
import type { Queries } from './database';

type Limit = { readonly count: number; readonly windowMs: number };

/**
 * Counts one use under every key and returns whether any key is over the limit. Counts and compares in one
 * statement, so that concurrent requests cannot bypass the limit. The window starts with the first use.
 */
export async function isOverLimit(
  db: Queries,
  keys: readonly string[],
  { count, windowMs }: Limit,
  now: Date,
): Promise<boolean> {
  let isOver = false;
  for (const key of keys) isOver = (await countUse(db, key, windowMs, now)) > count || isOver;
  return isOver;
}

/** Counts one new account and returns whether the address is over its daily limit. */
export function makesTooManyAccounts(
  { db }: { db: Queries },
  addressKey: string,
  now: Date,
): Promise<boolean> {
  return isOverLimit(db, [`new-account:${addressKey}`], NEW_ACCOUNT_LIMIT, now);
}

/** Counts a call that anybody may make and returns whether the address is over its limit. */
export function makesTooManyCalls({ db }: { db: Queries }, addressKey: string, now: Date): Promise<boolean> {
  return isOverLimit(db, [`open-call:${addressKey}`], OPEN_CALL_LIMIT, now);
}

/** Counts a mail and returns whether its recipient gets too many, from this visitor or in all. */
export async function isMailOverLimit(
  db: Queries,
  recipient: string,
  { addressKey, now }: { addressKey: string; now: Date },
): Promise<boolean> {
  const isOver = await isOverLimit(db, [`mail:${recipient}:${addressKey}`], MAIL_LIMIT, now);
  return isOver || isOverLimit(db, [`mail:${recipient}`], ALL_MAILS_LIMIT, now);
}

/**
 * Counts an attempt to enter a code. The last attempt allowed restarts the window, so that a lockout lasts
 * the whole window.
 * @returns false when the limit was reached before
 */
export async function mayTry(
  db: Queries,
  key: string,
  { count, windowMs }: Limit,
  now: Date,
): Promise<boolean> {
  const used = await countUse(db, key, windowMs, now);
  if (used === count) {
    await db.query('update limits set resets_at = $2 where key = $1', [
      key,
      new Date(now.getTime() + windowMs),
    ]);
  }
  return used <= count;
}

export async function isUsedUp(
  db: Queries,
  key: string,
  { count, windowMs }: Limit,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    'select key from limits where key = $1 and used >= $2 and resets_at > $3 and resets_at <= $4',
    [key, count, now, new Date(now.getTime() + windowMs)],
  );
  return rows.length > 0;
}

/**
 * Counts an attempt before evaluating it, so that no more than the limit are evaluated however many come at once. A
 * right attempt does not count.
 * @returns null when the limit was reached before
 */
export async function limitWrong<T>(
  db: Queries,
  key: string,
  { limit, now }: { limit: Limit; now: Date },
  attempt: () => Promise<{ isRight: boolean; result: T }>,
): Promise<T | null> {
  if (!(await mayTry(db, key, limit, now))) return null;
  const { isRight, result } = await attempt();
  if (isRight) await forgiveUse(db, [key]);
  return result;
}

/** Resets the count after a successful attempt. */
export async function forgetUses(db: Queries, key: string): Promise<void> {
  await db.query('delete from limits where key = $1', [key]);
}

/**
 * A window that ends later than one that begins now was begun by a clock that ran ahead, and is over.
 * @returns how often the key was used in its window, this use included
 */
async function countUse(db: Queries, key: string, windowMs: number, now: Date): Promise<number> {
  const [row] = await db.query<{ used: number }>(
    `insert into limits (key, used, resets_at) values ($1, 1, $2)
     on conflict (key) do update set
       used = case when limits.resets_at > $3 and limits.resets_at <= $2 then limits.used + 1 else 1 end,
       resets_at = case when limits.resets_at > $3 and limits.resets_at <= $2 then limits.resets_at else $2 end
     returning used`,
    [key, new Date(now.getTime() + windowMs), now],
  );
  return row?.used ?? 0;
}

/** Subtracts one use that turned out not to count against the limit. */
export async function forgiveUse(db: Queries, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await db.query('update limits set used = greatest(used - 1, 0) where key = $1', [key]);
}
