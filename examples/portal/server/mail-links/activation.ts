import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { PATHS } from '#config/paths';
import { ACTIVATE_PATH, activate } from '../accounts/activation';
import {
  browserKey,
  discardRegistration,
  type Registration,
  registrationOf,
} from '../accounts/registrations';
import { resetPath } from '../accounts/reset-link';
import { type Account, accountOf } from '../db/accounts';
import { peekOnce, spendOnce } from '../db/one-time';
import type { Services } from '../http/services';
import { visitOf } from '../http/visit';
import { shanghaiTime } from '../lib/time';
import { cardPage } from '../pages/card-page';
import type { Html } from '../pages/html';
import { mountMailLink, type Valid } from './mail-link';
import { usedLinkPage } from './used-link-page';

/**
 * Serves the link of the activation mail. An expired link redirects to the sign-in page, which offers a new mail
 * (LOGIN-17); an unknown link does the same without an address.
 */
export function mountActivation(app: Hono, services: Services): void {
  mountMailLink(app, ACTIVATE_PATH, (c, code) => read(c, services, code));
}

type Link = { code: string; account: Account; browser: string };

async function read(c: Context, services: Services, code: string): Promise<Valid | Response> {
  const { db } = services;
  const now = services.now();
  const kept = await peekOnce(db, 'activation', code, now);
  const accountId = Number(kept?.detail.accountId) || 0;
  const of = (browser: string) => registrationOf(db, { browser, accountId, now });
  const browser = String(kept?.detail.browser ?? '');
  const linked = browser ? await of(browser) : null;
  const own = await of(browserKey((await visitOf(c, services)).browserId));
  // Last, because an activation at the same moment drops the registrations.
  const account = kept && (await accountOf(db, accountId));
  if (account && account.state !== 'inactive') return c.html(usedLinkPage(ACTIVATED));
  if (kept?.isUsed) return c.html(usedLinkPage(DISCARDED));
  if (!kept || !account) return failed(c, null);
  if (kept.isExpired || (browser && !linked)) return failed(c, account.email);
  return {
    isOwnBrowser: own !== null,
    page: { title: '激活账号', text: textOf(account, linked), discard: '这不是我注册的' },
    activate: () => activated(c, services, account, own ?? linked),
    discard: () => discarded(services, { code, account, browser }),
  };
}

/** The viewer sets a password if several browsers have registered the address and nothing tells which one is the viewer's. */
async function activated(
  c: Context,
  { db, now }: Services,
  account: Account,
  registration: Registration | null,
): Promise<Response> {
  const { id: accountId, email } = account;
  const hash = registration?.passwordHash ?? account.password_hash;
  if (!(await activate(db, { accountId, hash, now: now() }))) return c.html(usedLinkPage(ACTIVATED));
  const next = hash
    ? PATHS.EmailRegisterSucceed
    : await resetPath(db, { accountId, email: email ?? '', now: now() });
  return c.redirect(next, 303);
}

async function discarded({ db, now }: Services, { code, account, browser }: Link): Promise<Html> {
  await db.transaction(async (inner) => {
    await spendOnce(inner, 'activation', code, now());
    await discardRegistration(inner, { browser, accountId: account.id });
  });
  return cardPage({
    title: '已取消注册',
    body: html`<p>${DISCARDED.done}如果您要使用这个邮箱，请重新注册。</p>
<a class="main" href="${PATHS.Register}">注册账号</a>`,
  });
}

function textOf({ email }: Account, registration: Registration | null): Html {
  const at = registration && html`，注册时间为 ${shanghaiTime(registration.registeredAt)}（北京时间）`;
  return html`<p>账号 <b>${email}</b> 尚未激活${at ?? ''}。</p>
<p class="dim">如果是您本人注册的，请激活账号。如果不是，请取消这次注册，注册时设置的密码随即失效。</p>`;
}

function failed(c: Context, email: string | null): Response {
  const query = new URLSearchParams({ emailQuery: 'failed', ...(email ? { email } : {}) });
  return c.redirect(`${PATHS.Login}?${query}`, 303);
}

const ACTIVATED = { done: '您的账号已激活。', next: { label: '登录', href: PATHS.Login } };
const DISCARDED = {
  done: '这次注册已取消，注册时设置的密码已失效。',
  next: { label: '注册账号', href: PATHS.Register },
};
