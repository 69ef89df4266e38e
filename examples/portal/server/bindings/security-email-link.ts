import { ACTIVATION_MS } from '../config/settings';
import type { Queries } from '../db/database';
import { putNewest } from '../db/one-time';
import { SECURITY_EMAIL } from '../delivery/security-email';
import type { Services } from '../http/services';
import { hashSecret, newSecret } from '../lib/secrets';

/** Path of the link in that mail. */
export const ACTIVATE_EMAIL_PATH = '/activate-email';

/** Sends the mail that activates a security email, with a single-use link valid for 12 hours (doc 1 § 9). */
export async function sendEmailActivation(
  { db, deliver }: Pick<Services, 'db' | 'deliver'>,
  mail: { accountId: number; email: string; sessionId: string | null; now: Date },
): Promise<void> {
  const { accountId, email, sessionId, now } = mail;
  const code = newSecret();
  const detail = { accountId, email, session: sessionId && hashSecret(sessionId) };
  await putNewest(db, { purpose: 'security-email', key: code, detail, now, lifeMs: ACTIVATION_MS });
  await deliver({
    kind: 'mail',
    recipient: email,
    subject: '【央视网社区】请激活您的密保邮箱',
    body: `您好！\n\n请在 12 小时内点击下面的链接，激活密保邮箱 ${email}；如果不是您本人操作，请忽略这封邮件：`,
    path: `${ACTIVATE_EMAIL_PATH}?code=${code}`,
    sentAt: now,
  });
}

/** @returns false when the account has another pending address, or another account has verified this one */
export async function activateSecurityEmail(
  db: Queries,
  { accountId, email }: Record<string, unknown>,
): Promise<boolean> {
  const rows = await db.query(
    `update accounts set security_email_status = $3
     where id = $1 and security_email = $2 and security_email_status = $4 and state = 'active' and not exists (
       select 1 from accounts
       where id <> $1 and ((email = $2 and state <> 'inactive') or (security_email = $2 and security_email_status = $3)))
     returning id`,
    [accountId, email, SECURITY_EMAIL.active, SECURITY_EMAIL.pending],
  );
  return rows.length > 0;
}

/** Removes an address from the account that waits for its activation. */
export async function removePendingEmail(
  db: Queries,
  { accountId, email }: Record<string, unknown>,
): Promise<void> {
  await db.query(
    `update accounts set security_email = null, security_email_status = $3
     where id = $1 and security_email = $2 and security_email_status = $4`,
    [accountId, email, SECURITY_EMAIL.none, SECURITY_EMAIL.pending],
  );
}
