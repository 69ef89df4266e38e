import { BROWSER_MS } from '../config/settings';
import { hashSecret, newSecret } from '../lib/secrets';
import type { Queries } from './database';
import type { SessionCookie } from './sessions';

/**
 * Stores that a browser has signed in to an account, under a new ID, which replaces the one that the browser has: another
 * site or person could have set that one.
 * @param db a transaction
 */
export async function knowBrowser(
  db: Queries,
  { browserId, accountId, now }: { browserId: string | null; accountId: number; now: Date },
): Promise<SessionCookie> {
  const id = newSecret();
  const hash = hashSecret(id);
  if (browserId)
    await db.query('update browsers set id_hash = $1 where id_hash = $2', [hash, hashSecret(browserId)]);
  await db.query(
    `insert into browsers (id_hash, account_id, expires_at) values ($1, $2, $3)
     on conflict (id_hash, account_id) do update set expires_at = excluded.expires_at`,
    [hash, accountId, new Date(now.getTime() + BROWSER_MS)],
  );
  return { sessionId: id, maxAgeMs: BROWSER_MS };
}

/** Whether the browser has signed in: to this account or, without one, to any. */
export async function isKnownBrowser(
  db: Queries,
  browserId: string | null,
  now: Date,
  accountId: number | null = null,
): Promise<boolean> {
  if (!browserId) return false;
  const rows = await db.query(
    `select 1 from browsers where id_hash = $1 and expires_at > $2 and ($3::integer is null or account_id = $3) limit 1`,
    [hashSecret(browserId), now, accountId],
  );
  return rows.length > 0;
}
