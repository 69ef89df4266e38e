import type { Hono } from 'hono';
import { pathTo } from '#config/paths';
import { ACTIVATE_EMAIL_PATH, activateSecurityEmail } from '../bindings/security-email-link';
import { peekOnce, spendOnce } from '../db/one-time';
import { getWithEffect } from '../http/get-with-effect';
import type { Services } from '../http/services';
import { usedLinkPage } from './used-link-page';

const SETTINGS_PATH = pathTo('UserSetting', { tabName: 'bindingAccount' });

/**
 * Serves the link in the mail. Opening it proves access to the mailbox, so no session is required. Redirects
 * to a page that shows the result (OQ-72); a used link has a page of its own.
 */
export function mountEmailActivation(app: Hono, { db, now }: Services): void {
  getWithEffect(app, ACTIVATE_EMAIL_PATH, async (c) => {
    const code = c.req.query('code') ?? '';
    const link = await peekOnce(db, 'security-email', code, now());
    if (link?.isUsed) return c.html(usedLinkPage(USED));
    const isSpent = await spendOnce(db, 'security-email', code, now());
    const isActive = link && isSpent && (await activateSecurityEmail(db, link.detail));
    const query = new URLSearchParams({ emailQuery: isActive ? 'success' : 'failed' });
    return c.redirect(`${SETTINGS_PATH}?${query}`, 303);
  });
}

const USED = { done: '', next: { label: '查看密保邮箱', href: SETTINGS_PATH } };
