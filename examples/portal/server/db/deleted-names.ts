import { DELETED_NAME_MS } from '../config/settings';
import { type Account, AccountNotActive } from './accounts';
import type { Queries } from './database';

/**
 * Hashes an email address or phone number, with a secret key: without one, the number can be found by hashing every possible
 * number.
 */
export type NameHash = (name: string) => string;

/**
 * Deletes an account with everything that belongs to it: tables with its ID by their foreign keys, and what was sent to
 * its addresses and number. Keyed hashes of address and number stay for 30 days.
 */
export async function eraseAccount(db: Queries, nameHash: NameHash, id: number, now: Date): Promise<void> {
  // Waits for all writes for the account, see `accountDatabase`; later ones wait for the end of the deletion.
  const [row] = await db.query<Account>('select * from accounts where id = $1 for update', [id]);
  if (!row) throw new AccountNotActive(null);
  const { email, mobile, security_email: securityEmail } = row;
  const names = [email, mobile].filter((name) => name !== null);
  for (const name of names) await keepDeletedName(db, nameHash(name), now);
  const recipients = [...names, securityEmail].filter((name) => name !== null);
  await db.query('delete from outbox where recipient = any($1)', [recipients]);
  await db.query('delete from sms_codes where mobile = $1', [mobile]);
  await db.query("delete from one_time where detail ->> 'accountId' = $1", [String(id)]);
  await db.query("delete from one_time where detail ->> 'email' = any($1)", [recipients]);
  await db.query('delete from accounts where id = $1', [id]);
}

/** Keeps the hash of a name whose account was deleted now. */
export async function keepDeletedName(db: Queries, hash: string, now: Date): Promise<void> {
  await db.query(
    `insert into deleted_names (name_hash, expires_at) values ($1, $2)
     on conflict (name_hash) do update set expires_at = excluded.expires_at`,
    [hash, new Date(now.getTime() + DELETED_NAME_MS)],
  );
}

/** Until when a name cannot be registered because its account was deleted; null when it can. */
export async function deletedUntil(db: Queries, hash: string, now: Date): Promise<Date | null> {
  const [row] = await db.query<{ expires_at: Date }>(
    'select expires_at from deleted_names where name_hash = $1 and expires_at > $2',
    [hash, now],
  );
  return row?.expires_at ?? null;
}

/** Erases accounts that a former version of the portal retained as `deregistered`. */
export async function eraseFormerlyDeleted(db: Queries, nameHash: NameHash, now: Date): Promise<void> {
  const retained = await db.query<Account>("select * from accounts where state = 'deregistered'");
  for (const { id } of retained) await eraseAccount(db, nameHash, id, now);
}
