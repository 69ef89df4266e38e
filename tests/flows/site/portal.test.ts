import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { focusedStop } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { devConsole } from '../../support/portal/dev-console';
import { LoginWidget } from '../../support/screen/login-widget';
import { badgeText } from '../../support/screen/unread-badge';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();

async function visit(path: string) {
  const visitor = await newVisitor();
  const page = await visitor.open(path);
  const portal = await new Widget(page, 'cntv-portal').ready();
  return { visitor, page, portal };
}
const title = (portal: Widget) => portal.text('[part=title]');
const address = (page: Page) => page.url().slice(origin.length);

describe('the route table in a page', () => {
  it('shows the screen of the path below its base and sets the page’s title (ROUTE-01, ROUTE-03, ROUTE-27, ROUTE-34)', async () => {
    const { page, portal } = await visit('/site/login.html');
    await expect.poll(() => title(portal)).toBe('登录');
    await expect.poll(() => page.title()).toBe('登录 - 央视网社区');
    await page.goto(`${origin}/site/mobile/new/login.html`);
    await expect
      .poll(() => page.$$eval('cntv-portal >>> a[data-testid~=provider]', (links) => links.length))
      .toBe(2);
    await page.goto(`${origin}/site/qrcode`);
    await portal.find('img[part=code]');
  });

  it('follows a redirect with query and hash, without a history entry (ROUTE-04, ROUTE-28)', async () => {
    const { page, portal } = await visit('/site/?backurl=%2Fnews%2F1.html#top');
    await expect.poll(() => address(page)).toBe('/site/login.html?backurl=%2Fnews%2F1.html#top');
    await expect.poll(() => title(portal)).toBe('登录');
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  it('shows the not-found page for an unknown path, with a link to the portal home (ROUTE-43, ROUTE-45, PAGE-01, PAGE-02)', async () => {
    const { page, portal } = await visit('/site/no/such/page');
    await expect.poll(() => title(portal)).toBe('您访问的页面不存在');
    expect(address(page)).toBe('/site/404');
    // The link to the portal home, not the button to the home of the user centre.
    expect(await portal.texts('a')).toEqual(['返回网站首页', '在线客服']);
    await portal.press('a');
    await expect.poll(() => address(page)).toBe('/index.html');
  });

  it('serves /404 for an unknown path outside the base, with phone and online service (ROUTE-45, PAGE-03, PAGE-04)', async () => {
    const { page, portal } = await visit('/no/such/page');
    await expect.poll(() => title(portal)).toBe('您访问的页面不存在');
    expect(address(page)).toBe('/404');
    expect(await portal.text('[data-testid~=service-phone]')).toBe('客服电话：400-000-0000');
    expect((await page.goto(`${origin}/404`))?.status()).toBe(404);
    await portal.press('a[href$="/service.html"]');
    await expect.poll(() => page.title()).toBe('在线客服 - 央视网社区');
  });

  it('signs a viewer in and redirects to the home (ROUTE-03, LOGIN-14)', async () => {
    const { page, portal } = await visit('/site/login.html');
    await new LoginWidget(page, portal.host).signIn();
    await expect.poll(() => address(page)).toBe('/index.html');
    await expect.poll(() => badgeText(page)).toBe('12');
  });

  it('redirects a signed-in viewer from the login page (LOGIN-16)', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await visitor.open('/site/login.html');
    await expect.poll(() => address(page)).toBe('/site/index.html');
  });

  it('navigates without a page load, focuses the title, and goes back with the browser (ROUTE-01)', async () => {
    const { page, portal } = await visit('/site/login.html');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await portal.press('form a[part=link]');
    await expect.poll(() => title(portal)).toBe('找回密码');
    expect(address(page)).toBe('/site/forgetPassword/findPassword.jsp');
    await expect.poll(() => focusedStop(page)).toMatchObject({ name: '找回密码' });
    await page.goBack();
    await expect.poll(() => title(portal)).toBe('登录');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  it('stays on the screen when the page cancels a navigation (OQ-27)', async () => {
    const { page, portal } = await visit('/site/login.html');
    await page.evaluate(() =>
      addEventListener('cntv-navigate', (event) => {
        event.preventDefault();
        document.title = JSON.stringify((event as CustomEvent).detail);
      }),
    );
    await portal.press('form a[part=link]');
    expect(JSON.parse(await page.title())).toEqual({
      name: 'FindPassword1',
      path: '/forgetPassword/findPassword.jsp',
      params: {},
      query: {},
    });
    expect(address(page)).toBe('/site/login.html');
  });

  it('handles the navigations of the page’s other widgets (OQ-27)', async () => {
    const { page, portal } = await visit('/site/login.html');
    await page.evaluate(() => document.body.prepend(document.createElement('cntv-login')));
    const other = await new LoginWidget(page).ready();
    await other.press('form a[part=link]');
    await expect.poll(() => title(portal)).toBe('找回密码');
    expect(address(page)).toBe('/site/forgetPassword/findPassword.jsp');
  });
});

it('the bare test page makes one request and prints its raw code, with any spelling of its path (PAGE-08, ROUTE-12, API-28)', async () => {
  for (const path of ['/dGVzdA==.html', '/dGVzdA%3D%3D.html']) {
    await devConsole.clearLog();
    const { portal } = await visit(path);
    await expect.poll(() => portal.text('[data-testid=code]')).toBe('0');
    expect((await devConsole.log('/demo/audit')).map(({ code }) => code)).toEqual([0]);
    await devConsole.setFault('POST /openapi/v2/user/demo/audit', { effect: 'code', code: -10004, times: 1 });
    await portal.page.reload();
    await expect.poll(() => portal.text('[data-testid=code]')).toBe('-10004');
  }
});

it('a standalone widget recovers and registers in place without changing the page’s history', async () => {
  const page = await (await newVisitor()).open('/examples/login.html');
  await page.$eval('cntv-login[standalone]', (widget) => widget.scrollIntoView());
  const login = await new LoginWidget(page, 'cntv-login[standalone]').ready();
  const before = await page.evaluate(() => [location.href, history.length]);
  await login.type('account', '13800138000');
  await login.press('form a[part=link]');
  await expect.poll(() => login.text('[part=title]')).toBe('找回密码');
  await expect.poll(() => focusedStop(page)).toMatchObject({ name: '找回密码' });
  await login.press('[data-testid~=back]');
  await expect.poll(() => login.text('[part=title]')).toBe('登录');
  await expect.poll(() => focusedStop(page)).toMatchObject({ name: 'account' });
  await login.press('a[href^="/regist"]');
  await expect.poll(() => login.text('[part=title]')).toBe('注册');
  await login.press('[data-testid~=back]');
  await expect.poll(() => login.text('[part=title]')).toBe('登录');
  expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
});
