import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../../support/browser/visitor';
import { AccountWidget } from '../../../support/portal/account-widget';
import { devConsole } from '../../../support/portal/dev-console';
import { LoginWidget } from '../../../support/screen/login-widget';
import { ProfileForm } from '../../../support/screen/profile-form';
import { badgeText } from '../../../support/screen/unread-badge';

const newVisitor = setUpVisitors({ hidesTabs: true });
const PAGE = '/news/1.html';

async function counted(): Promise<number> {
  return (await devConsole.log('/message/count')).length;
}

/** Opens two pages of a signed-in viewer, whose badges show the number. */
async function openTabs() {
  const visitor = await newVisitor();
  await visitor.startSession();
  const first = await visitor.open(PAGE);
  await expect.poll(() => badgeText(first)).toBe('12');
  const second = await visitor.open(PAGE);
  await expect.poll(() => badgeText(second)).toBe('12');
  return { first, second };
}

async function show(tab: Page): Promise<void> {
  await tab.bringToFront();
  await expect.poll(() => tab.evaluate(() => document.visibilityState)).toBe('visible');
}

it('two tabs share one count request and one number (MSG-15, MSG-18)', async () => {
  const { first, second } = await openTabs();
  await show(first);
  await second.reload();
  await show(second);
  await expect.poll(() => badgeText(second)).toBe('12');
  expect(await counted()).toBe(1);
});

it('a hundred badges make one request (MSG-15)', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.open(PAGE);
  await page.evaluate(() => {
    for (let made = 1; made < 100; made++) document.body.append(document.createElement('cntv-unread-badge'));
  });
  await expect
    .poll(() =>
      page.$$eval(
        'cntv-unread-badge',
        (badges) =>
          badges.filter((badge) => badge.shadowRoot?.querySelector('[part=badge]')?.textContent === '12')
            .length,
      ),
    )
    .toBe(100);
  expect(await counted()).toBe(1);
  const second = await visitor.open(PAGE);
  await expect.poll(() => badgeText(second)).toBe('12');
  expect(await counted()).toBe(1);
});

it('a sign-in in one tab updates the badge of the other and replaces its form (MSG-18)', async () => {
  const visitor = await newVisitor();
  const [first, second] = [await visitor.open(PAGE), await visitor.open('/login.html')];
  await new LoginWidget(second).signIn();
  await expect.poll(() => second.url()).toBe(`${origin}/index.html`);
  await expect.poll(() => badgeText(second)).toBe('12');
  const asked = await counted();
  await show(first);
  await expect.poll(() => badgeText(first)).toBe('12');
  await expect.poll(() => new LoginWidget(first).text('[part=title]')).toMatch(/^(您已登录|当前登录账号)/);
  expect(first.url()).toBe(origin + PAGE);
  expect(await counted()).toBe(asked);
});

it('a new count is synced to the other tab without a request (MSG-15)', async () => {
  const { first, second } = await openTabs();
  const asked = await counted();
  await devConsole.setUnread('demo@example.com', 60, 60);
  await second.$eval('cntv-unread-badge', (badge) => badge.refresh());
  await expect.poll(() => badgeText(second)).toBe('99+');
  await expect.poll(() => badgeText(first)).toBe('99+');
  expect(await counted()).toBe(asked + 1);
});

it('an expired session clears the badges of both tabs without a redirect (STATE-02)', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const tabs = [await visitor.open(PAGE), await visitor.open(PAGE)];
  for (const tab of tabs) await expect.poll(() => badgeText(tab)).toBe('12');
  await visitor.expireSession();
  await tabs[1]?.$eval('cntv-unread-badge', (badge) => badge.refresh());
  for (const tab of tabs) {
    await expect.poll(() => badgeText(tab)).toBe('');
    expect(tab.url()).toBe(origin + PAGE);
  }
});

it('signing out in the header clears the badge of the other tab (STATE-02)', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const [first, second] = [await visitor.open(PAGE), await visitor.open(PAGE)];
  await expect.poll(() => badgeText(second)).toBe('12');
  await new AccountWidget(second).signOut();
  await expect.poll(() => second.url()).toBe(`${origin}/login.html`);
  await expect.poll(() => badgeText(second)).toBe('');
  await new LoginWidget(second).ready();
  await expect.poll(() => badgeText(first)).toBe('');
  expect(first.url()).toBe(origin + PAGE);
});

const OTHER = { account: 'plain@example.com', name: '无名的溪' };

it.each([
  {
    how: 'signs in in another tab',
    async change(visitor: Visitor) {
      await visitor.expireSession();
      const login = await visitor.open('/login.html');
      await new LoginWidget(login).signIn({ account: OTHER.account });
      await expect.poll(() => login.url()).toBe(`${origin}/index.html`);
    },
  },
  {
    how: 'signs in on a page without a widget',
    async change(visitor: Visitor) {
      await visitor.newTab();
      await visitor.startSession(OTHER.account);
    },
  },
])('a form of one viewer is closed with a notice when another $how', async ({ change }) => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.open('/account/baseMessage');
  const form = await new ProfileForm(page).ready();
  await form.type('nickName', '不该保存的名字');
  await change(visitor);
  await show(page);
  await expect
    .poll(async () => {
      // The viewer is checked when the page gets the focus, at most every 5 s.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return (await form.text('[data-testid~=viewer-changed]')) ?? '';
    })
    .toContain(OTHER.name);
  await expect.poll(() => form.value('nickName')).toBe(OTHER.name);
  expect((await devConsole.log('/openapi/v2/user/info')).filter(({ method }) => method === 'POST')).toEqual(
    [],
  );
});
