import { ACTIVATION_MS } from '../config/settings';
import type { Account } from '../db/accounts';
import type { Database, Queries } from '../db/database';
import { putOnce, spendAllOf } from '../db/one-time';
import type { Outlet } from '../db/outbox';
import { newSecret } from '../lib/secrets';
import { browserKey, registrationOf } from './registrations';

/** Path of the link in the activation mail. */
export const ACTIVATE_PATH = '/activate';

type Mail = {
  account: Pick<Account, 'id' | 'email'>;
  /** The browser that has registered or asks for the mail again. */
  browserId: string | null;
  now: Date;
};

/** Sends the activation mail; its link is valid for 12 hours, and for the registration of its browser if there is one. */
export async function sendActivation({ db, deliver }: Outlet, mail: Mail): Promise<void> {
  const { account, browserId, now } = mail;
  const [code, accountId, email] = [newSecret(), account.id, account.email ?? ''];
  const key = browserKey(browserId);
  const browser = (await registrationOf(db, { browser: key, accountId, now })) ? key : '';
  const detail = { accountId, email, browser };
  await putOnce(db, { purpose: 'activation', key: code, detail, now, lifeMs: ACTIVATION_MS });
  await deliver({
    kind: 'mail',
    recipient: email,
    subject: '【央视网社区】请激活您的账号',
    body: `您好！\n\n感谢您注册央视网社区。请在 12 小时内点击下面的链接，激活账号 ${email}；如果不是您注册的，请打开链接后取消这次注册：`,
    path: `${ACTIVATE_PATH}?code=${code}`,
    sentAt: now,
  });
}

/**
 * Activates an account with the password of one registration, and drops the others.
 * @param hash null for an account without password, whose owner has to set one
 * @returns false when the account is no longer inactive
 */
export function activate(
  db: Database,
  { accountId, hash, now }: { accountId: number; hash: string | null; now: Date },
): Promise<boolean> {
  return db.transaction(async (inner) => {
    const rows = await inner.query(
      `update accounts set state = 'active', password_hash = $2 where id = $1 and state = 'inactive' returning id`,
      [accountId, hash],
    );
    if (rows.length > 0) await dropRegistrations(inner, accountId, now);
    return rows.length > 0;
  });
}

async function dropRegistrations(db: Queries, accountId: number, now: Date): Promise<void> {
  await spendAllOf(db, ['activation'], accountId, now);
  await db.query(`delete from one_time where purpose = 'registration' and detail ->> 'accountId' = $1`, [
    String(accountId),
  ]);
}
