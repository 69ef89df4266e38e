import { LIMITS } from '../config/limits';
import { PASSWORD_PROOF_MS } from '../config/settings';
import type { Account } from '../db/accounts';
import type { Queries } from '../db/database';
import { forgiveUse, isOverLimit } from '../db/limits';
import { CODES } from '../http/codes';
import { isPassword } from '../lib/password-hash';
import { hashSecret } from '../lib/secrets';

/** A session and the account that is signed in to it. */
export type Viewer = { sessionId: string | null; account: Account; now: Date };

/**
 * Checks the current password. Wrong attempts are limited per session, so that it can neither be guessed from a
 * stolen one nor the owner be locked out, who can sign in to another.
 * @returns null when it is right, otherwise the error code; an account created by a third-party sign-in has
 * none
 */
export async function currentPasswordRefusal(
  db: Queries,
  { sessionId, account: { password_hash: hash }, now }: Viewer,
  password: string,
): Promise<number | null> {
  if (!hash) return CODES.unknownAccount;
  const keys = [`current-password:${hashSecret(sessionId ?? '')}`];
  if (await isOverLimit(db, keys, LIMITS.currentPassword, now)) return CODES.tooOften;
  if (!(await isPassword(password, hash))) return CODES.currentPasswordWrong;
  await forgiveUse(db, keys, LIMITS.currentPassword);
  return null;
}

/**
 * Records in the session that the viewer proved to own the account by its password. A sign-in with it is a proof too, and
 * for an account without one, a sign-in at its third party (`isProof` of `startSession`).
 */
export async function noteProof(db: Queries, sessionId: string | null, now: Date): Promise<void> {
  if (sessionId)
    await db.query('update sessions set password_verified_at = $2 where id_hash = $1', [
      hashSecret(sessionId),
      now,
    ]);
}

/**
 * Whether the session has a proof for this account of the last ten minutes, which serves all changes made meanwhile
 * (OQ-92). Every change of a way to sign in or to recover the password, and the deletion, needs one, so that a stolen
 * session cannot take over the account.
 */
export async function hasProof(db: Queries, { sessionId, account, now }: Viewer): Promise<boolean> {
  const rows = await db.query(
    'select 1 from sessions where id_hash = $1 and account_id = $2 and password_verified_at > $3',
    [hashSecret(sessionId ?? ''), account.id, new Date(now.getTime() - PASSWORD_PROOF_MS)],
  );
  return rows.length > 0;
}
