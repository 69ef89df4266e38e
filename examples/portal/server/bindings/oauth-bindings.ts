import { randomInt } from 'node:crypto';
import { hasProof, type Viewer } from '../accounts/password-proof';
import type { Account } from '../db/accounts';
import type { Database, Queries } from '../db/database';

/** A third-party user: the provider's slug, and the user's ID at that provider. */
export type ProviderUser = { provider: string; userId: string };

/** The account bound to a third-party user; null when there is none. */
export async function accountBoundTo(
  db: Queries,
  { provider, userId }: ProviderUser,
): Promise<Account | null> {
  const [row] = await db.query<Account>(
    `select accounts.* from accounts join oauth_bindings on account_id = accounts.id
     where provider = $1 and user_id = $2`,
    [provider, userId],
  );
  return row ?? null;
}

/**
 * Binds a third-party user to an account. Binding to the same account again has no effect.
 * @returns false when the user is bound to another account: one account per user
 */
export async function bindProviderUser(
  db: Queries,
  accountId: number,
  { provider, userId }: ProviderUser,
): Promise<boolean> {
  await db.query(
    'insert into oauth_bindings (provider, user_id, account_id) values ($1, $2, $3) on conflict do nothing',
    [provider, userId, accountId],
  );
  return (await accountBoundTo(db, { provider, userId }))?.id === accountId;
}

/** Third-party users bound to an account, oldest binding first. */
export async function bindingsOf(db: Queries, accountId: number): Promise<ProviderUser[]> {
  return db.query<ProviderUser>(
    'select provider, user_id as "userId" from oauth_bindings where account_id = $1 order by id',
    [accountId],
  );
}

/** Bound users of a provider, newest first, with the nicknames of their accounts. */
export function knownUsersOf(
  db: Queries,
  provider: string,
  most: number,
): Promise<(ProviderUser & { nickName: string })[]> {
  return db.query(
    `select provider, user_id as "userId", nick_name as "nickName"
     from oauth_bindings join accounts on accounts.id = account_id
     where provider = $1 order by oauth_bindings.id desc limit $2`,
    [provider, most],
  );
}

/**
 * Removes a binding, unless it is the last way to sign in to the account, or the session has no proof. Locks the
 * account's row, so that two concurrent requests cannot remove the last two bindings.
 */
export function unbind(
  db: Database,
  viewer: Viewer,
  { provider, userId }: ProviderUser,
): Promise<'unbound' | 'not-bound' | 'last-way-in' | 'unproven'> {
  const { id } = viewer.account;
  return db.transaction(async (inner) => {
    const [account] = await inner.query<Pick<Account, 'password_hash'>>(
      'select password_hash from accounts where id = $1 for no key update',
      [id],
    );
    const all = await bindingsOf(inner, id);
    if (!all.some((one) => one.provider === provider && one.userId === userId)) return 'not-bound';
    if (!account?.password_hash && all.length === 1) return 'last-way-in';
    if (!(await hasProof(inner, viewer))) return 'unproven';
    await inner.query('delete from oauth_bindings where provider = $1 and user_id = $2', [provider, userId]);
    return 'unbound';
  });
}

/** Creates an ID like those of third parties. It is not a secret and proves no identity. */
export function newUserId(): string {
  return String(randomInt(10 ** 11, 10 ** 12));
}
