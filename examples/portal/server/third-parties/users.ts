import {
  accountBoundTo,
  bindProviderUser,
  knownUsersOf,
  newUserId,
  type ProviderUser,
} from '../bindings/oauth-bindings';
import { type Account, addAccount } from '../db/accounts';
import type { Database } from '../db/database';
import { DEMO_PROVIDER_USER } from '../demo/demo-data';
import type { Services } from '../http/services';
import type { Method, OauthRequest } from './request';

/**
 * Choice on the simulated provider's page: `bound` is the demo user `friend`, `unbound` and `unverified`
 * create a new user, `refused` denies consent, anything else is the ID of a user bound to an account.
 */
export type Choice = string;
export type Offer = { choice: Choice; kind: 'bound' | 'unbound' | 'unverified' | 'known'; nickName: string };

const KNOWN_MOST = 5;

/** Lists the users offered on the provider's page. */
export async function choicesOf(
  { db }: Services,
  { provider }: OauthRequest,
  method: Method,
): Promise<Offer[]> {
  if (method === 'binding') return [offer('unbound'), offer('bound')];
  const known = await knownUsersOf(db, provider, KNOWN_MOST);
  return [
    offer('bound'),
    ...known
      .filter(({ userId }) => userId !== DEMO_PROVIDER_USER)
      .map(({ userId, nickName }) => ({ choice: userId, kind: 'known' as const, nickName })),
    offer('unbound'),
    offer('unverified'),
  ];
}

function offer(kind: Exclude<Offer['kind'], 'known'>): Offer {
  return { choice: kind, kind, nickName: '' };
}

/** Whether a choice creates a new user. */
export function isNewUser(choice: Choice): boolean {
  return choice === 'unbound' || choice === 'unverified';
}

/** Returns the provider's user for a choice; null when there is none. */
export async function userOf(
  { db }: Services,
  provider: string,
  choice: Choice,
): Promise<ProviderUser | null> {
  if (isNewUser(choice)) return { provider, userId: newUserId() };
  if (choice === 'bound') return { provider, userId: DEMO_PROVIDER_USER };
  const known = /^\d{12}$/.test(choice) && (await accountBoundTo(db, { provider, userId: choice }));
  return known ? { provider, userId: choice } : null;
}

/** Returns the account that a user signs in to. Creates one without a password when there is none. */
export async function accountOfUser(db: Database, user: ProviderUser): Promise<Account> {
  const known = await accountBoundTo(db, user);
  if (known) return known;
  return db.transaction(async (inner) => {
    const account = await addAccount(inner, { state: 'active' });
    if (!account || !(await bindProviderUser(inner, account.id, user)))
      throw new Error(`${user.provider}:${user.userId} was bound by a concurrent request.`);
    return account;
  });
}
