import type { Queries } from './db/database';
import { hashSecret, newSecret } from './secrets';
import { PICTURE_CODE_MS, REMEMBERED_SESSION_MS, SESSION_MS } from './settings';

export const SESSION_COOKIE = 'portal_session';

/** The portal and the second site share a table, not their sessions. */
export type Site = 'portal' | 'second';

/** The cookie to set; without `maxAgeMs` it ends with the browser, and a day later on the server at the latest. */
export type SessionCookie = { sessionId: string; maxAgeMs?: number };

/**
 * Starts a session under a new id; the id which the visitor had before is given up, so that one planted in the
 * browser beforehand is worth nothing.
 */
export async function startSession(
  db: Queries,
  session: {
    accountId: number | null;
    isRemembered?: boolean;
    previousId: string | null;
    now: Date;
    site?: Site;
  },
): Promise<SessionCookie> {
  const { accountId, isRemembered = false, previousId, now, site = 'portal' } = session;
  const sessionId = newSecret();
  const lifeMs = isRemembered ? REMEMBERED_SESSION_MS : SESSION_MS;
  await endSession(db, previousId);
  await db.query('insert into sessions (id_hash, account_id, expires_at, site) values ($1, $2, $3, $4)', [
    hashSecret(sessionId),
    accountId,
    new Date(now.getTime() + lifeMs),
    site,
  ]);
  return isRemembered ? { sessionId, maxAgeMs: lifeMs } : { sessionId };
}

/** The account that is signed in with this cookie; null for a visitor. */
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

/** Whether a visit is known, signed in or not. */
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

/** Ends the sessions of an account, wherever they are; the one that asks for it may stay. */
export async function endSessionsOf(db: Queries, accountId: number, exceptId: string | null): Promise<void> {
  await db.query('delete from sessions where account_id = $1 and id_hash <> $2', [
    accountId,
    hashSecret(exceptId ?? ''),
  ]);
}

/** The dev console's switch: the cookie stays in the browser, the session behind it is over. */
export async function expireSession(db: Queries, sessionId: string | null, now: Date): Promise<void> {
  if (sessionId)
    await db.query('update sessions set expires_at = $2 where id_hash = $1', [hashSecret(sessionId), now]);
}

/**
 * Binds a picture code to the visit; a newer one replaces an older one.
 * @returns false when the visit has no living session yet
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
 * Compares with the picture code of the visit, which is used up by it, right or wrong.
 * @returns `expired` also when the visit has none, since the viewer then needs a new picture just the same
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

/** Four letters would be guessed from a bare hash at once; the visit's secret goes into it. */
function pictureCodeHash(sessionId: string, code: string): string {
  return hashSecret(`${sessionId}:${code.toUpperCase()}`);
}

/**
 * Remembers in the visit whose password is being recovered.
 * @returns false when the visit has no living session yet
 */
export async function bindRecovery(
  db: Queries,
  sessionId: string | null,
  accountId: number,
  now: Date,
): Promise<boolean> {
  if (!sessionId) return false;
  const rows = await db.query(
    'update sessions set recovery_account_id = $2 where id_hash = $1 and expires_at > $3 returning id_hash',
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
  const [row] = await db.query<{ recovery_account_id: number | null }>(
    'select recovery_account_id from sessions where id_hash = $1 and expires_at > $2',
    [hashSecret(sessionId), now],
  );
  return row?.recovery_account_id ?? null;
}
