import type { BrowserContext, CDPSession, Page } from 'puppeteer-core';
import { PendingRequests } from '../support/faults/pending-requests';
import { CONDITION_LIMIT_MS } from '../support/time-limits.mjs';
import { CALL } from './line';
import type { InPage, StorageState, TabState } from './page-script';

/** A tab of the browser in one walk. */
export class Tab {
  state: TabState = { isHidden: false, storage: 'fine' };
  private isLeaving = false;

  private constructor(
    readonly name: string,
    readonly page: Page,
    devTools: CDPSession,
    private readonly pending: PendingRequests,
  ) {
    devTools.on('Page.frameRequestedNavigation', () => {
      this.isLeaving = true;
    });
    devTools.on('Page.frameStoppedLoading', () => {
      this.isLeaving = false;
    });
  }

  static async open(context: BrowserContext, name: string): Promise<Tab> {
    const page = await context.newPage();
    await page.evaluateOnNewDocument((tabName) => Object.assign(window, { tabName }), name);
    await page.setViewport({ width: 1280, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const devTools = await page.createCDPSession();
    await devTools.send('Page.enable');
    await devTools.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    return new Tab(
      name,
      page,
      devTools,
      await PendingRequests.of(page, (url) => CALL.test(new URL(url).pathname)),
    );
  }

  /** Asks the page, or returns undefined while it is left for another. */
  async ask<Name extends keyof InPage>(
    name: Name,
    ...values: Parameters<InPage[Name]>
  ): Promise<Awaited<ReturnType<InPage[Name]>> | undefined> {
    const question = `inPage.${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`;
    try {
      return (await this.page.evaluate(question)) as Awaited<ReturnType<InPage[Name]>>;
    } catch (error) {
      if (/context|inPage is not defined/.test(String(error))) return undefined;
      throw error;
    }
  }

  /**
   * @param held number of its calls that the line holds
   * @returns nothing while the tab loads
   */
  async pulse(held: number) {
    const pulse = await this.ask('pulse');
    const isBusy = !pulse || pulse.isBusy || pulse.requests > held || this.isLeaving || this.pending.areOpen;
    return pulse && { ...pulse, isBusy };
  }

  /** What the tab shows, once it has loaded a page that it may have gone to by itself. */
  async sight() {
    for (const end = performance.now() + CONDITION_LIMIT_MS; performance.now() < end; ) {
      const sight = await this.ask('sight');
      if (sight) return sight;
    }
    throw new Error(`The tab ${this.name} shows no page.`);
  }

  /** A navigation that the page begins at the same moment aborts this one, which is then made again. */
  async open(address: string): Promise<void> {
    const { page } = this;
    await page.goto(address).catch((error) => {
      if (!String(error).includes('ERR_ABORTED')) throw error;
      return page.goto(address);
    });
  }

  async hide(isHidden: boolean): Promise<void> {
    this.state.isHidden = isHidden;
    await this.ask('setHidden', isHidden);
  }

  async setStorage(state: StorageState): Promise<void> {
    this.state.storage = state;
    await this.ask('setStorage', state);
  }
}
