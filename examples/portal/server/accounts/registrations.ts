import { DAY } from '../config/settings';
import { type Account, findAccount } from '../db/accounts';
import type { Queries } from '../db/database';
import { peekOnce, putOnce, takeOnce } from '../db/one-time';
import { hashSecret } from '../lib/secrets';

/**
 * A registration by email that is not activated. There is one for each browser, because a stranger may register the same
 * address: the password of each is valid only once its own link was opened. The account, which is inactive until then,
 * has a password as long as one browser alone has registered the address.
 */
export type Registration = { passwordHash: string; registeredAt: Date };

/** Longer than a link, so that the mail can be requested again. */
const KEPT_MS = 7 * DAY;

/** Names a browser in the database, which must not reveal its cookie. */
export function browserKey(browserId: string | null): string {
  return browserId === null ? '' : hashSecret(browserId);
}

/** @param browser key of a browser */
export async function registrationOf(
  db: Queries,
  { browser, accountId, now }: { browser: string; accountId: number; now: Date },
): Promise<Registration | null> {
  const kept = await peekOnce(db, 'registration', keyOf(browser, accountId), now);
  if (!kept || kept.isExpired) return null;
  const { passwordHash, registeredAt } = kept.detail;
  return { passwordHash: String(passwordHash), registeredAt: new Date(String(registeredAt)) };
}

type Registered = { accountId: number; browserId: string; passwordHash: string; now: Date };

/** Keeps a registration instead of an earlier one of this browser. */
export async function keepRegistration(db: Queries, registered: Registered): Promise<void> {
  const { accountId, browserId, passwordHash, now } = registered;
  const browser = browserKey(browserId);
  const key = keyOf(browser, accountId);
  const detail = { accountId, browser, passwordHash, registeredAt: now.toISOString() };
  await takeOnce(db, 'registration', key, now);
  await putOnce(db, { purpose: 'registration', key, detail, now, lifeMs: KEPT_MS });
}

/**
 * Registers an address again.
 * @returns false when its account is not waiting for activation
 */
export async function registerAgain(
  db: Queries,
  { email, ...registered }: Omit<Registered, 'accountId'> & { email: string },
): Promise<boolean> {
  const { browserId, passwordHash, now } = registered;
  const account = await findAccount(db, email);
  if (account?.state !== 'inactive') return false;
  const own = { browser: browserKey(browserId), accountId: account.id, now };
  const before = await registrationOf(db, own);
  await keepRegistration(db, { ...registered, accountId: account.id });
  const rows = await db.query(
    `update accounts set password_hash = case when password_hash = $3 then $2 end
     where id = $1 and state = 'inactive' returning id`,
    [account.id, passwordHash, before?.passwordHash ?? null],
  );
  return rows.length > 0;
}

/** The hash with which a typed password is compared: before the activation that of this browser's registration. */
export async function passwordHashFor(
  db: Queries,
  account: Account,
  { browserId, now }: { browserId: string | null; now: Date },
): Promise<string | null> {
  if (account.state !== 'inactive') return account.password_hash;
  const own = { browser: browserKey(browserId), accountId: account.id, now };
  return (await registrationOf(db, own))?.passwordHash ?? account.password_hash;
}

/**
 * Discards the registration of a browser, or for a link that belongs to no browser the only one, and the account with the
 * last registration.
 */
export async function discardRegistration(
  db: Queries,
  { browser, accountId }: { browser: string; accountId: number },
): Promise<void> {
  await db.query(
    `delete from one_time using accounts where id = $1 and state = 'inactive' and purpose = 'registration'
     and detail ->> 'accountId' = $2 and (detail ->> 'browser' = $3 or detail ->> 'passwordHash' = password_hash)`,
    [accountId, String(accountId), browser],
  );
  await db.query(
    `delete from accounts where id = $1 and state = 'inactive' and not exists (
       select 1 from one_time where purpose = 'registration' and detail ->> 'accountId' = $2)`,
    [accountId, String(accountId)],
  );
}

function keyOf(browser: string, accountId: number): string {
  return `${browser}:${accountId}`;
}
