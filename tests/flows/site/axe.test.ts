import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { CAPTCHA_RESULT_MS } from '#config/limits';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { holdTimers } from '../../support/browser/hold-timers';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { holdRequests } from '../../support/browser/wire';
import { devConsole } from '../../support/portal/dev-console';
import { comeByThirdParty, withTime } from '../../support/portal/third-party';
import { LoginWidget } from '../../support/screen/login-widget';
import { badgeText } from '../../support/screen/unread-badge';
import { Widget } from '../../support/screen/widget';

/** Opens a page with axe, in spite of its policy, and without animations. */
async function open(visitor: Visitor, path: string): Promise<{ page: Page; login: LoginWidget }> {
  const page = await visitor.newTab();
  await carryAxe(page);
  await page.goto(origin + path);
  return { page, login: new LoginWidget(page) };
}

describe('axe finds nothing for a visitor, in light and dark, at 1280 and 375 px', () => {
  const pages: [what: string, path: string][] = [
    ['the login page', '/login.html'],
    ['MLogin', '/mobile/new/login.html'],
    ['the news page with login and badge', '/news/1.html'],
    ['the example of the login', '/examples/login.html'],
    ['the example of the badge', '/examples/unread-badge.html'],
    ['the activation panel', '/login.html?emailQuery=expired&email=inactive@example.com'],
    ['the busy page', '/nowhere.html'],
    ['the page of an existing binding', '/existent'],
    ['the provider page', '/openapi/v2/user/oauth/qq?appid=demo&method=login&timestamp={now}'],
    ['the dev console: accounts', '/dev'],
    ['the dev console: faults', '/dev/faults'],
    ['the dev console: outbox', '/dev/outbox'],
    ['the dev console: phone', '/dev/phone'],
    ['the dev console: requests', '/dev/requests'],
  ];
  const newGuest = setUpVisitors({ lifetime: 'suite' });
  let page: Page;
  beforeAll(async () => {
    page = await (await newGuest()).newTab();
    await carryAxe(page);
  });
  it.each(pages)('on %s', async (_, path) => {
    await page.goto(origin + withTime(path));
    const login = new LoginWidget(page);
    if (await page.$('cntv-login')) await login.ready();
    if (await page.$('cntv-portal')) await new Widget(page, 'cntv-portal').find('[part=title]');
    if (path.includes('emailQuery')) await login.find('#email');
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('axe finds nothing, in light and dark, at 1280 and 375 px', () => {
  const newVisitor = setUpVisitors();

  it('on UserHome with its badge, and after failed requests', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const { page } = await open(visitor, '/index.html');
    const home = new Widget(page, 'cntv-portal');
    await home.find('[data-testid~=count-system]');
    await expect.poll(() => badgeText(page)).toBe('12');
    expect(await axeFindings(page)).toEqual([]);

    await devConsole.setFault('GET /openapi/v2/user/info', { effect: 'http-500' });
    await page.reload();
    await home.find('[data-testid~=retry]');
    await home.hover('[part=toast]');
    expect(await axeFindings(page)).toEqual([]);
    await devConsole.clearFaults();
    await devConsole.setFault('GET /openapi/v2/user/message/count', { effect: 'http-500' });
    await page.evaluate(() => localStorage.removeItem('cntv:unread'));
    await page.reload();
    await home.find('[data-testid~=nickname]');
    await home.find('[data-testid~=retry]');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('on UserHome for a signed-out viewer', async () => {
    const page = await (await newVisitor()).newTab();
    await carryAxe(page);
    // The page cancels the navigation, so that it can be tested.
    await page.evaluateOnNewDocument(() =>
      addEventListener('cntv-login-required', (event) => event.preventDefault()),
    );
    await page.goto(`${origin}/index.html`);
    await new Widget(page, 'cntv-portal').find('[part=notice] a');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('on UserHome and MIndex for a viewer without a portal account', async () => {
    const { page } = await open(await newVisitor(), '/login.html');
    await comeByThirdParty(page);
    const portal = new Widget(page, 'cntv-portal');
    await portal.find('[data-testid~=register]');
    await portal.find('[data-testid~=count-system]');
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${origin}/m/index.html`);
    await portal.press('[data-testid~=favourites] summary');
    await expect.poll(() => portal.text('[data-testid~=favourites-channel]')).toContain('暂无收藏');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('on MIndex with its sections open, and where its favourites cannot be loaded', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const { page } = await open(visitor, '/m/index.html');
    const portal = new Widget(page, 'cntv-portal');
    await portal.press('[data-testid~=favourites] summary');
    await portal.find('[data-testid~=favourites-video] a');
    await portal.press('[data-testid~=password] summary');
    await portal.press('[data-testid~=password] button[type=submit]');
    await expect.poll(() => portal.message('oldPassword')).toBe('请输入当前密码');
    expect(await axeFindings(page)).toEqual([]);

    await devConsole.setFault('GET /openapi/v2/collect/records', { effect: 'http-500' });
    await page.reload();
    await portal.press('[data-testid~=favourites] summary');
    await portal.find('[data-testid~=retry]');
    expect(await axeFindings(page)).toEqual([]);
  });

  for (const [what, path] of [
    ['the example of the badge', '/examples/unread-badge.html'],
    ['the login of a page that is no login page', '/examples/login.html'],
  ] as const) {
    it(`on ${what}, signed in`, async () => {
      const visitor = await newVisitor();
      await visitor.startSession();
      const { page, login } = await open(visitor, path);
      if (await page.$('cntv-unread-badge')) await expect.poll(() => badgeText(page)).toBe('12');
      else await expect.poll(() => login.text('[part=title]')).toMatch(/^(您已登录|当前登录账号)/);
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  it('on a form with errors', async () => {
    const { page, login } = await open(await newVisitor(), '/login.html');
    await login.ready();
    await login.submit();
    await expect.poll(() => login.message('account')).toBe('请输入账号');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('on a refused sign-in with a toast', async () => {
    const { page, login } = await open(await newVisitor(), '/login.html');
    await login.signIn({ account: 'banned@example.com' });
    await expect.poll(() => login.toasts()).toBe('该账号已被封禁，如有疑问请联系客服');
    // The toast stays while the pointer is on it.
    await login.hover('[part=toast]');
    expect(await axeFindings(page)).toEqual([]);
  });

  for (const kind of ['puzzle', 'click'] as const) {
    it(`on the captcha ${kind}: ready, zoomed, in use, without a picture`, async () => {
      const { page, login } = await open(await newVisitor(), '/login.html');
      await page.$eval('cntv-login', (widget, wanted) => widget.setAttribute('captcha', wanted), kind);
      await login.fillIn();
      await login.submit();
      await login.find('[part=captcha][data-phase=ready]');
      expect(await axeFindings(page)).toEqual([]);

      await login.press('[data-testid~=zoom]');
      expect(await axeFindings(page)).toEqual([]);

      await login.focus(kind === 'puzzle' ? '[role=slider]' : '[role=application]');
      await page.keyboard.press(kind === 'puzzle' ? 'PageUp' : 'Enter');
      await login.find(kind === 'puzzle' ? '[data-testid~=check]' : '[data-testid~=captcha-marker]');
      expect(await axeFindings(page)).toEqual([]);

      await page.setViewport({ width: 1280, height: 900 });
      await devConsole.setFault(`GET /openapi/v2/user/captcha/dynamic/${kind}`, { effect: 'http-500' });
      await login.press('[data-testid~=refresh]');
      await login.find('[data-testid~=retry]');
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  for (const [what, wrong] of [
    ['passed', false],
    ['failed', true],
  ] as const) {
    it(`on a captcha that is ${what}`, async () => {
      const { page, login } = await open(await newVisitor(), '/login.html');
      await holdTimers(page, CAPTCHA_RESULT_MS);
      // Before the captcha is requested: its response is lost where the interception begins meanwhile.
      await holdRequests(page, /\/user\/login$/);
      await login.fillIn();
      await login.submit();
      await login.answerCaptcha({ wrong });
      await login.find(`[part=captcha][data-phase=${what}]`);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});
