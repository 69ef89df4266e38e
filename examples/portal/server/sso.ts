import type { Hono } from 'hono';
import type { Account } from './accounts';
import type { Queries } from './db/database';
import { putOnce, takeOnce } from './one-time';
import { newSecret } from './secrets';
import type { Services } from './services';
import { TICKET_MS } from './settings';

const ACCEPT_PATH = '/sso/accept';

/** What the sign-in answer tells about the portal's other sites; nothing for an account without a hand-off. */
export async function handOffOf(
  db: Queries,
  account: Account,
  now: Date,
): Promise<{ sso: string[]; ticket: string } | undefined> {
  if (!account.has_sso) return undefined;
  const ticket = newSecret();
  await putOnce(db, {
    purpose: 'ticket',
    key: ticket,
    detail: { accountId: account.id },
    now,
    lifeMs: TICKET_MS,
  });
  return { sso: [ACCEPT_PATH], ticket };
}

/** Stands for another site of the portal: takes the ticket and would start its own session. */
export function mountSso(app: Hono, { db, now }: Services): void {
  app.get(ACCEPT_PATH, async (c) => {
    const taken = await takeOnce(db, 'ticket', c.req.query('ticket') ?? '', now());
    if (!taken || taken.isExpired) return c.body(null, 403);
    await db.query('insert into hand_offs (account_id, accepted_at) values ($1, $2)', [
      taken.detail.accountId,
      now(),
    ]);
    return c.body(null, 204);
  });
}
