import { pathTo } from '#config/paths';
import { LIMITS } from '../config/limits';
import type { Account } from '../db/accounts';
import { isOverLimit } from '../db/limits';
import type { Message, Outlet } from '../db/outbox';
import { logError } from '../lib/log';
import { shanghaiTime } from '../lib/time';
import { SECURITY_EMAIL } from './security-email';

/** What each change is called, by the account before it. */
const SENTENCES = {
  password: () => '您的账号密码已修改',
  mobile: ({ mobile }: Account) => (mobile ? '您的账号已更换手机号' : '您的账号已绑定手机号'),
  email: (before: Account) => (isVerified(before) ? '您的账号已修改密保邮箱' : '您的账号已设置密保邮箱'),
} as const;

/**
 * Tells the owner of an account that its password, phone or email has changed. The notice goes to the email addresses that the
 * account had before the change, or to its phone if it had none, because somebody who has stolen the account may have changed
 * the present ones.
 * Each call that makes such a change calls this function, see `owner-notices.test.ts`. A notice that cannot be
 * sent is logged only, because the change has already been made.
 */
export async function tellOwner(
  { db, deliver }: Outlet,
  { what, before, now }: { what: keyof typeof SENTENCES; before: Account; now: Date },
): Promise<void> {
  if (await isOverLimit(db, [`notice:${before.id}`], LIMITS.notice, now)) return;
  for (const message of noticesOf(before, SENTENCES[what](before), now))
    await deliver(message).catch((error) => logError(`notice of a change of ${what}`, error));
}

function noticesOf(before: Account, sentence: string, sentAt: Date): Message[] {
  const { email, security_email: safe, mobile } = before;
  const mails = new Set([email, isVerified(before) ? safe : null].filter((address) => address !== null));
  const time = shanghaiTime(sentAt);
  if (mails.size === 0 && mobile) {
    const body = `【央视网社区】${sentence}（${time}）。如果不是您本人操作，请立即找回密码并联系客服。`;
    return [{ kind: 'sms', recipient: mobile, body, code: '', sentAt }];
  }
  const body = `您好！\n\n${sentence}，时间为 ${time}（北京时间）。如果是您本人操作，可以忽略这封邮件。如果不是，请立即点击下面的链接找回密码，并联系客服：`;
  const path = pathTo('FindPassword1');
  const subject = `【央视网社区】${sentence}`;
  return [...mails].map((recipient) => ({ kind: 'mail', recipient, subject, body, path, sentAt }));
}

function isVerified({ security_email_status: status }: Account): boolean {
  return status === SECURITY_EMAIL.active;
}
