import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { origin } from '../browser/test-environment';
import type { Means } from './captcha';
import { Widget } from './widget';

export const START = '/forgetPassword/findPassword.jsp';
export const NEW_PASSWORD = 'Nova2468#';

/** The steps of the recovery, in a `<cntv-portal>` by default. */
export class Recovery extends Widget {
  constructor(page: Page, host = 'cntv-portal') {
    super(page, host);
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

  /** Completes step 1, waits for the choice, and returns the kind of the captcha. */
  async enterAccount(account: string, by: Means = 'mouse') {
    await this.ready();
    await this.type('account', account);
    await this.send();
    const kind = await this.answerCaptcha({ by });
    await this.find('#method-3');
    return kind;
  }

  /** Completes step 2 with the method of this number. */
  async choose(method: '1' | '2' | '3'): Promise<void> {
    await this.find(`#method-${method}:not(:disabled)`);
    await this.press(`label[for=method-${method}]`);
    await this.send();
  }

  async askForCode(by: Means = 'mouse'): Promise<void> {
    await this.press('[data-testid~=sms-button]');
    await this.answerCaptcha({ by });
  }

  async typeTwice(password: string): Promise<void> {
    await this.type('password', password);
    await this.type('confirmPassword', password);
  }
}
