import { randomInt } from 'node:crypto';
import type { Account } from './accounts';
import type { Database, Queries } from './db/database';

/** Somebody as a third party knows them: the slug of the provider, and its id of the user. */
export type ProviderUser = { provider: string; userId: string };

/** The account that a third party's user signs in to; null when nobody has bound it. */
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
 * Binds a third party's user to an account; binding it there once more changes nothing.
 * @returns false when it is bound to another account: one user, one account
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

/** What is bound to an account, in the order in which it was. */
export async function bindingsOf(db: Queries, accountId: number): Promise<ProviderUser[]> {
  return db.query<ProviderUser>(
    'select provider, user_id as "userId" from oauth_bindings where account_id = $1 order by id',
    [accountId],
  );
}

/** Users of a provider who have bound an account, the newest first, with the account's nickname. */
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
 * Takes a binding away, unless nobody could sign in to the account any more. The account's row is held meanwhile, so
 * that two requests at once cannot take the last two.
 */
export function unbind(
  db: Database,
  accountId: number,
  { provider, userId }: ProviderUser,
): Promise<'unbound' | 'not-bound' | 'last-way-in'> {
  return db.transaction(async (inner) => {
    const [account] = await inner.query<Pick<Account, 'password_hash'>>(
      'select password_hash from accounts where id = $1 for update',
      [accountId],
    );
    const all = await bindingsOf(inner, accountId);
    if (!all.some((one) => one.provider === provider && one.userId === userId)) return 'not-bound';
    if (!account?.password_hash && all.length === 1) return 'last-way-in';
    await inner.query('delete from oauth_bindings where provider = $1 and user_id = $2', [provider, userId]);
    return 'unbound';
  });
}

/** An id as third parties give them out. It is no secret: whoever knows it is not thereby that user. */
export function newUserId(): string {
  return String(randomInt(10 ** 11, 10 ** 12));
}
