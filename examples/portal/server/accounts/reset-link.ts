import type { Hono } from 'hono';
import { pathTo } from '#config/paths';
import { LIMITS } from '../config/limits';
import { RESET_MS } from '../config/settings';
import type { Database } from '../db/database';
import { limitWrong } from '../db/limits';
import { peekOnce, putNewest, spendOnce } from '../db/one-time';
import { CODES } from '../http/codes';
import type { Services } from '../http/services';
import { newSecret } from '../lib/secrets';

const RESET_PATH = '/reset';
/** Operation sent with the code; the documents list no values. */
export const RESET_OPERATION = 'reset';

type Reset = { accountId: number; email: string; now: Date };

/** Sends the mail with the single-use link for setting a new password, valid for 12 hours (doc 2 § 9). */
export async function sendReset(
  { db, deliver }: Pick<Services, 'db' | 'deliver'>,
  mail: Reset,
): Promise<void> {
  const { email, now } = mail;
  const code = await newReset(db, mail);
  await deliver({
    kind: 'mail',
    recipient: email,
    subject: '【央视网社区】重置密码',
    body: '您好！\n\n我们收到了重置密码的申请。请在 12 小时内点击下面的链接设置新密码；如果不是您本人操作，请忽略这封邮件：',
    path: `${RESET_PATH}?code=${code}`,
    sentAt: now,
  });
}

/** Path of the form, for a viewer who has just proved to read the mailbox. */
export async function resetPath(db: Database, reset: Reset): Promise<string> {
  return formPath(await newReset(db, reset), reset.email);
}

async function newReset(db: Database, { accountId, email, now }: Reset): Promise<string> {
  const code = newSecret();
  await putNewest(db, { purpose: 'reset', key: code, detail: { accountId, email }, now, lifeMs: RESET_MS });
  return code;
}

function formPath(code: string, email: string): string {
  const query = new URLSearchParams({ code, operation: RESET_OPERATION, email });
  return `${pathTo('FindPassword3', { findType: 'email' })}?${query}`;
}

/**
 * Serves the link in the mail: checks the code without consuming it and redirects to the form or to an error.
 */
export function mountReset(app: Hono, { db, now }: Services): void {
  app.get(RESET_PATH, async (c) => {
    const code = c.req.query('code') ?? '';
    const link = await peekOnce(db, 'reset', code, now());
    const email = String(link?.detail.email ?? '');
    if (link && !link.isExpired) return c.redirect(formPath(code, email), 303);
    const query = new URLSearchParams({ emailQuery: 'failed', ...(email ? { email } : {}) });
    return c.redirect(`${pathTo('FindPassword2', { accountType: 'email' })}?${query}`, 303);
  });
}

type Taken = { accountId: number } | { refusal: number };

/**
 * Consumes the code of a reset mail. Wrong codes are limited per address and visitor together, so that one
 * visitor cannot lock out another. An expired code does not count as wrong.
 * @returns the account, or the error code
 */
export async function takeReset(
  { db }: Services,
  given: { code: string; email: string; addressKey: string; now: Date },
): Promise<Taken> {
  const { code, email, addressKey, now } = given;
  const limits = [[`mail-wrong:${email}:${addressKey}`, LIMITS.wrongCode]] as const;
  const taken = await limitWrong<Taken>(db, limits, now, async () => {
    const link = await peekOnce(db, 'reset', code, now);
    const isRight = link?.detail.email === email;
    if (link && !isRight) return { isRight, result: { refusal: CODES.mailCodeWrong } };
    if (!link || !(await spendOnce(db, 'reset', code, now)))
      return { isRight, result: { refusal: CODES.mailCodeInvalid } };
    return { isRight, result: { accountId: Number(link.detail.accountId) } };
  });
  return taken ?? { refusal: CODES.mailCodeLocked };
}
