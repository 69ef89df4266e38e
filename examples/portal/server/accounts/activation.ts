import type { Hono } from 'hono';
import { peekOnce, putOnce, spendOnce } from '../delivery/one-time';
import type { Outlet } from '../delivery/outbox';
import { newSecret } from '../secrets';
import type { Services } from '../services';
import { ACTIVATION_MS } from '../settings';

const ACTIVATE_PATH = '/activate';

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

/**
 * Serves the link of the activation mail. An expired link redirects to the sign-in page, which offers a new
 * mail (LOGIN-17); an unknown link does the same without an address. A used link reports success again,
 * because mail clients prefetch links.
 */
export function mountActivation(app: Hono, { db, now }: Services): void {
  app.get(ACTIVATE_PATH, async (c) => {
    const code = c.req.query('code') ?? '';
    const link = await peekOnce(db, 'activation', code, now());
    const query = new URLSearchParams({ emailQuery: 'failed' });
    if (!link) return c.redirect(`/login.html?${query}`, 303);
    const email = String(link.detail.email);
    if (await spendOnce(db, 'activation', code, now()))
      await db.query(`update accounts set state = 'active' where email = $1 and state = 'inactive'`, [email]);
    const isActive = await db.query(`select 1 from accounts where email = $1 and state = 'active'`, [email]);
    if (isActive.length > 0) return c.redirect('/register_succeed', 303);
    query.set('email', email);
    return c.redirect(`/login.html?${query}`, 303);
  });
}
