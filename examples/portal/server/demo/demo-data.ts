import { PROVIDERS } from '#config/providers';
import { sendActivation } from '../accounts/activation';
import { ACTIVATION_MS } from '../config/settings';
import type { AccountState } from '../db/accounts';
import type { Queries } from '../db/database';
import { keepDeletedName } from '../db/deleted-names';
import { insertRows } from '../db/insert-rows';
import { exclusively } from '../db/installation';
import { type Outlet, putInOutbox } from '../db/outbox';
import { SECURITY_EMAIL } from '../delivery/security-email';
import { ignoreEarlier } from '../http/request-log';
import type { Services } from '../http/services';
import { hashPassword } from '../lib/password-hash';
import { seedFavourites } from './demo-favourites';
import { HISTORY_SIZE, seedHistory, seedReservations } from './demo-lists';
import { seedMembership } from './demo-membership';
import { READ, seedMessages } from './demo-messages';
import { seedProgrammes } from './demo-programmes';

export const DEMO_PASSWORD = 'Demo123!';
/** ID, at each simulated third party, of the user bound to an account in the demo data. */
export const DEMO_PROVIDER_USER = 'friend';

type DemoAccount = {
  email: string | null;
  mobile?: string;
  /** User ID at every simulated third party. */
  providerUser?: string;
  state?: AccountState;
  name: string;
  /** Unread messages. */
  subscribe?: number;
  system?: number;
  /** Watched videos and reserved programmes. */
  history?: number;
  reservations?: number;
  hasSso?: boolean;
  security?: readonly [email: string, status: number];
};

/** One account per state of the account and of the security email, all with the same password. */
export const DEMO_ACCOUNTS = [
  {
    email: 'demo@example.com',
    mobile: '13800138000',
    name: '山间来客',
    subscribe: 4,
    system: 8,
    history: HISTORY_SIZE,
    reservations: 13,
    security: ['safe@example.org', SECURITY_EMAIL.active],
  },
  {
    email: 'sso@example.com',
    name: '云上行人',
    subscribe: 1,
    system: 0,
    hasSso: true,
    security: ['pending@example.org', SECURITY_EMAIL.pending],
  },
  { email: 'inactive@example.com', name: '待放的花', state: 'inactive' },
  { email: 'banned@example.com', name: '停步的人', state: 'banned' },
  { email: null, providerUser: DEMO_PROVIDER_USER, name: '微信里的朋友', subscribe: 0, system: 2 },
  { email: 'plain@example.com', name: '无名的溪' },
  { email: 'few@example.com', name: '初来的燕', history: 3, reservations: 3 },
] as const satisfies readonly DemoAccount[];

/** The address of a demo account that was deleted. */
const DELETED = 'deregistered@example.com';
const FIRST_DEMO_ID = 100_001;
/** Inserts the demo data into an empty database. Only one of several processes that start at once does so. */
export async function seedWhenEmpty(services: Services): Promise<void> {
  const { db } = services;
  const [account] = await db.query('select id from accounts limit 1');
  if (account) return;
  const hashes = await demoHashes();
  ignoreEarlier();
  await exclusively(db, async (inner) => {
    const [other] = await inner.query('select id from accounts limit 1');
    if (!other) await seed(inner, services, hashes);
  });
}

/**
 * Checks the database of a portal without the dev console, because the password of the demo accounts is
 * public.
 * @throws Error when the database contains a demo account
 */
export async function refuseDemoData(db: Queries): Promise<void> {
  const [account] = await db.query('select id from accounts where id = $1 and email = $2', [
    FIRST_DEMO_ID,
    DEMO_ACCOUNTS[0].email,
  ]);
  if (account) throw new Error('this database holds demo accounts. Use another one, or start with --dev.');
}

/** Empties all tables but the keys and inserts the demo data again. */
export async function reset(services: Services): Promise<void> {
  const hashes = await demoHashes();
  ignoreEarlier();
  await exclusively(services.db, async (inner) => {
    const tables = await tablesOfData(inner);
    await inner.script(tables.map((table) => `delete from ${table};`).join(''));
    await seed(inner, services, hashes);
  });
}

async function seed(
  db: Queries,
  { nameHash, now: time }: Services,
  hashes: readonly string[],
): Promise<void> {
  const now = time();
  const accounts = DEMO_ACCOUNTS.map((account: DemoAccount, index) => ({
    ...account,
    id: FIRST_DEMO_ID + index,
  }));
  await insertRows(
    db,
    'accounts',
    accounts.map((account, index) => accountRow(account, hashes[index])),
  );
  await insertRows(db, 'oauth_bindings', accounts.flatMap(bindingRows));
  const inboxes = accounts.map(({ id, subscribe = 0, system = 0 }) => ({
    accountId: id,
    unread: { subscribe, system },
    ...(id === FIRST_DEMO_ID && { read: READ }),
  }));
  await seedMessages(db, inboxes, now);
  const sizesOf = (list: 'history' | 'reservations') =>
    accounts.map(({ id, [list]: size = 0 }) => ({ accountId: id, size }));
  await seedHistory(db, sizesOf('history'), now);
  await seedReservations(db, sizesOf('reservations'), now);
  await seedFavourites(db, FIRST_DEMO_ID, now);
  await seedMembership(db, FIRST_DEMO_ID, now);
  await seedProgrammes(db, FIRST_DEMO_ID);
  await keepDeletedName(db, nameHash(DELETED), now);
  const outlet: Outlet = { db, deliver: (message) => putInOutbox(db, message) };
  for (const { id, email } of accounts.filter(({ state }) => state === 'inactive'))
    for (const at of [new Date(now.getTime() - ACTIVATION_MS), now])
      await sendActivation(outlet, { account: { id, email }, browserId: null, now: at });
}

function accountRow(account: DemoAccount & { id: number }, hash = '') {
  const { email, state = 'active', hasSso = false, security } = account;
  const [securityEmail, securityStatus] = security ?? [null, SECURITY_EMAIL.none];
  return {
    id: account.id,
    email,
    mobile: account.mobile ?? null,
    password_hash: email && hash,
    state,
    nick_name: account.name,
    sex: 1,
    birthday: '1990-05-20',
    province: '北京市',
    city: '北京市',
    has_sso: hasSso,
    security_email: securityEmail,
    security_email_status: securityStatus,
  };
}

function bindingRows({ id, providerUser }: DemoAccount & { id: number }) {
  if (!providerUser) return [];
  return Object.values(PROVIDERS).map(({ slug }) => ({
    provider: slug,
    user_id: providerUser,
    account_id: id,
  }));
}

/** The password is public, so a slow hash would not protect it, only delay each sign-in. */
export const DEMO_COST = { N: 1024, r: 8, p: 1 };
let known: Promise<string[]> | undefined;

/** Hashes once per process, not on every reset. */
function demoHashes(): Promise<string[]> {
  known ??= Promise.all(DEMO_ACCOUNTS.map(() => hashPassword(DEMO_PASSWORD, DEMO_COST)));
  return known;
}

/** Returns all tables but that of the keys and secrets of the installation. */
export async function tablesOfData(db: Queries): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = current_schema() and tablename <> 'installation' order by name`,
  );
  return rows.map(({ name }) => name);
}
