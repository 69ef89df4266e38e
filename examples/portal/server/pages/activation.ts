import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { PATHS } from '#config/paths';
import { ACTIVATE_PATH, activate } from '../accounts/activation';
import { findAccount } from '../db/accounts';
import { peekOnce } from '../db/one-time';
import { envelope, refuse } from '../http/codes';
import { readForm } from '../http/fields';
import type { Services } from '../http/services';
import { visitOf } from '../http/visit';
import { cardPage } from './card-page';
import type { Html } from './html';
import { usedLinkPage } from './used-link-page';

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

/** Form at the link of an activation mail. @param message why the previous attempt was refused */
function activationPage({ email, code }: { email: string; code: string }, message: string): Html {
  return cardPage({
    title: '激活账号',
    hasSecret: true,
    body: html`<p>请输入注册 <b>${email}</b> 时设置的密码。</p>
<form method="post">
<input type="hidden" name="code" value="${code}">
<input type="text" name="username" value="${email}" autocomplete="username" hidden>
<label for="password">密码</label>
<input id="password" type="password" name="password" autocomplete="current-password" required autofocus>
${message ? html`<p role="alert">${message}</p>` : ''}
<button class="main" type="submit">激活</button>
</form>
<p class="dim">忘记了密码，或者这不是您注册的账号？请用这个邮箱重新注册，设置新的密码。</p>
<a class="quiet" href="${PATHS.Register}">重新注册</a>`,
  });
}
