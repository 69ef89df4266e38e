import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FaultySite, startFaultySite } from '../../support/browser/faulty-site';
import { buildNextRelease } from '../../support/browser/next-release';
import { browserAddress } from '../../support/browser/test-environment';
import { ACCOUNT } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { LoginWidget } from '../../support/screen/login-widget';
import { badgeText } from '../../support/screen/unread-badge';
import { BUILD_LIMIT_MS } from '../../support/time-limits.mjs';

const script = (release: 1 | 2) => `<script type="module" src="/${release}/cntv-widgets.js"></script>`;
const WIDGETS = `<cntv-login><a href="/login.html">登录</a></cntv-login>
<cntv-unread-badge>消息</cntv-unread-badge>`;
const NOTICE = 'cntv-widgets is on this page already; the first copy is used.';

let next: string;
let current: string;
let browser: Browser;
let context: BrowserContext;
let site: FaultySite;

beforeAll(async () => {
  browser = await puppeteer.connect({ browserWSEndpoint: browserAddress, defaultViewport: null });
  next = await buildNextRelease('next-release');
  site = await startFaultySite({
    '/loader': script(1),
    '/first': script(1) + WIDGETS,
    '/second': script(2) + WIDGETS,
    '/standalone': `${script(1)}<cntv-login standalone>登录</cntv-login>`,
    '/both': script(1) + script(2) + WIDGETS,
  });
  current = site.folders[1];
}, BUILD_LIMIT_MS);
beforeEach(async () => {
  await devConsole.reset();
  site.folders = { 1: current, 2: next };
  site.requests.clear();
  context = await browser.createBrowserContext();
});
afterEach(() => context.close());
afterAll(async () => {
  site.close();
  await browser.disconnect();
});

async function open(path: string): Promise<{ page: Page; messages: string[] }> {
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.goto(site.origin + path);
  return { page, messages };
}

async function signedIn(): Promise<void> {
  const value = await devConsole.startSession(ACCOUNT);
  await context.setCookie({ name: 'portal_session', value, domain: 'localhost', path: '/', httpOnly: true });
}

it('of two releases on a page the first one is used, and says so once', async () => {
  await signedIn();
  const { page, messages } = await open('/both');
  await expect.poll(() => badgeText(page)).toBe('12');
  await new LoginWidget(page).ready();
  expect(messages).toEqual([NOTICE]);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.filter((name) => name.includes('/2/c/'))).toEqual([]);
});

it.each([
  ['first', 'second'],
  ['second', 'first'],
])('a tab of the %s release and one of the %s have one session, one number and one poller', async (a, b) => {
  await signedIn();
  const { page: one, messages } = await open(`/${a}`);
  await expect.poll(() => badgeText(one)).toBe('12');
  const { page: two, messages: others } = await open(`/${b}`);
  await expect.poll(() => badgeText(two)).toBe('12');
  expect(await devConsole.log('/message/count')).toHaveLength(1);
  await devConsole.setUnread(ACCOUNT, 60, 60);
  await two.$eval('cntv-unread-badge', (badge) => badge.refresh());
  for (const page of [one, two]) await expect.poll(() => badgeText(page)).toBe('99+');
  expect(await devConsole.log('/message/count')).toHaveLength(2);
  await devConsole.expireSession(
    (await context.cookies()).find(({ name }) => name === 'portal_session')?.value ?? '',
  );
  await one.$eval('cntv-unread-badge', (badge) => badge.refresh());
  for (const page of [one, two]) await expect.poll(() => badgeText(page)).toBe('');
  expect([...messages, ...others]).toEqual([]);
});

/** Waits for the page of the new release after one press. */
async function expectReadyAfterPress(page: Page): Promise<void> {
  await new LoginWidget(page).press('[data-testid~=retry]');
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type).catch(String),
    )
    .toBe('reload');
  await expect.poll(() => page.$('cntv-login:state(ready)').then(Boolean)).toBe(true);
  await expect.poll(() => page.$$('cntv-login >>> [data-testid~=retry]')).toHaveLength(0);
}

it('a page with a stored loader, whose files are deleted, is ready after one press', async () => {
  await open('/loader');
  site.folders[1] = next;
  const { page } = await open('/first');
  await expectReadyAfterPress(page);
});

it('a page that is open while its files are deleted is ready after one press', async () => {
  const { page } = await open('/standalone');
  const login = await new LoginWidget(page).ready();
  site.folders[1] = next;
  await login.press('::-p-text(注册)');
  await expectReadyAfterPress(page);
});
