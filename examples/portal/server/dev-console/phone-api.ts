import type { Hono } from 'hono';
import * as z from 'zod';
import { accountDatabase, findAccount } from '../db/accounts';
import type { Database } from '../db/database';
import type { Services } from '../http/services';
import { expireQrCode, noteScan, openQrCodes, type QrState, refuseQrCode } from '../qr/qr-codes';
import { done } from './done';
import { readInput } from './inputs';

/** Actions of the simulated phone; `expire` simulates the passing of time. */
const PHONE_ACTIONS = ['scan', 'confirm', 'refuse', 'mismatch', 'review', 'expire'] as const;
export type PhoneAction = (typeof PHONE_ACTIONS)[number];

const phoneInput = z.object({
  code: z.string().trim().min(1).max(500),
  action: z.enum(PHONE_ACTIONS),
  account: z.string().default('demo@example.com'),
});

const STATES: Partial<Record<PhoneAction, QrState>> = {
  scan: 'scanned',
  mismatch: 'mismatch',
  review: 'review',
};

/** Simulates the portal's phone app, which scans a code and confirms it as a demo account or refuses it. */
export function mountPhoneApi(app: Hono, { db, now }: Services): void {
  app.get('/dev/api/phone', async (c) => {
    const rows = await openQrCodes(db, now());
    return c.json({ rows: rows.map(({ code, state }) => ({ code, state })) });
  });
  app.post('/dev/api/phone', async (c) => {
    const input = await readInput(c, phoneInput);
    if (!input) return c.json({ error: 'Expected code, action and perhaps account.' }, 400);
    if (!(await act(db, input, now()))) return c.json({ error: 'This code is over, or unknown.' }, 404);
    return done(c, '/dev/phone');
  });
}

async function act(
  db: Database,
  { code, action, account }: z.infer<typeof phoneInput>,
  now: Date,
): Promise<boolean> {
  if (action === 'refuse') return refuseQrCode(db, code);
  if (action === 'expire') return expireQrCode(db, code, now);
  if (action !== 'confirm') return noteScan(db, { code, state: STATES[action] ?? 'open', now });
  const found = await findAccount(db, account);
  if (found?.state !== 'active') return false;
  return noteScan(accountDatabase(db, found.id), { code, state: 'confirmed', accountId: found.id, now });
}
