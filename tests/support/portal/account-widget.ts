import type { Page } from 'puppeteer-core';
import { Widget } from '../screen/widget';

/** The account in a page's header. */
export class AccountWidget extends Widget {
  constructor(page: Page, host = 'cntv-account') {
    super(page, host);
  }

  /** Returns the name on the button; null without a viewer. */
  name(): Promise<string | null> {
    return this.text('.account-name');
  }

  async openMenu(): Promise<void> {
    await this.press('.account');
    await this.find('[data-testid~=logout]');
  }

  async signOut(): Promise<void> {
    await this.openMenu();
    await this.press('[data-testid~=logout]');
  }
}
