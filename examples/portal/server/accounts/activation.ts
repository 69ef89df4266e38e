import { ACTIVATION_MS, CURRENT_PASSWORD_LIMIT } from '../config/settings';
import { findAccount } from '../db/accounts';
import { isOverLimit } from '../db/limits';
import { putOnce } from '../db/one-time';
import type { Outlet } from '../db/outbox';
import { CODES } from '../http/codes';
import type { Services } from '../http/services';
import { isPassword } from '../lib/password-hash';
import { newSecret } from '../lib/secrets';

/** Path of the link in the activation mail. */
export const ACTIVATE_PATH = '/activate';

/** Sends the activation mail; its link is valid for 12 hours. */
export async function sendActivation(
  { db, deliver }: Outlet,
  mail: { email: string; now: Date },
): Promise<void> {
  const { email, now } = mail;
  const code = newSecret();
  await putOnce(db, { purpose: 'activation', key: code, detail: { email }, now, lifeMs: ACTIVATION_MS });
  await deliver({
    kind: 'mail',
    recipient: email,
    subject: '请激活您的账号',
    body: `您好！\n\n感谢注册。请在 12 小时内点击下面的链接激活账号 ${email}：`,
    path: `${ACTIVATE_PATH}?code=${code}`,
    sentAt: now,
  });
}

/** @returns null after the activation, otherwise the error code */
export async function activate(
  { db, now }: Services,
  { email, password, addressKey }: { email: string; password: string; addressKey: string },
): Promise<number | null> {
  const keys = [`activation:${email}:${addressKey}`];
  if (await isOverLimit(db, keys, CURRENT_PASSWORD_LIMIT, now())) return CODES.tooOften;
  const account = await findAccount(db, email);
  if (!account?.password_hash || !(await isPassword(password, account.password_hash)))
    return CODES.currentPasswordWrong;
  // A registration since the check has replaced the password.
  const rows = await db.query(
    `update accounts set state = 'active' where id = $1 and state = 'inactive' and password_hash = $2 returning id`,
    [account.id, account.password_hash],
  );
  return rows.length > 0 ? null : CODES.cannotActivate;
}
