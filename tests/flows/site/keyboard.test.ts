import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { focusedStop, type Stop, tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { LoginWidget } from '../../support/screen/login-widget';
import { badgeText } from '../../support/screen/unread-badge';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
const SLIDER = '向右滑动完成验证';

async function open(path: string, host?: string) {
  const page = await (await newVisitor()).open(path);
  return { page, login: await new LoginWidget(page, host).ready() };
}

/** Names of the focused elements without a visible focus. */
function unseen(stops: readonly Stop[]): string[] {
  return stops.filter(({ isVisible }) => !isVisible).map(({ name }) => name);
}

/** Goes from the top of the page to the open captcha by keyboard. */
async function askForCaptcha(page: Page): Promise<Stop[]> {
  const before = await tabTo(page, 'account');
  await page.keyboard.type(ACCOUNT);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  const after = await tabTo(page, 'autoLogin');
  await page.keyboard.press('Space');
  const last = await tabTo(page, '登录');
  await page.keyboard.press('Enter');
  return [...before, ...after, ...last];
}

it('a viewer signs in by keyboard alone, puzzle included, with visible focus (LOGIN-01, CAPT-17)', async () => {
  const { page, login } = await open('/login.html');
  const stops = await askForCaptcha(page);
  expect(unseen(stops)).toEqual([]);
  await expect.poll(() => focusedStop(page)).toEqual({ name: SLIDER, isVisible: true });
  await login.answerCaptcha({ by: 'keys' });
  await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  await expect.poll(() => badgeText(page)).toBe('12');
});

it('a page of the portal begins with a link over its header to its content, which changes no route', async () => {
  const page = await (await newVisitor()).open('/forgetPassword/findPassword.jsp');
  const portal = new Widget(page, 'cntv-portal');
  await portal.find('#account');
  expect(await tabTo(page, '跳到主要内容', 1)).toEqual([{ name: '跳到主要内容', isVisible: true }]);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#main');
  expect(unseen(await tabTo(page, 'account', 3))).toEqual([]);
  expect(await portal.text('[part~=title]')).toBe('找回密码');
});

it('a viewer selects three words with the crosshair and signs in by keyboard alone (CAPT-13, CAPT-17)', async () => {
  const { page, login } = await open('/examples/login.html', 'cntv-login[captcha=click]');
  const stops = [...(await tabTo(page, 'account')), ...(await tabTo(page, 'account'))];
  await page.keyboard.type(ACCOUNT);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedStop(page)).toEqual({ name: 'Verification image', isVisible: true });
  expect(unseen(stops)).toEqual([]);
  await login.answerCaptcha({ by: 'keys' });
  await expect.poll(() => page.url()).toBe(`${origin}/m/index.html`);
});

it('Enter in the password field submits; Escape closes the captcha, sends nothing and restores the focus (CAPT-17)', async () => {
  const { page, login } = await open('/login.html');
  await tabTo(page, 'account');
  await page.keyboard.type(ACCOUNT);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await login.find('[part=captcha][data-phase=ready]');
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedStop(page)).toEqual({ name: 'password', isVisible: true });
  expect([await login.value('account'), await login.value('password')]).toEqual([ACCOUNT, PASSWORD]);
  expect(await login.text('dialog')).toBe(null);
  expect((await devConsole.log()).map(({ method }) => method)).not.toContain('POST');
});

it('Tab cycles through zoom, refresh and close in the captcha, and each works by keyboard (CAPT-17)', async () => {
  const { page, login } = await open('/login.html');
  await askForCaptcha(page);
  await expect.poll(() => focusedStop(page)).toEqual({ name: SLIDER, isVisible: true });
  await login.find('[part=captcha][data-phase=ready]');

  const stops = await tabTo(page, '放大');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedStop(page)).toEqual({ name: '缩小', isVisible: true });
  stops.push(...(await tabTo(page, '换一张')));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await devConsole.log('/dynamic/puzzle')).length).toBe(2);
  await login.find('[part=captcha][data-phase=ready]');
  expect(await focusedStop(page)).toEqual({ name: '换一张', isVisible: true });
  stops.push(...(await tabTo(page, '关闭')));
  // Between the last and the first element, the focus is in the browser's toolbar.
  expect(unseen(stops).filter((name) => name !== 'page')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedStop(page)).toEqual({ name: '登录', isVisible: true });
});

it('after a refusal the account is focused and its text selected (LOGIN-11)', async () => {
  const { page, login } = await open('/login.html');
  await tabTo(page, 'account');
  await page.keyboard.type('nobody@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await login.answerCaptcha({ by: 'keys' });
  await expect.poll(() => login.message('account')).toBe('账号无效，请检查后重新输入');
  await expect.poll(() => focusedStop(page)).toEqual({ name: 'account', isVisible: true });
  await page.keyboard.type(ACCOUNT);
  expect(await login.value('account')).toBe(ACCOUNT);
});
