import { LIMITS, type Limit } from '../config/limits';
import { hashSecret } from '../lib/secrets';
import type { Account } from './accounts';
import { isKnownBrowser } from './browsers';
import type { Queries } from './database';

/** What limits know of a visitor. `addressKey` has a second part for the /48 of an IPv6 address, see `visitOf`. */
export type Visitor = {
  account: Account | null;
  sessionId: string | null;
  knownBrowserId: string | null;
  addressKey: string;
  now: Date;
};

/**
 * Counts one use under every key and returns whether any key is over the limit. Counts and compares in one
 * statement, so that concurrent requests cannot bypass the limit. The window starts with the first use.
 */
export async function isOverLimit(
  db: Queries,
  keys: readonly string[],
  limit: Limit,
  now: Date,
): Promise<boolean> {
  let isOver = false;
  for (const part of keys.flatMap((key) => partsOf(key, limit)))
    isOver = (await countUse(db, part.key, limit.windowMs, now)) > part.count || isOver;
  return isOver;
}

const WITH_WIDE = /^(.*[0-9a-f]{32})\.([0-9a-f]{32})$/;

/** The keys that are counted for one key: an IPv6 address counts for its /64 and, with a higher limit, for its /48. */
function partsOf(key: string, { count, wide }: Limit): { key: string; count: number }[] {
  const [, narrow, network] = WITH_WIDE.exec(key) ?? [];
  if (!narrow || !network) return [{ key, count }];
  const name = narrow.slice(0, -network.length);
  return [
    { key: narrow, count },
    { key: `${name}48:${network}`, count: count * wide },
  ];
}

/** What a known visitor counts under: the account or, when signed out, the browser. Null for strangers. */
async function ownKeyOf(db: Queries, { account, knownBrowserId, now }: Visitor): Promise<string | null> {
  if (account) return `account:${account.id}`;
  return (await isKnownBrowser(db, knownBrowserId, now))
    ? `browser:${hashSecret(knownBrowserId ?? '')}`
    : null;
}

/** Counts one new account and returns whether the address is over its daily limit. */
export function makesTooManyAccounts(
  { db }: { db: Queries },
  addressKey: string,
  now: Date,
): Promise<boolean> {
  return isOverLimit(db, [`new-account:${addressKey}`], LIMITS.newAccount, now);
}

/** Counts a call that anybody may make and returns whether there were too many. */
export async function makesTooManyCalls({ db }: { db: Queries }, visitor: Visitor): Promise<boolean> {
  const own = await ownKeyOf(db, visitor);
  return own
    ? isOverLimit(db, [`open-call:${own}`], LIMITS.openCallOfKnown, visitor.now)
    : isOverLimit(db, [`open-call:${visitor.addressKey}`], LIMITS.openCall, visitor.now);
}

/** The limits of wrong solutions of captchas that hold for a visitor, by their key. */
export async function captchaLimits(
  db: Queries,
  visitor: Visitor,
): Promise<readonly (readonly [string, Limit])[]> {
  const own = await ownKeyOf(db, visitor);
  if (own) return [[`captcha-wrong:${own}`, LIMITS.captchaWrongOfKnown]];
  const { sessionId, addressKey } = visitor;
  const ofAddress = [`captcha-wrong:${addressKey}`, LIMITS.captchaWrong] as const;
  if (!sessionId) return [ofAddress];
  return [[`captcha-wrong:session:${hashSecret(sessionId)}`, LIMITS.captchaWrongInSession], ofAddress];
}

/** Whether the visitor owns the account: is signed in to it, or has been in this browser. */
export async function isOwner(db: Queries, visitor: Visitor, accountId: number | null): Promise<boolean> {
  if (accountId === null) return false;
  return (
    visitor.account?.id === accountId || isKnownBrowser(db, visitor.knownBrowserId, visitor.now, accountId)
  );
}

/**
 * Counts a mail and returns whether its recipient gets too many: from this visitor, or in all. What strangers send does not
 * count for a browser that has signed in to the account, so that its owner can recover the password.
 */
export async function isMailOverLimit(
  db: Queries,
  { recipient, accountId }: { recipient: string; accountId: number | null },
  visitor: Visitor,
): Promise<boolean> {
  const { addressKey, now } = visitor;
  if (await isOwner(db, visitor, accountId))
    return isOverLimit(db, [`mail:owner:${recipient}`], LIMITS.mailOfOwner, now);
  const isOver = await isOverLimit(db, [`mail:${recipient}:${addressKey}`], LIMITS.mail, now);
  return isOver || isOverLimit(db, [`mail:${recipient}`], LIMITS.mailOfStrangers, now);
}

/**
 * Counts an attempt to enter a code. The last attempt allowed restarts the window, so that a lockout lasts
 * the whole window.
 * @returns false when the limit was reached before
 */
export async function mayTry(db: Queries, key: string, limit: Limit, now: Date): Promise<boolean> {
  let may = true;
  for (const part of partsOf(key, limit)) {
    const used = await countUse(db, part.key, limit.windowMs, now);
    if (used === part.count) {
      await db.query('update limits set resets_at = $2 where key = limit_key($1)', [
        part.key,
        new Date(now.getTime() + limit.windowMs),
      ]);
    }
    may &&= used <= part.count;
  }
  return may;
}

export async function isUsedUp(db: Queries, key: string, limit: Limit, now: Date): Promise<boolean> {
  for (const part of partsOf(key, limit)) {
    const rows = await db.query(
      'select key from limits where key = limit_key($1) and used >= $2 and resets_at > $3 and resets_at <= $4',
      [part.key, part.count, now, new Date(now.getTime() + limit.windowMs)],
    );
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Counts an attempt before evaluating it, so that no more than the limits are evaluated however many come at once. A
 * right attempt does not count.
 * @returns null when a limit was reached before
 */
export async function limitWrong<T>(
  db: Queries,
  limits: readonly (readonly [key: string, limit: Limit])[],
  now: Date,
  attempt: () => Promise<{ isRight: boolean; result: T }>,
): Promise<T | null> {
  for (const [key, limit] of limits) if (!(await mayTry(db, key, limit, now))) return null;
  const { isRight, result } = await attempt();
  if (isRight) for (const [key, limit] of limits) await forgiveUse(db, [key], limit);
  return result;
}

/** Resets the count after a successful attempt. */
export async function forgetUses(db: Queries, key: string, limit: Limit): Promise<void> {
  for (const part of partsOf(key, limit))
    await db.query('delete from limits where key = limit_key($1)', [part.key]);
}

/**
 * A window that ends later than one that begins now was begun by a clock that ran ahead, and is over.
 * @returns how often the key was used in its window, this use included
 */
async function countUse(db: Queries, key: string, windowMs: number, now: Date): Promise<number> {
  const [row] = await db.query<{ used: number }>(
    `insert into limits (key, used, resets_at) values (limit_key($1), 1, $2)
     on conflict (key) do update set
       used = case when limits.resets_at > $3 and limits.resets_at <= $2 then limits.used + 1 else 1 end,
       resets_at = case when limits.resets_at > $3 and limits.resets_at <= $2 then limits.resets_at else $2 end
     returning used`,
    [key, new Date(now.getTime() + windowMs), now],
  );
  return row?.used ?? 0;
}

/** Subtracts one use that turned out not to count against the limit. */
export async function forgiveUse(db: Queries, keys: readonly string[], limit: Limit): Promise<void> {
  for (const part of keys.flatMap((key) => partsOf(key, limit)))
    await db.query('update limits set used = greatest(used - 1, 0) where key = limit_key($1)', [part.key]);
}
