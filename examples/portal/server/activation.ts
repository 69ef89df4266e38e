import type { Hono } from 'hono';
import type { Queries } from './db/database';
import { putOnce, takeOnce } from './one-time';
import { newSecret } from './secrets';
import type { Services } from './services';
import { ACTIVATION_MS } from './settings';

const ACTIVATE_PATH = '/activate';

/** Puts the activation mail into the outbox; its link is valid for 12 hours. */
export async function sendActivation(db: Queries, mail: { email: string; now: Date }): Promise<void> {
  const { email, now } = mail;
  const code = newSecret();
  await putOnce(db, { purpose: 'activation', key: code, detail: { email }, now, lifeMs: ACTIVATION_MS });
  await db.query('insert into mails (recipient, subject, body, path, sent_at) values ($1, $2, $3, $4, $5)', [
    email,
    '请激活您的账号',
    `您好！\n\n感谢注册。请在 12 小时内点击下面的链接激活账号 ${email}：`,
    `${ACTIVATE_PATH}?code=${code}`,
    now,
  ]);
}

/**
 * The link in the mail. One that is too old leads to the sign-in page, which offers a new mail (LOGIN-17); an
 * unknown or used one does so without an address.
 */
export function mountActivation(app: Hono, { db, now }: Services): void {
  app.get(ACTIVATE_PATH, async (c) => {
    const link = await takeOnce(db, 'activation', c.req.query('code') ?? '', now());
    const query = new URLSearchParams({ emailQuery: 'failed' });
    if (!link) return c.redirect(`/login.html?${query}`, 303);
    if (link.isExpired) {
      query.set('email', String(link.detail.email));
      return c.redirect(`/login.html?${query}`, 303);
    }
    await db.query(`update accounts set state = 'active' where email = $1 and state = 'inactive'`, [
      link.detail.email,
    ]);
    return c.redirect('/register_succeed', 303);
  });
}
