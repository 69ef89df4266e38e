import { PICTURE_CODE_MS, REMEMBERED_SESSION_MS, SESSION_MS } from '../config/settings';
import { hashSecret, newSecret } from '../lib/secrets';
import type { Queries } from './database';

/** The portal and the second site share the table, but not their sessions. */
export type Site = 'portal' | 'second';

/**
 * The cookie to set. Without `maxAgeMs` it is a session cookie, and the server expires the session after a
 * day.
 */
export type SessionCookie = { sessionId: string; maxAgeMs?: number };

/**
 * Starts a session under a new ID and revokes the previous one, which prevents session fixation.
 */
export async function startSession(
  db: Queries,
  session: {
    accountId: number | null;
    isRemembered?: boolean;
    /** Whether the sign-in counts as a proof of the owner, see `password-proof.ts`. */
    isProof?: boolean;
    previousId: string | null;
    now: Date;
    site?: Site;
  },
): Promise<SessionCookie> {
  const { accountId, isRemembered = false, isProof = false, previousId, now, site = 'portal' } = session;
  const sessionId = newSecret();
  const lifeMs = isRemembered ? REMEMBERED_SESSION_MS : SESSION_MS;
  await endSession(db, previousId);
  await db.query(
    `insert into sessions (id_hash, account_id, expires_at, site, is_remembered, password_verified_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      hashSecret(sessionId),
      accountId,
      new Date(now.getTime() + lifeMs),
      site,
      isRemembered,
      isProof ? now : null,
    ],
  );
  return isRemembered ? { sessionId, maxAgeMs: lifeMs } : { sessionId };
}

/** The account of this session; null when signed out. */
export async function sessionAccountId(
  db: Queries,
  sessionId: string | null,
  now: Date,
  site: Site = 'portal',
): Promise<number | null> {
  if (!sessionId) return null;
  const [row] = await db.query<{ account_id: number | null }>(
    'select account_id from sessions where id_hash = $1 and expires_at > $2 and site = $3',
    [hashSecret(sessionId), now, site],
  );
  return row?.account_id ?? null;
}

/**
 * Moves a session of the account to a new ID, so that copies of the old one are worthless. It expires as before.
 * @returns undefined when the account is not signed in to the session
 */
export async function renewSession(
  db: Queries,
  previousId: string | null,
  accountId: number,
  now: Date,
): Promise<SessionCookie | undefined> {
  const sessionId = newSecret();
  const [row] = await db.query<{ expires_at: Date; is_remembered: boolean }>(
    `update sessions set id_hash = $1, password_verified_at = null, picture_code_hash = null
     where id_hash = $2 and account_id = $3 and expires_at > $4 returning expires_at, is_remembered`,
    [hashSecret(sessionId), hashSecret(previousId ?? ''), accountId, now],
  );
  if (!row?.is_remembered) return row && { sessionId };
  return { sessionId, maxAgeMs: row.expires_at.getTime() - now.getTime() };
}

/** Whether the session exists, signed in or not. */
export async function hasSession(db: Queries, sessionId: string, now: Date): Promise<boolean> {
  const rows = await db.query('select id_hash from sessions where id_hash = $1 and expires_at > $2', [
    hashSecret(sessionId),
    now,
  ]);
  return rows.length > 0;
}

export async function endSession(db: Queries, sessionId: string | null): Promise<void> {
  if (sessionId) await db.query('delete from sessions where id_hash = $1', [hashSecret(sessionId)]);
}

/** Ends all sessions of an account, optionally except one. */
export async function endSessionsOf(db: Queries, accountId: number, exceptId: string | null): Promise<void> {
  await db.query('delete from sessions where account_id = $1 and id_hash <> $2', [
    accountId,
    hashSecret(exceptId ?? ''),
  ]);
}

/** Expires a session on the server without deleting its cookie, for the dev console. */
export async function expireSession(db: Queries, sessionId: string | null, now: Date): Promise<void> {
  if (sessionId)
    await db.query('update sessions set expires_at = $2 where id_hash = $1', [hashSecret(sessionId), now]);
}

/**
 * Binds a picture code to the session and replaces an older one.
 * @returns false when there is no valid session
 */
export async function bindPictureCode(
  db: Queries,
  sessionId: string | null,
  code: string,
  now: Date,
): Promise<boolean> {
  if (!sessionId) return false;
  const rows = await db.query(
    `update sessions set picture_code_hash = $2, picture_code_expires_at = $3
     where id_hash = $1 and expires_at > $4 returning id_hash`,
    [hashSecret(sessionId), pictureCodeHash(sessionId, code), new Date(now.getTime() + PICTURE_CODE_MS), now],
  );
  return rows.length > 0;
}

/**
 * Compares a code with the picture code of the session, and consumes the latter in any case.
 * @returns `expired` also when the session has no code, since the viewer needs a new picture in both cases
 */
export async function takePictureCode(
  db: Queries,
  sessionId: string | null,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'expired'> {
  if (!sessionId) return 'expired';
  const [kept] = await db.query<{ picture_code_hash: string; is_timely: boolean }>(
    `with kept as (
       select id_hash, picture_code_hash, picture_code_expires_at > $2 as is_timely from sessions
       where id_hash = $1 and expires_at > $2 and picture_code_hash is not null for update
     )
     update sessions set picture_code_hash = null from kept where sessions.id_hash = kept.id_hash
     returning kept.picture_code_hash, kept.is_timely`,
    [hashSecret(sessionId), now],
  );
  if (!kept?.is_timely) return 'expired';
  return kept.picture_code_hash === pictureCodeHash(sessionId, code) ? 'right' : 'wrong';
}

/** Includes the session ID, because a plain hash of four letters can be brute-forced. */
function pictureCodeHash(sessionId: string, code: string): string {
  return hashSecret(`${sessionId}:${code.toUpperCase()}`);
}

/**
 * Stores in the session the account whose password is being recovered.
 * @returns false when there is no valid session
 */
export async function bindRecovery(
  db: Queries,
  sessionId: string | null,
  accountId: number,
  now: Date,
): Promise<boolean> {
  if (!sessionId) return false;
  const rows = await db.query(
    `update sessions set recovers = (select id from accounts where id = $2 for key share)
     where id_hash = $1 and expires_at > $3 returning id_hash`,
    [hashSecret(sessionId), accountId, now],
  );
  return rows.length > 0;
}

export async function recoveryAccountId(
  db: Queries,
  sessionId: string | null,
  now: Date,
): Promise<number | null> {
  if (!sessionId) return null;
  const [row] = await db.query<{ recovers: number | null }>(
    'select recovers from sessions where id_hash = $1 and expires_at > $2',
    [hashSecret(sessionId), now],
  );
  return row?.recovers ?? null;
}
