import type { Page } from 'puppeteer-core';
import { ACCOUNT, PASSWORD } from '../portal/demo-account';
import type { Means } from './captcha';
import { Widget } from './widget';

type Credentials = { account?: string; password?: string };

/** An element that shows the sign-in: a `<cntv-login>`, or a portal on its login page. */
export class LoginWidget extends Widget {
  constructor(page: Page, host = 'cntv-login') {
    super(page, host);
  }

  async fillIn({ account = ACCOUNT, password = PASSWORD }: Credentials = {}): Promise<void> {
    await this.ready();
    await this.type('account', account);
    await this.type('password', password);
  }

  submit(): Promise<void> {
    return this.press('form:has(#account) button[type=submit]');
  }

  /** Submits the sign-in and solves the captcha, whose kind it returns. */
  async signIn({ by = 'mouse', ...credentials }: Credentials & { by?: Means } = {}) {
    await this.fillIn(credentials);
    await this.submit();
    return this.answerCaptcha({ by });
  }
}
