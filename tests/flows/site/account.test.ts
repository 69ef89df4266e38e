import { expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { focusedStop, tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { AccountWidget } from '../../support/portal/account-widget';

const newVisitor = setUpVisitors();
const NEWS = '/news/1.html';
const NAME = '山间来客';

async function signedIn() {
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.open(NEWS);
  const account = new AccountWidget(page);
  await expect.poll(() => account.name()).toBe(NAME);
  return { visitor, page, account };
}

it('a viewer opens the menu, leaves it, and goes to a section by keyboard (LAYOUT-02, OQ-27)', async () => {
  const { visitor, page, account } = await signedIn();
  await tabTo(page, `${NAME}，账号菜单`);
  expect(await focusedStop(page)).toMatchObject({ isVisible: true });
  await page.keyboard.press('Enter');
  await account.find('[data-testid~=logout]');
  await page.keyboard.press('Tab');
  expect(await focusedStop(page)).toEqual({ name: '我的首页', isVisible: true });
  await page.keyboard.press('Escape');
  expect(await focusedStop(page)).toEqual({ name: `${NAME}，账号菜单`, isVisible: true });
  await page.keyboard.press('Space');
  const stops = await tabTo(page, '观看历史');
  expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toBe(`${origin}/account/history`);
  expect(visitor.record.events.join()).toContain('cntv-navigate {"name":"UserHistory"');
  await expect.poll(() => new AccountWidget(page).name()).toBe(NAME);
});

it('a sign-out by keyboard ends the session on the portal, and in another tab (STATE-02, OQ-42)', async () => {
  const { visitor, page, account } = await signedIn();
  const other = new AccountWidget(await visitor.open(NEWS));
  await expect.poll(() => other.name()).toBe(NAME);
  await page.bringToFront();
  await tabTo(page, `${NAME}，账号菜单`);
  await page.keyboard.press('Enter');
  await account.find('[data-testid~=logout]');
  await tabTo(page, '退出登录');
  await page.keyboard.press('Enter');
  await expect.poll(() => other.name()).toBeNull();
  const visibility = () => other.page.$eval('cntv-account a', (link) => getComputedStyle(link).visibility);
  expect(await visibility()).toBe('visible');
  await expect.poll(() => page.url()).toBe(`${origin}/login.html`);
  expect(visitor.record.events).toContain(`cntv-logout {"redirectTo":"${origin}/signout"}`);
  expect(await visitor.sessionCookie()).toBeUndefined();
});

it('axe finds nothing on the open menu, in light and dark, at 1280 and 375 px', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.newTab();
  await carryAxe(page);
  await page.goto(`${origin}/examples/account.html`);
  const account = new AccountWidget(page);
  await expect.poll(() => account.text('[part=badge]')).toBe('12');
  expect(await axeFindings(page)).toEqual([]);
  await account.openMenu();
  expect(await axeFindings(page)).toEqual([]);
});
