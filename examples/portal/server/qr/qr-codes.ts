import { QR_CODE_MS } from '../config/settings';
import type { Queries } from '../db/database';
import { hashSecret, newSecret } from '../lib/secrets';

/** `mismatch` and `review` are reported by result codes of their own instead of a state. */
export type QrState = 'open' | 'scanned' | 'confirmed' | 'mismatch' | 'review';
export type QrCode = { code: string; state: QrState; account_id: number | null; expires_at: Date };

/** Creates a code for one session; only that session can be signed in by it. */
export async function drawQrCode(db: Queries, sessionId: string, now: Date): Promise<string> {
  const code = newSecret();
  await db.query(
    'insert into qr_codes (code, visit_hash, state, drawn_at, expires_at) values ($1, $2, $3, $4, $5)',
    [code, hashSecret(sessionId), 'open', now, new Date(now.getTime() + QR_CODE_MS)],
  );
  return code;
}

/** Returns a code to the session that requested it; null for any other session. */
export async function qrCodeOf(db: Queries, sessionId: string | null, code: string): Promise<QrCode | null> {
  if (!sessionId) return null;
  const [row] = await db.query<QrCode>('select * from qr_codes where code = $1 and visit_hash = $2', [
    code,
    hashSecret(sessionId),
  ]);
  return row ?? null;
}

/** Deletes and returns a confirmed code in one statement, so that it signs in only once. */
export async function takeConfirmed(db: Queries, { code }: QrCode): Promise<number | null> {
  const [row] = await db.query<{ account_id: number }>(
    `delete from qr_codes where code = $1 and state = 'confirmed' returning account_id`,
    [code],
  );
  return row?.account_id ?? null;
}

/** Lists the codes that can be scanned or confirmed, newest first. */
export function openQrCodes(db: Queries, now: Date): Promise<QrCode[]> {
  return db.query<QrCode>(
    `select * from qr_codes where expires_at > $1 and state <> 'confirmed' order by drawn_at desc limit 20`,
    [now],
  );
}

/** Sets the state of a code. @returns false for a code that is expired, unknown or already confirmed */
export async function noteScan(
  db: Queries,
  scan: { code: string; state: QrState; accountId?: number; now: Date },
): Promise<boolean> {
  const { code, state, accountId = null, now } = scan;
  const rows = await db.query(
    `update qr_codes set state = $2, account_id = $3
     where code = $1 and expires_at > $4 and state <> 'confirmed' returning code`,
    [code, state, accountId, now],
  );
  return rows.length > 0;
}

/** Expires a code that was refused on the phone. */
export async function refuseQrCode(db: Queries, code: string): Promise<boolean> {
  const rows = await db.query(
    `delete from qr_codes where code = $1 and state <> 'confirmed' returning code`,
    [code],
  );
  return rows.length > 0;
}

/** Expires a code at once, for the dev console. */
export async function expireQrCode(db: Queries, code: string, now: Date): Promise<boolean> {
  const rows = await db.query('update qr_codes set expires_at = $2 where code = $1 returning code', [
    code,
    now,
  ]);
  return rows.length > 0;
}
