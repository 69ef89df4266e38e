import type { Queries } from '../db/database';
import { hashSecret } from '../secrets';
import { PASSWORD_PROOF_MS } from '../settings';

/** Records in the session that the viewer entered the right password. */
export async function notePassword(db: Queries, sessionId: string | null, now: Date): Promise<void> {
  if (sessionId)
    await db.query('update sessions set password_verified_at = $2 where id_hash = $1', [
      hashSecret(sessionId),
      now,
    ]);
}

/** Whether the viewer entered the password in this session recently. Each session needs its own proof. */
export async function isPasswordFresh(db: Queries, sessionId: string | null, now: Date): Promise<boolean> {
  if (!sessionId) return false;
  const rows = await db.query(
    'select id_hash from sessions where id_hash = $1 and password_verified_at > $2',
    [hashSecret(sessionId), new Date(now.getTime() - PASSWORD_PROOF_MS)],
  );
  return rows.length > 0;
}
