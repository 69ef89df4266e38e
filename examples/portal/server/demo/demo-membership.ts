import type { Queries } from '../db/database';
import { insertRows } from '../db/insert-rows';

const DAY_MS = 86_400_000;

/** Cards of the first demo account: an active one, an expired one, and one of another type. */
const CARDS = [
  { status: 2, type: 2, days: 200 },
  { status: 3, type: 2, days: -40 },
  { status: 2, type: 1, days: 500 },
] as const;

/** Inserts the cards, and a series of four check-ins up to yesterday. */
export async function seedMembership(db: Queries, accountId: number, now: Date): Promise<void> {
  const cards = CARDS.map(({ status, type, days }) => ({
    account_id: accountId,
    status,
    type,
    expires_at: new Date(now.getTime() + days * DAY_MS),
  }));
  await insertRows(db, 'membership_cards', cards);
  await db.query(
    `insert into check_ins (account_id, last_day, days_consecutive, days_cumulative)
     values ($1, ($2::timestamptz at time zone 'Asia/Shanghai')::date - 1, 4, 31)`,
    [accountId, now],
  );
}
