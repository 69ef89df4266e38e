import { DAY, QR_CODE_MS } from '../config/settings';
import { hashSecret } from '../lib/secrets';
import type { Database, Queries, Row } from './database';

export type Purpose =
  | 'captcha'
  | 'pass'
  | 'nonce'
  | 'activation'
  | 'registration'
  | 'security-email'
  | 'reset'
  | 'ticket'
  | 'member-token';
type NewEntry = { purpose: Purpose; key: string; detail?: Row; now: Date; lifeMs: number };
type Entry = { detail: Row; isExpired: boolean };
/** A stored secret; a used one is expired too. */
type Kept = Entry & { isUsed: boolean };

/**
 * Stores the hash of a single-use secret.
 * @returns false when the secret is already stored (a replay)
 */
export async function putOnce(db: Queries, entry: NewEntry): Promise<boolean> {
  const { purpose, key, detail = {}, now, lifeMs } = entry;
  const rows = await db.query(
    `insert into one_time (purpose, key_hash, detail, created_at, expires_at) values ($1, $2, $3::jsonb, $4, $5)
     on conflict do nothing returning purpose`,
    [purpose, hashSecret(key), JSON.stringify(detail), now, new Date(now.getTime() + lifeMs)],
  );
  return rows.length > 0;
}

/** Stores a secret of an account and expires the older ones of this purpose, also of requests at the same moment. */
export async function putNewest(
  db: Database,
  entry: NewEntry & { detail: { accountId: number } },
): Promise<void> {
  const { purpose, detail, now } = entry;
  await db.transaction(async (inner) => {
    // Waits for the same call only: other writes for the account share their lock.
    await inner.query('select id from accounts where id = $1 for no key update', [detail.accountId]);
    await spendAllOf(inner, [purpose], detail.accountId, now);
    await putOnce(inner, entry);
  });
}

/**
 * Deletes and returns a secret in one statement, so that only one process gets it. Null when unknown or used.
 */
export async function takeOnce(db: Queries, purpose: Purpose, key: string, now: Date): Promise<Entry | null> {
  const [row] = await db.query<{ detail: Row; expires_at: Date }>(
    'delete from one_time where purpose = $1 and key_hash = $2 returning detail, expires_at',
    [purpose, hashSecret(key)],
  );
  return row ? { detail: row.detail, isExpired: row.expires_at <= now } : null;
}

/** Returns a secret without consuming it. Null when unknown. */
export async function peekOnce(db: Queries, purpose: Purpose, key: string, now: Date): Promise<Kept | null> {
  const [row] = await db.query<{ detail: Row; expires_at: Date; used_at: Date | null }>(
    'select detail, expires_at, used_at from one_time where purpose = $1 and key_hash = $2',
    [purpose, hashSecret(key)],
  );
  if (!row) return null;
  return { detail: row.detail, isExpired: row.expires_at <= now, isUsed: row.used_at !== null };
}

/**
 * Consumes a secret by marking it expired, so that its account can still be looked up.
 * @returns false when it is unknown, used or expired
 */
export async function spendOnce(db: Queries, purpose: Purpose, key: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    `update one_time set expires_at = $3, used_at = $3
     where purpose = $1 and key_hash = $2 and expires_at > $3 returning purpose`,
    [purpose, hashSecret(key), now],
  );
  return rows.length > 0;
}

/** Expires all secrets of an account with these purposes. */
export async function spendAllOf(
  db: Queries,
  purposes: readonly Purpose[],
  accountId: number,
  now: Date,
): Promise<void> {
  await db.query(
    `update one_time set expires_at = $3
     where purpose = any($1) and detail ->> 'accountId' = $2 and expires_at > $3`,
    [[...purposes], String(accountId), now],
  );
}

/**
 * Deletes expired secrets. Mail links are retained for another week, to tell expired ones from unknown ones.
 */
export async function purgeExpired(db: Queries, now: Date): Promise<void> {
  await db.query(
    `delete from one_time where (purpose not in ('activation', 'security-email', 'reset') and expires_at < $1) or expires_at < $2`,
    [now, new Date(now.getTime() - 7 * DAY)],
  );
  await db.query('delete from qr_codes where expires_at < $1', [new Date(now.getTime() - QR_CODE_MS)]);
  await db.query('delete from sessions where expires_at < $1', [now]);
  await db.query('delete from sms_codes where expires_at < $1', [new Date(now.getTime() - DAY)]);
  await db.query('delete from browsers where expires_at < $1', [now]);
  await db.query('delete from limits where resets_at < $1', [now]);
  await db.query('delete from deleted_names where expires_at <= $1', [now]);
}
