import { LIMITS } from '../config/limits';
import { PASSWORD_PROOF_MS } from '../config/settings';
import type { Account } from '../db/accounts';
import type { Queries } from '../db/database';
import { forgiveUse, isOverLimit } from '../db/limits';
import { endSession } from '../db/sessions';
import { type CallResult, CODES, refuse } from '../http/codes';
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
 * Records in the session that the viewer proved to own the account: by its password or, for an account
 * without one, by a sign-in at the third party.
 */
export async function noteProof(db: Queries, sessionId: string | null, now: Date): Promise<void> {
  if (sessionId)
    await db.query('update sessions set password_verified_at = $2 where id_hash = $1', [
      hashSecret(sessionId),
      now,
    ]);
}

/**
 * Whether the session has a recent proof for this account. Every change of a way to sign in or to recover the
 * password needs one, so that a stolen session cannot take over the account.
 */
export async function hasProof(db: Queries, viewer: Viewer): Promise<boolean> {
  const rows = await db.query(`select 1 from sessions where ${PROVEN}`, provenValues(viewer));
  return rows.length > 0;
}

/**
 * Consumes the proof in one statement, so that it serves one change only.
 * @returns false when there is none
 */
export async function spendProof(db: Queries, viewer: Viewer): Promise<boolean> {
  const rows = await db.query(
    `update sessions set password_verified_at = null where ${PROVEN} returning id_hash`,
    provenValues(viewer),
  );
  return rows.length > 0;
}

const PROVEN = 'id_hash = $1 and account_id = $2 and password_verified_at > $3';

function provenValues({ sessionId, account, now }: Viewer): unknown[] {
  return [hashSecret(sessionId ?? ''), account.id, new Date(now.getTime() - PASSWORD_PROOF_MS)];
}

/**
 * Answers a change without a proof. The owner of an account without a password has to sign in at the third
 * party again, so the session ends.
 */
export async function proofNeeded(db: Queries, { sessionId, account }: Viewer): Promise<CallResult> {
  if (account.password_hash) return refuse(CODES.currentPasswordWrong);
  await endSession(db, sessionId);
  return refuse(CODES.notLoggedIn);
}
