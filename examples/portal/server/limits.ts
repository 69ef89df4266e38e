import type { Queries } from './db/database';
import { NEW_ACCOUNT_LIMIT } from './settings';

type Limit = { readonly count: number; readonly windowMs: number };

/**
 * Counts one use under every key and tells whether any is over its limit. Counting and asking are one statement, so
 * that parallel requests cannot slip through. The window starts with the first use.
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

/** Whether an address has made as many accounts as it may in a day; asking counts as one. */
export function makesTooManyAccounts(
  { db }: { db: Queries },
  addressKey: string,
  now: Date,
): Promise<boolean> {
  return isOverLimit(db, [`new-account:${addressKey}`], NEW_ACCOUNT_LIMIT, now);
}

/**
 * Counts an attempt at a code. The last one that is allowed starts the window anew, so that a lock-out lasts its
 * whole time.
 * @returns false when there were too many before it
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

export async function isUsedUp(db: Queries, key: string, { count }: Limit, now: Date): Promise<boolean> {
  const rows = await db.query('select key from limits where key = $1 and used >= $2 and resets_at > $3', [
    key,
    count,
    now,
  ]);
  return rows.length > 0;
}

/** An attempt was right: those before it are forgotten. */
export async function forgetUses(db: Queries, key: string): Promise<void> {
  await db.query('delete from limits where key = $1', [key]);
}

/** @returns how often the key was used in its window, this use included */
async function countUse(db: Queries, key: string, windowMs: number, now: Date): Promise<number> {
  const [row] = await db.query<{ used: number }>(
    `insert into limits (key, used, resets_at) values ($1, 1, $2)
     on conflict (key) do update set
       used = case when limits.resets_at <= $3 then 1 else limits.used + 1 end,
       resets_at = case when limits.resets_at <= $3 then $2 else limits.resets_at end
     returning used`,
    [key, new Date(now.getTime() + windowMs), now],
  );
  return row?.used ?? 0;
}

/** Takes one use back, when it turned out not to be one that is limited. */
export async function forgiveUse(db: Queries, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await db.query('update limits set used = greatest(used - 1, 0) where key = $1', [key]);
}
