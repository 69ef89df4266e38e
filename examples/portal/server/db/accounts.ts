import { randomInt } from 'node:crypto';
import type { Database, Queries } from './database';
import { spendAllOf } from './one-time';
import { endSessionsOf, renewSession, type SessionCookie, type Site, sessionAccountId } from './sessions';

export type AccountState = 'active' | 'inactive' | 'banned';

export type Account = {
  id: number;
  email: string | null;
  mobile: string | null;
  password_hash: string | null;
  state: AccountState;
  security_email: string | null;
  security_email_status: number;
  nick_name: string;
  sex: number;
  birthday: string;
  province: string;
  city: string;
  /** Nickname awaiting review, see `profile.ts`. */
  pending_nick_name: string | null;
  /** The avatar shown, and the one awaiting review. */
  avatar_id: string | null;
  pending_avatar_id: string | null;
  has_sso: boolean;
  last_login_at: Date | null;
};

/** Finds an account by the email address or mobile number typed into the sign-in form. */
export async function findAccount(db: Queries, name: string): Promise<Account | null> {
  const [row] = await db.query<Account>('select * from accounts where email = $1 or mobile = $1', [
    name.trim().toLowerCase(),
  ]);
  return row ?? null;
}

export async function accountOf(db: Queries, id: number | null): Promise<Account | null> {
  if (id === null) return null;
  const [row] = await db.query<Account>('select * from accounts where id = $1', [id]);
  return row ?? null;
}

/**
 * The account that is signed in to a session; null when signed out. Ends all sessions of an account that was banned
 * since.
 */
export async function signedInAccount(
  db: Queries,
  sessionId: string | null,
  now: Date,
  site?: Site,
): Promise<Account | null> {
  const account = await accountOf(db, await sessionAccountId(db, sessionId, now, site));
  if (account?.state !== 'banned') return account;
  await endSessionsOf(db, account.id, null);
  return null;
}

export async function noteSignIn(db: Queries, id: number, now: Date): Promise<void> {
  await db.query('update accounts set last_login_at = $2 where id = $1', [id, now]);
}

export type NewAccount = {
  email?: string;
  mobile?: string;
  passwordHash?: string;
  state: AccountState;
};

/**
 * Adds an account with a generated nickname.
 * @returns null when an account with this address or number exists
 */
export async function addAccount(db: Queries, account: NewAccount): Promise<Account | null> {
  const { email = null, mobile = null, passwordHash = null, state } = account;
  const [row] = await db.query<Account>(
    `insert into accounts (email, mobile, password_hash, state, nick_name, has_sso)
     values ($1, $2, $3, $4, $5, true) on conflict do nothing returning *`,
    [email, mobile, passwordHash, state, `用户${randomInt(100_000, 1_000_000)}`],
  );
  return row ?? null;
}

/**
 * Sets a new password and revokes whatever the old one has permitted: every other session of the account, the
 * ID of this one, pending links, SSO tickets, SMS codes to its phone and confirmed QR codes.
 * @returns the cookie of this session, if it is signed in to the account
 */
export function setPassword(
  db: Database,
  { id, hash, sessionId, now }: { id: number; hash: string; sessionId: string | null; now: Date },
): Promise<SessionCookie | undefined> {
  return db.transaction(async (inner) => {
    await inner.query('update accounts set password_hash = $2 where id = $1', [id, hash]);
    await endSessionsOf(inner, id, sessionId);
    await spendAllOf(inner, ['reset', 'security-email', 'ticket'], id, now);
    await inner.query(
      'delete from sms_codes using accounts where id = $1 and sms_codes.mobile = accounts.mobile',
      [id],
    );
    await inner.query('delete from qr_codes where account_id = $1', [id]);
    return renewSession(inner, sessionId, id, now);
  });
}

/** @returns false when the phone is bound to another account: one account per phone (doc 2 § 9) */
export async function bindPhone(db: Queries, id: number, mobile: string): Promise<boolean> {
  const rows = await db.query(
    `update accounts set mobile = $2
     where id = $1 and not exists (select 1 from accounts where mobile = $2 and id <> $1) returning id`,
    [id, mobile],
  );
  return rows.length > 0;
}

/** A write found its account banned, or not there because it was deleted. Answered by `stateCode`. */
export class AccountNotActive extends Error {
  constructor(readonly state: AccountState | null) {
    super(`The account is ${state ?? 'deleted'}.`);
  }
}

const WRITES = /\b(insert|update|delete)\b/i;

/**
 * The database as the calls of one account use it: every transaction, and every statement that writes, first requires the
 * account to be active and keeps its row from being deleted. The deletion therefore either waits for the write, or the
 * write rejects with `AccountNotActive` and changes nothing; so does one after a ban. The lock is shared by writes, which
 * would hinder each other at the isolation level `serializable` otherwise.
 */
export function accountDatabase(db: Database, accountId: number): Database {
  const transaction: Database['transaction'] = (run) =>
    db.transaction(async (inner) => {
      await requireActive(inner, accountId);
      return run(inner);
    });
  return {
    ...db,
    transaction,
    query: (sql, values) =>
      WRITES.test(sql) ? transaction((inner) => inner.query(sql, values)) : db.query(sql, values),
  };
}

async function requireActive(db: Queries, accountId: number): Promise<void> {
  const [row] = await db.query<{ state: AccountState }>(
    'select state from accounts where id = $1 for key share',
    [accountId],
  );
  if (row?.state !== 'active') throw new AccountNotActive(row?.state ?? null);
}
