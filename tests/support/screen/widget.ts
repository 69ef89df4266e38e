import type { ElementHandle, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { PASSWORD } from '../portal/demo-account';
import * as act from './act';
import type { Means } from './captcha';

/** An element on a page: the first one that matches `host`. */
export class Widget {
  constructor(
    readonly page: Page,
    readonly host: string,
  ) {}

  /** Resolves when the widget can be used: the view is mounted, or waits for a touch. */
  async ready(): Promise<this> {
    await this.page.waitForSelector(`${this.host}:state(ready)`);
    return this;
  }

  /** Resolves when the view is mounted, after the touch of one that waits for it. */
  async live(): Promise<this> {
    await this.ready();
    await this.page.waitForFunction(
      (host) => !document.querySelector(host)?.shadowRoot?.querySelector('[data-print]'),
      {},
      this.host,
    );
    return this;
  }

  /** Returns an element inside the widget when it is visible. */
  find(selector: string): Promise<ElementHandle> {
    return act.find(this.page, this.inside(selector));
  }

  press(selector: string, by?: Means, key?: act.Key): Promise<void> {
    return act.press(this.page, this.inside(selector), by, key);
  }

  hover(selector: string): Promise<void> {
    return act.hover(this.page, this.inside(selector));
  }

  focus(selector: string): Promise<ElementHandle> {
    return act.focus(this.page, this.inside(selector));
  }

  type(field: string, text: string, becomes?: string): Promise<void> {
    return act.type(this.page, this.inside(`#${field}`), text, becomes);
  }

  select(field: string, value: string): Promise<void> {
    return act.select(this.page, this.inside(`#${field}`), value);
  }

  async answerCaptcha(options: { by?: Means; wrong?: boolean } = {}) {
    // Asks the portal for the answer; pages of the package have none.
    const { answerCaptcha } = await import('./captcha');
    return answerCaptcha(this.page, { host: this.host, by: 'mouse', ...options });
  }

  /** Enters the password in the dialog that the server's refusal of a change opens. */
  async provePassword(): Promise<void> {
    await this.find('[data-testid~=identity-dialog]');
    await this.type('passwordForChange', PASSWORD);
    await this.press('[data-testid~=identity-dialog] button[type=submit]');
  }

  /** Returns the texts of the elements inside the widget that match. */
  texts(selector: string): Promise<string[]> {
    return textsIn(this.page, this.host, selector);
  }

  /** Returns the text of the first element inside the widget that matches, or null. */
  async text(selector: string): Promise<string | null> {
    return (await this.texts(selector))[0] ?? null;
  }

  /** Returns the message under a field. */
  message(field: string): Promise<string | null> {
    return this.text(`#${field}-message`);
  }

  /** Returns all visible toasts, one line each; empty without any. */
  async toasts(): Promise<string> {
    return (await this.texts('[part=toast]')).join('\n');
  }

  /** Closes the toasts that can be closed, and waits until they are gone. */
  async closeToasts(): Promise<void> {
    await this.page.$eval(this.host, (host) => {
      for (const cross of host.shadowRoot?.querySelectorAll<HTMLElement>(
        '[part=toast] [data-testid~=close]',
      ) ?? [])
        cross.click();
    });
    await expect.poll(() => this.toasts()).toBe('');
  }

  value(field: string): Promise<string> {
    return this.page.$eval(
      this.host,
      (host, name) => host.shadowRoot?.querySelector<HTMLInputElement>(`#${name}`)?.value ?? '',
      field,
    );
  }

  /** The ID or test ID of the focused element inside the widget. */
  focused(): Promise<string> {
    return this.page.$eval(this.host, (host) => {
      const active = host.shadowRoot?.activeElement;
      return active?.id || active?.getAttribute('data-testid') || '';
    });
  }

  private inside(selector: string): string {
    return `${this.host} >>> ${selector}`;
  }
}

/**
 * Returns the texts of the elements inside the first widget that matches. It is one call to the browser, where
 * `page.$eval` makes six, because most tests call it until a text is there.
 */
export function textsIn(page: Page, host: string, selector: string): Promise<string[]> {
  return page.evaluate(
    (widget, inner) =>
      [...((document.querySelector(widget) as Element).shadowRoot?.querySelectorAll(inner) ?? [])].map(
        ({ textContent }) => textContent ?? '',
      ),
    host,
    selector,
  );
}
