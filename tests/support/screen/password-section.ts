import type { Page } from 'puppeteer-core';
import { Widget } from './widget';

const FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const;
const SECTION = '[part~=section][data-testid~=password]';

export type Passwords = readonly [current: string, next: string, again: string];

/** The section of the mobile personal centre to change the password. */
export class PasswordSection extends Widget {
  constructor(page: Page) {
    super(page, 'cntv-portal');
  }

  /** Opens the section and waits for its form. */
  async open(): Promise<this> {
    await this.press(`${SECTION} summary`);
    await this.find('#oldPassword');
    return this;
  }

  async fill(...values: Passwords): Promise<void> {
    for (const [index, field] of FIELDS.entries()) await this.type(field, values[index] ?? '');
  }

  send(): Promise<void> {
    return this.press(`${SECTION} button[type=submit]`);
  }

  values(): Promise<string[]> {
    return Promise.all(FIELDS.map((field) => this.value(field)));
  }

  messages(): Promise<(string | null)[]> {
    return Promise.all(FIELDS.map((field) => this.message(field)));
  }
}
