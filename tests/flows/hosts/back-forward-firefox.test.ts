import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch } from '../../support/browser/launch';
import { origin } from '../../support/browser/test-environment';
import { browserPath } from '../../support/environment/browsers.mjs';
import { ACCOUNT } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';

const NEWS = '/news/1.html';
/** A document of the same origin without elements. */
const ELSEWHERE = `${origin}/widgets/cntv-widgets.js`;

/** Pages are read in the document only: the protocol reports no navigation for a restored page. */
describe.runIf(browserPath('firefox'))('Firefox restores a page after Back', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    browser = await launch('firefox');
  });
  beforeEach(async () => {
    await devConsole.reset();
    context = await browser.createBrowserContext();
    page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.bringToFront();
  });
  afterEach(() => context.close());
  afterAll(() => browser.close());

  async function open(path: string, has: string): Promise<void> {
    await page.goto(origin + path);
    await page.waitForFunction(
      (selector) =>
        [...document.querySelectorAll(':state(ready)')].some(
          ({ shadowRoot }) =>
            shadowRoot?.querySelector(selector) && !shadowRoot.querySelector('[part~=skeleton]'),
        ),
      {},
      has,
    );
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.return = persisted ? 'restored' : 'loaded';
      });
    });
  }
  async function leaveAndReturn(): Promise<void> {
    // Firefox does not store a page that is left during a request.
    await page.waitForNetworkIdle();
    await page.goto(ELSEWHERE);
    await page.evaluate(() => history.back());
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.return).catch(() => undefined))
      .toBe('restored');
  }
  const startSession = async () =>
    context.setCookie({
      name: 'portal_session',
      value: await devConsole.startSession(ACCOUNT),
      domain: 'localhost',
      path: '/',
      httpOnly: true,
    });

  it.each([
    [NEWS, '#account'],
    ['/login.html', '#account'],
    ['/service_agreement', '[part=title]'],
    ['/regist.html', '#phone'],
  ])('%s, signed out', async (path, has) => {
    await open(path, has);
    await leaveAndReturn();
  });

  it.each([
    // The account of the header has a number that is hidden.
    [NEWS, '[part=badge]:not([hidden])'],
    ['/index.html', '[data-testid~=record-title]'],
    ['/account/history', '[data-testid~=record]'],
  ])('%s, as a member', async (path, has) => {
    await startSession();
    await open(path, has);
    await leaveAndReturn();
  });
});
