import type { Context, Hono } from 'hono';
import { PATHS } from '../../../../src/config/paths';
import { CODES, envelope, refuse } from '../delivery/codes';
import { peekOnce, putOnce } from '../delivery/one-time';
import type { Outlet } from '../delivery/outbox';
import { readForm } from '../http/fields';
import { isOverLimit } from '../http/limits';
import { activationPage, usedLinkPage } from '../pages/mail-links';
import { newSecret } from '../secrets';
import type { Services } from '../services';
import { ACTIVATION_MS, CURRENT_PASSWORD_LIMIT } from '../settings';
import { visitOf } from '../visit';
import { findAccount } from './accounts';
import { isPassword } from './passwords';

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
 * Serves the link of the activation mail: a form that asks for the password of the last registration. Without it, the
 * owner of an address that a stranger has registered would activate an account with the stranger's password. The link is
 * used up once the account is active. An expired link redirects to the sign-in page, which offers a new
 * mail (LOGIN-17); an unknown link does the same without an address.
 */
export function mountActivation(app: Hono, services: Services): void {
  app.get(ACTIVATE_PATH, (c) => showLink(c, services, c.req.query('code') ?? ''));
  app.post(ACTIVATE_PATH, async (c) => {
    const { code = '', password = '' } = await readForm(c);
    const link = await peekOnce(services.db, 'activation', code, services.now());
    if (!link || link.isExpired) return showLink(c, services, code);
    const { addressKey } = await visitOf(c, services);
    const email = String(link.detail.email);
    const refusal = await activate(services, { email, password, addressKey });
    return refusal === null
      ? c.redirect(PATHS.EmailRegisterSucceed, 303)
      : showLink(c, services, code, envelope(refuse(refusal)).message);
  });
}

async function showLink(c: Context, { db, now }: Services, code: string, message = ''): Promise<Response> {
  const link = await peekOnce(db, 'activation', code, now());
  const query = new URLSearchParams({ emailQuery: 'failed' });
  if (!link) return c.redirect(`${PATHS.Login}?${query}`, 303);
  const email = String(link.detail.email);
  const isActive = (await findAccount(db, email))?.state === 'active';
  if (isActive)
    return c.html(usedLinkPage({ done: '您的账号已激活。', next: { label: '登录', href: PATHS.Login } }));
  if (!link.isExpired) return c.html(activationPage({ email, code }, message));
  query.set('email', email);
  return c.redirect(`${PATHS.Login}?${query}`, 303);
}

/** @returns null after the activation, otherwise the error code */
async function activate(
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
