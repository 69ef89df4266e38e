import type { AccountState } from './accounts';
import type { Database, Queries } from './database';

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
