import type { Page } from 'puppeteer-core';
import { expect, inject } from 'vitest';
import type { Means } from './captcha';
import { desk } from './desk';
import { LoginWidget } from './login-widget';
import type { Visitor } from './visitor';

export const START = '/forgetPassword/findPassword.jsp';
export const NEW_PASSWORD = 'Nova2468#';
const origin = inject('origin');

/** The recovery in a `<cntv-portal>`, as a viewer goes through it. */
export class Recovery extends LoginWidget {
  constructor(page: Page) {
    super(page, 'cntv-portal');
  }

  title(): Promise<string | null> {
    return this.text('[part~=title]');
  }

  async at(path: string): Promise<void> {
    await expect.poll(() => this.page.url()).toBe(origin + path);
  }

  send(): Promise<void> {
    return this.press('button[type=submit]');
  }

  /** Step 1, up to the choice. */
  async name(account: string, by: Means = 'mouse'): Promise<void> {
    await this.ready();
    await this.type('account', account);
    await this.send();
    await this.answerCaptcha({ by });
    await this.find('#method-3');
  }

  /** Step 2 with the method of this number. */
  async choose(method: '1' | '2' | '3'): Promise<void> {
    await this.find(`#method-${method}:not(:disabled)`);
    await this.press(`label[for=method-${method}]`);
    await this.send();
  }

  async askForCode(by: Means = 'mouse'): Promise<void> {
    await this.press('[part~=sms-button]');
    await this.answerCaptcha({ by });
  }

  async typeTwice(password: string): Promise<void> {
    await this.type('password', password);
    await this.type('confirmPassword', password);
  }
}

/** The link of the last reset mail to an address. */
export async function resetLinkTo(email: string): Promise<string> {
  const mails = await desk.outbox();
  const mail = mails.find(({ to, subject }) => to === email && subject === '重置您的密码');
  if (!mail) throw new Error(`${email} got no mail to reset a password.`);
  return mail.link;
}

/** The code of the last SMS to a phone. */
export async function smsCodeTo(mobile: string): Promise<string> {
  const rows = (await desk.outbox()) as unknown as { recipient?: string; code?: string }[];
  const code = rows.find(({ recipient }) => recipient === mobile)?.code;
  if (!code) throw new Error(`${mobile} got no code.`);
  return code;
}

/** Where any of these secrets can be read: addresses, storage, history, events, console, requests' addresses. */
export async function leaksOf(
  secrets: readonly string[],
  { record }: Visitor,
  page: Page,
  known: (address: string) => boolean = () => false,
): Promise<string[]> {
  const kept = await page.evaluate(() => [
    location.href,
    document.referrer,
    JSON.stringify(history.state),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
  ]);
  const places = [
    ...kept,
    ...record.events,
    ...record.console,
    ...record.addresses.filter((address) => !known(address)),
    ...record.requests.map(({ url }) => url).filter((address) => !known(address)),
  ];
  return places.filter((place) => secrets.some((secret) => place.includes(secret)));
}
