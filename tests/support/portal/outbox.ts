import type { Page } from 'puppeteer-core';
import { press } from '../screen/act';
import { devConsole } from './dev-console';

/** Returns the code of the last SMS to a phone. */
export async function smsCodeTo(phone: string): Promise<string> {
  const code = (await devConsole.outbox()).find(({ recipient }) => recipient === phone)?.code;
  if (!code) throw new Error(`${phone} got no code.`);
  return code;
}

/** Returns the link of the last mail to an address, optionally of the last with `subject`. */
export async function linkTo(email: string, subject?: string): Promise<string> {
  const mails = await devConsole.outbox();
  const mail = mails.find((sent) => sent.to === email && (!subject || sent.subject === subject));
  if (!mail) throw new Error(`${email} got no mail.`);
  return mail.link;
}

/** Presses the button with which the link of a mail is confirmed in a browser that did not request it. */
export async function confirmActivation(page: Page): Promise<void> {
  await Promise.all([page.waitForNavigation(), press(page, 'button[value=activate]')]);
}

/** Returns the link to set a new password. */
export function resetLinkTo(email: string): Promise<string> {
  return linkTo(email, '【央视网社区】重置密码');
}
