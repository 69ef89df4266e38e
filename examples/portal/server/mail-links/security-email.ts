import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { pathTo } from '#config/paths';
import {
  ACTIVATE_EMAIL_PATH,
  activateSecurityEmail,
  removePendingEmail,
} from '../bindings/security-email-link';
import { peekOnce, spendOnce } from '../db/one-time';
import type { Services } from '../http/services';
import { visitOf } from '../http/visit';
import { hashSecret } from '../lib/secrets';
import { cardPage } from '../pages/card-page';
import type { Html } from '../pages/html';
import { mountMailLink, type Valid } from './mail-link';
import { usedLinkPage } from './used-link-page';

const SETTINGS_PATH = pathTo('UserSetting', { tabName: 'bindingAccount' });

/**
 * Serves the link in the mail. The button in it needs no session, because the mail proves access to the mailbox. Redirects
 * to a page that shows the result (OQ-72); a used link has a page of its own.
 */
export function mountEmailActivation(app: Hono, services: Services): void {
  mountMailLink(app, ACTIVATE_EMAIL_PATH, (c, code) => read(c, services, code));
}

async function read(c: Context, services: Services, code: string): Promise<Valid | Response> {
  const { db, now } = services;
  const link = await peekOnce(db, 'security-email', code, now());
  if (link?.isUsed) return c.html(usedLinkPage(USED));
  if (!link || link.isExpired) return result(c, false);
  const { sessionId } = await visitOf(c, services);
  const spend = () => spendOnce(db, 'security-email', code, now());
  return {
    isOwnBrowser: sessionId !== null && link.detail.session === hashSecret(sessionId),
    page: { title: '激活密保邮箱', text: textOf(String(link.detail.email)), discard: '这不是我绑定的' },
    activate: async () => result(c, (await spend()) && (await activateSecurityEmail(db, link.detail))),
    discard: async () => {
      if (await spend()) await removePendingEmail(db, link.detail);
      return discardedPage();
    },
  };
}

function result(c: Context, isActive: boolean): Response {
  const query = new URLSearchParams({ emailQuery: isActive ? 'success' : 'failed' });
  return c.redirect(`${SETTINGS_PATH}?${query}`, 303);
}

function textOf(email: string): Html {
  return html`<p>有账号将 <b>${email}</b> 设为密保邮箱，用于找回密码。</p>
<p class="dim">如果是您本人操作，请激活密保邮箱。如果不是，请取消这次绑定。</p>`;
}

function discardedPage(): Html {
  return cardPage({ title: '已取消绑定', body: html`<p>这个邮箱不会用于找回该账号的密码。</p>` });
}

const USED = { done: '', next: { label: '查看密保邮箱', href: SETTINGS_PATH } };
