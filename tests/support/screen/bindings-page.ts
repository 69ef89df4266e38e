import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { PASSWORD } from '../portal/demo-account';
import { Widget } from './widget';

/** The sub-tabs of the security email and of the phone. */
export class BindingsPage extends Widget {
  constructor(
    page: Page,
    readonly tab: 'email' | 'mobile',
  ) {
    super(page, 'cntv-portal');
  }

  /** Opens the sub-tab and waits for its first step. */
  async open(): Promise<this> {
    await this.press(`#tab-${this.tab}`);
    await this.find(`#panel-${this.tab} [data-step]`);
    return this;
  }

  step(): Promise<string | null> {
    return this.page.$eval(
      this.host,
      (host, tab) =>
        host.shadowRoot?.querySelector<HTMLElement>(`#panel-${tab} [data-step]`)?.dataset.step ?? null,
      this.tab,
    );
  }

  async at(step: string): Promise<void> {
    await expect.poll(() => this.step()).toBe(step);
  }

  part(name: string): Promise<string | null> {
    return this.text(`#panel-${this.tab} [data-testid~=${name}]`);
  }

  pressPart(name: string): Promise<void> {
    return this.press(`#panel-${this.tab} [data-testid~=${name}]`);
  }

  send(): Promise<void> {
    return this.press(`#panel-${this.tab} button[type=submit]`);
  }

  /** Enters the password and waits for the next step. */
  async passCheck(next: string): Promise<void> {
    await this.type(this.tab === 'email' ? 'passwordForEmail' : 'passwordForPhone', PASSWORD);
    await this.send();
    await this.at(next);
  }
}
