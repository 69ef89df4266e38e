import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { PAGE_LOAD_MS } from '#config/limits';
import { origin } from '../browser/test-environment';
import { setUpVisitors, type Visitor } from '../browser/visitor';
import { LoginWidget } from '../screen/login-widget';
import { Widget } from '../screen/widget';
import { type HostSite, newHostTab } from './host-site';

const ACCOUNT = 'viewer@example.com';
const ELEMENTS = ['cntv-login', 'cntv-apply-form', 'cntv-unread-badge'];

type Options = {
  /** Whether the host changes the page in place; one that moves or replaces elements takes the focus away. */
  keepsFocus?: boolean;
  /** Whether the host itself goes to other pages and back. */
  goesBack?: boolean;
};

/**
 * Warnings that are not about the elements: `innerHTML` attaches no printed root, which the element does; a framework has
 * preloaded a sheet of its own, and the machine is busy.
 */
const NOT_OURS = /shadowrootmode|\/_astro\/\S+\.css was preloaded using link preload but not used/;

/** The page of a host with its widgets. */
class HostJourney {
  readonly login: LoginWidget;
  readonly form: Widget;

  constructor(
    readonly page: Page,
    readonly visitor: Visitor,
  ) {
    this.login = new LoginWidget(page);
    this.form = new Widget(page, 'cntv-apply-form');
  }

  async ready(): Promise<this> {
    for (const tag of ELEMENTS) await this.has(`${tag}:state(ready)`);
    await this.page.waitForFunction(() =>
      Boolean(document.querySelector('cntv-apply-form')?.shadowRoot?.querySelector('#name')),
    );
    return this;
  }

  /** Not by `waitForSelector()`, whose handle keeps the element in memory. */
  async has(selector: string): Promise<void> {
    await this.page.waitForFunction((wanted) => document.querySelector(wanted) !== null, {}, selector);
  }

  async goAway(): Promise<void> {
    await this.page.$eval('#away', (link) => (link as HTMLElement).click());
    await this.has('#elsewhere');
    await this.visited();
  }

  async goBack(): Promise<void> {
    await this.page.evaluate(() => history.back());
    await this.has('#away');
    await this.visited();
    await this.ready();
  }

  /**
   * Resolves when the visit has ended. Turbo first shows a stored copy of the page, and reports an error when the page is
   * left before the response has come.
   */
  private visited(): Promise<void> {
    return this.has('html:not([aria-busy])');
  }

  /** Changes the page or renders it again, without moving the focus. */
  async again(): Promise<void> {
    const before = await this.count();
    await this.page.$eval('#again', (button) => (button as HTMLElement).click());
    await expect.poll(() => this.count()).not.toBe(before);
  }

  /** What the host has rendered last. */
  private count(): Promise<string | undefined> {
    return this.page.evaluate(() => document.querySelector('main')?.dataset.count);
  }

  /** The numbers of views in the elements. */
  views(): Promise<number[]> {
    return this.page.evaluate(
      (tags) =>
        tags.flatMap((tag) =>
          [...document.querySelectorAll(tag)].map(
            ({ shadowRoot }) =>
              [...(shadowRoot?.children ?? [])].filter(({ localName }) => localName === 'div').length,
          ),
        ),
      ELEMENTS,
    );
  }

  expectQuiet(): void {
    const { consoleErrors, violations, pageErrors } = this.visitor.record;
    const warnings = this.visitor.record.warnings.filter((text) => !NOT_OURS.test(text));
    expect({ consoleErrors, warnings, violations, pageErrors }).toEqual({
      consoleErrors: [],
      warnings: [],
      violations: [],
      pageErrors: [],
    });
  }
}

/** Defines the journeys that every host passes. */
export function hostJourneys(
  site: () => HostSite,
  { keepsFocus = true, goesBack = true }: Options = {},
): void {
  const newVisitor = setUpVisitors({ isFirstVisit: true });

  async function open(): Promise<HostJourney> {
    const visitor = await newVisitor();
    const { page } = await newHostTab(visitor, site());
    await page.goto(`${origin}/host/a`);
    return new HostJourney(page, visitor).ready();
  }

  it('loads the elements without a message, and tells their state', async () => {
    const host = await open();
    for (const tag of ELEMENTS) await host.page.waitForSelector(`${tag}[data-state=ready]`);
    expect(await host.views()).toEqual([1, 1, 1]);
    host.expectQuiet();
  });

  it('keeps focus and typed values while the host renders the page again', async () => {
    const host = await open();
    await host.page.waitForSelector('cntv-login[data-state=ready]');
    await host.form.type('name', '李雷');
    await host.login.type('account', 'viewer@');
    await host.again();
    if (!keepsFocus) await (await host.ready()).login.press('#account');
    await host.page.keyboard.sendCharacter('example.com');
    // A host that replaces the form makes a new one, which has its fields and the draft after a response.
    await expect
      .poll(async () => [await host.login.value('account'), await host.form.value('name')])
      .toEqual([ACCOUNT, '李雷']);
    for (const tag of ELEMENTS) await host.page.waitForSelector(`${tag}[data-state=ready]:state(ready)`);
    expect(await host.views()).toEqual([1, 1, 1]);
    host.expectQuiet();
  });

  it('hears the events of the elements, once each', async () => {
    const host = await open();
    await host.again();
    await host.ready();
    await host.page.$eval('cntv-apply-form', (form) => form.reset());
    expect(await host.page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['cntv-reset']);
    host.expectQuiet();
  });

  if (!goesBack) return;

  it('has what was typed again after Back, without the password', async () => {
    const host = await open();
    await host.login.type('account', ACCOUNT);
    await host.login.type('password', 'Secret2468#');
    await host.form.type('name', '李雷');
    await host.form.type('phone', '13800138000');
    await host.goAway();
    await host.goBack();
    await expect
      .poll(async () => [
        await host.login.value('account'),
        await host.login.value('password'),
        await host.form.value('name'),
        await host.form.value('phone'),
      ])
      .toEqual([ACCOUNT, '', '李雷', '13800138000']);
    expect(await host.views()).toEqual([1, 1, 1]);
    host.expectQuiet();
  });

  it('has no more listeners after further visits, and one copy of the script', async () => {
    const host = await open();
    const devTools = await host.page.createCDPSession();
    await devTools.send('Performance.enable');
    async function listenersAfter(rounds: number): Promise<number> {
      for (let round = 0; round < rounds; round += 1) {
        await host.goAway();
        await host.goBack();
      }
      await host.page.waitForNetworkIdle();
      await devTools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devTools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
    }
    const [before, after] = [await listenersAfter(3), await listenersAfter(3)];
    expect(after).toBeLessThanOrEqual(before);
    expect(host.visitor.record.requests.filter(({ url }) => url.endsWith('/cntv-widgets.js'))).toHaveLength(
      1,
    );
    host.expectQuiet();
  });
}

/** Defines the journeys of a host that hydrates a page rendered on its server. */
export function hydrationJourneys(site: () => HostSite): void {
  const newVisitor = setUpVisitors({ isFirstVisit: true });

  it.each([
    ['before the elements are defined', '/widgets/cntv-widgets.js', 'main'],
    ['after the elements are ready, which keep what was typed', '/host/app.js', 'cntv-login:state(ready)'],
  ])('hydrates without a message %s', async (_, held, until) => {
    const visitor = await newVisitor();
    const { page, release } = await newHostTab(visitor, site(), [held]);
    await page.evaluateOnNewDocument(holdTimers, PAGE_LOAD_MS);
    const loaded = page.goto(`${origin}/host/a`);
    const host = new HostJourney(page, visitor);
    await host.has(until);
    const typed = held === '/host/app.js' ? ACCOUNT : '';
    if (typed) await host.login.type('account', typed);
    else await page.waitForFunction(() => Reflect.has(window, 'heard'));
    release();
    await loaded;
    await host.has('cntv-login[data-state=ready]');
    await host.again();
    expect(await host.login.value('account')).toBe(typed);
    host.expectQuiet();
  });
}

/** Holds the timers of a duration, so that a slow machine does not reach the end of the time in which a page hydrates. */
function holdTimers(heldMs: number): void {
  const setNative = window.setTimeout;
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms?: number, ...values: unknown[]) =>
      ms === heldMs ? 0 : setNative(handler, ms, ...values),
  });
}
