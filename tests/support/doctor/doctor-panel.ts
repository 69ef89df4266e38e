import type { Frame, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { press, type } from '../screen/act';

const PANEL = '[data-cntv-doctor] >>> ';

/** The panel of the doctor on a page. */
export class DoctorPanel {
  constructor(private readonly page: Page | Frame) {}

  /** Waits until the check of the page has ended. */
  async isDone(part = 'section'): Promise<void> {
    const state = () => this.page.$eval(`${PANEL}${part} .status`, (status) => status.className);
    await expect.poll(() => state().catch(() => '')).toMatch(/clean|found/);
  }

  /** Waits until the page has loaded its files and checks, without the panel. */
  async isAbsent(): Promise<void> {
    await ('mainFrame' in this.page ? this.page : this.page.page()).waitForNetworkIdle();
    expect(await this.page.$('[data-cntv-doctor]')).toBeNull();
  }

  /** Returns the codes of the mistakes, with what to write instead. */
  async findings(): Promise<Record<string, string>> {
    await this.isDone();
    return Object.fromEntries(await this.rows('section'));
  }

  text(selector: string): Promise<string> {
    return this.page.$eval(PANEL + selector, (element) => (element as HTMLElement).innerText);
  }

  style(selector: string): Promise<Record<string, string>> {
    return this.page.$eval(PANEL + selector, (element) => {
      const { position, width, overflow, padding } = getComputedStyle(element);
      return { position, width, overflow, padding };
    });
  }

  /** Checks the page once more. */
  again(): Promise<void> {
    return press(this.page, `${PANEL}.buttons button:last-child`);
  }

  /** Checks the page once more, with a `POST`. */
  post(): Promise<void> {
    return press(this.page, `${PANEL}[data-testid=post]`);
  }

  texts(selector: string): Promise<string[]> {
    return this.page.$$eval(PANEL + selector, (all) =>
      all.map((element) => (element as HTMLElement).innerText),
    );
  }

  /** Pastes a text and returns the codes of its mistakes. */
  async paste(text: string): Promise<string[]> {
    if (await this.page.$(`${PANEL}details:not([open])`)) await press(this.page, `${PANEL}summary`);
    await type(this.page, `${PANEL}textarea`, text);
    await press(this.page, `${PANEL}details > button`);
    // The button removes the status of the text before.
    await this.isDone('details');
    return (await this.rows('details')).map(([code = '']) => code);
  }

  private rows(part: string): Promise<string[][]> {
    return this.page.$$eval(`${PANEL}${part} ol > li`, (items) =>
      items.map((item) => [
        (item as HTMLElement).dataset.testid ?? '',
        item.querySelector('pre')?.textContent ?? '',
      ]),
    );
  }
}
