import type { Hono } from 'hono';
import { pathTo } from '../../../../src/config/paths';
import type { Queries } from '../db/database';
import { peekOnce, putOnce, spendOnce } from '../delivery/one-time';
import type { Outlet } from '../delivery/outbox';
import { getWithEffect } from '../http/get-with-effect';
import { usedLinkPage } from '../pages/mail-links';
import { newSecret } from '../secrets';
import type { Services } from '../services';
import { ACTIVATION_MS } from '../settings';
import { SECURITY_EMAIL } from './security-email';

const ACTIVATE_PATH = '/activate-email';
const SETTINGS_PATH = pathTo('UserSetting', { tabName: 'bindingAccount' });

/** Sends the mail that activates a security e-mail, with a single-use link valid for 12 hours (doc 1 § 9). */
export async function sendEmailActivation(
  { db, deliver }: Outlet,
  mail: { accountId: number; email: string; now: Date },
): Promise<void> {
  const { accountId, email, now } = mail;
  const code = newSecret();
  const detail = { accountId, email };
  await putOnce(db, { purpose: 'security-email', key: code, detail, now, lifeMs: ACTIVATION_MS });
  await deliver({
    kind: 'mail',
    recipient: email,
    subject: '请激活您的密保邮箱',
    body: `您好！\n\n请在 12 小时内点击下面的链接激活密保邮箱 ${email}；如果不是您本人操作，请忽略这封邮件：`,
    path: `${ACTIVATE_PATH}?code=${code}`,
    sentAt: now,
  });
}

/**
 * Serves the link in the mail. Opening it proves access to the mailbox, so no session is required. Redirects
 * to a page that shows the result (OQ-72); a used link has a page of its own.
 */
export function mountEmailActivation(app: Hono, { db, now }: Services): void {
  getWithEffect(app, ACTIVATE_PATH, async (c) => {
    const code = c.req.query('code') ?? '';
    const link = await peekOnce(db, 'security-email', code, now());
    if (link?.isUsed) return c.html(usedLinkPage(USED));
    const isSpent = await spendOnce(db, 'security-email', code, now());
    const isActive = link && isSpent && (await activate(db, link.detail));
    const query = new URLSearchParams({ emailQuery: isActive ? 'success' : 'failed' });
    return c.redirect(`${SETTINGS_PATH}?${query}`, 303);
  });
}

const USED = { done: '', next: { label: '查看密保邮箱', href: SETTINGS_PATH } };

/** @returns false when the account has another pending address, or another account has verified this one */
async function activate(db: Queries, { accountId, email }: Record<string, unknown>): Promise<boolean> {
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
