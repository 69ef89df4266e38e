import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { smsCodeTo } from '../portal/outbox';
import type { Means } from './captcha';
import { Widget } from './widget';

export const NEW_PHONE = '13900139000';
export const NEW_EMAIL = 'new.viewer@qq.com';
export const NEW_PASSWORD = 'Fresh2468#';

/** The screens of registration and phone binding, in a `<cntv-portal>` by default. */
export class Registration extends Widget {
  constructor(page: Page, host = 'cntv-portal') {
    super(page, host);
  }

  /** Resolves when a screen is visible. */
  override async ready(): Promise<this> {
    await super.ready();
    await this.find('[part~=title]');
    return this;
  }

  title(): Promise<string | null> {
    return this.text('[part~=title]');
  }

  /** Requests a code for the typed number, and returns it as received by the phone. */
  async getCode(number: string, by: Means = 'mouse'): Promise<string> {
    // Enabled once the view is there and has seen the number.
    await this.press('[data-testid~=sms-button]:enabled');
    await this.answerCaptcha({ by });
    await expect.poll(() => this.toasts()).toContain('发送成功，请注意查收！');
    return smsCodeTo(number);
  }

  async fillPhoneForm({ number = NEW_PHONE, password = NEW_PASSWORD, by = 'mouse' as Means } = {}) {
    await this.type('phone', number);
    const code = await this.getCode(number, by);
    await this.type('smsCode', code);
    await this.type('password', password);
    await this.type('confirmPassword', password);
    await this.press('#checked');
    return code;
  }

  async fillEmailForm({ email = NEW_EMAIL, password = NEW_PASSWORD } = {}) {
    await this.press('#tab-email');
    await this.type('email', email);
    await this.type('emailPassword', password);
    await this.type('confirmEmailPassword', password);
    await this.press('#emailChecked');
  }

  /** Submits the visible form. */
  send(): Promise<void> {
    return this.press('form:not([hidden] form) button[type=submit]');
  }

  values(...fields: string[]): Promise<string[]> {
    return Promise.all(fields.map((field) => this.value(field)));
  }
}
