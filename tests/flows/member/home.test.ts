import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { SIGNED_OUT_TOAST_MS } from '#config/limits';
import { focusedStop, tabTo } from '../../support/browser/checks/keyboard';
import { holdTimers } from '../../support/browser/hold-timers';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { awayFromMidnight } from '../../support/portal/away-from-midnight';
import { devConsole } from '../../support/portal/dev-console';
import { comeByThirdParty } from '../../support/portal/third-party';
import { LoginWidget } from '../../support/screen/login-widget';
import { badgeText } from '../../support/screen/unread-badge';
import { Widget } from '../../support/screen/widget';

const INFO = 'GET /openapi/v2/user/info';
const COUNT = 'GET /openapi/v2/user/message/count';

const HOME_LISTS = ['recent-history', 'recent-reservations', 'recent-favourites'];
const APPS = ['央视新闻', '央视影音'];
/** Names of the links and buttons of the home in their order, without the items of the lists. */
const HOME_STOPS = [
  ...['消息通知12', '观看历史', '我的收藏', '我的预约', '账号设置'],
  ...['修改头像', '修改昵称', '账号设置', '签到', '未读预约提醒 查看全部', '未读系统消息 查看全部'],
  ...['最近观看 查看全部', '即将播出 查看全部', '最近收藏 查看全部', ...APPS],
];

const portalOf = (page: Page) => new Widget(page, 'cntv-portal');
const at = (page: Page, address: string) => expect.poll(() => page.url()).toBe(origin + address);

describe('a viewer on a desktop', () => {
  const newVisitor = setUpVisitors();

  it('is redirected from UserHome to the sign-in when signed out, and back afterwards (MSG-16, ERR-02, ERR-03, HOME-01, HOME-03, HOME-04)', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newTab();
    const redirect = await holdTimers(page, SIGNED_OUT_TOAST_MS);
    await page.goto(`${origin}/index.html`);
    const home = portalOf(page);
    await expect.poll(() => home.toasts()).toBe('您还没有登录，请先登录');
    await redirect();
    await at(page, `/login.html?backurl=${encodeURIComponent(`${origin}/index.html`)}`);
    await new LoginWidget(page).signIn();
    await at(page, '/index.html');
    await expect.poll(() => home.text('[data-testid~=nickname]')).toBe('山间来客');
    await expect.poll(() => home.text('[data-testid~=count-subscribe]')).toBe('4');
    await expect.poll(() => home.text('[data-testid~=count-system]')).toBe('8');
    await expect.poll(() => badgeText(page)).toBe('12');
    await expect.poll(() => page.title()).toMatch(/^【新消息】我的首页/);
    const face = await (await home.find('[part=avatar] img')).evaluate(
      (image) => (image as HTMLImageElement).src,
    );
    expect(face).toBe(`${origin}/assets/avatar.svg`);
    // The badge and the screen show the same count.
    const asked = (await devConsole.log('/message/count')).length;
    await page.reload();
    await expect.poll(() => home.text('[data-testid~=count-system]')).toBe('8');
    expect(await devConsole.log('/message/count')).toHaveLength(asked);
  });

  it('checks in and opens a section by keyboard alone, with visible focus on every link (HOME-03, HOME-04)', async () => {
    await awayFromMidnight();
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await visitor.open('/index.html');
    const home = portalOf(page);
    for (const part of [...HOME_LISTS.map((list) => `${list}] li`), 'membership]', 'count-system]'])
      await home.find(`[data-testid=${part}`);
    const before = await tabTo(page, '签到');
    await page.keyboard.press('Space');
    await expect.poll(() => focusedStop(page)).toEqual({ name: '已签到', isVisible: true });
    const after = await tabTo(page, APPS.at(-1) as string);
    const stops = [...before, ...after];
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
    const names = stops.map(({ name }) => name);
    expect(names.filter((name) => HOME_STOPS.includes(name))).toEqual(HOME_STOPS);
    const items = await page.$$eval('cntv-portal >>> [data-testid=record-link]', (links) =>
      links.map(({ textContent }) => textContent),
    );
    expect(items.length).toBeGreaterThanOrEqual(HOME_LISTS.length);
    expect(names).toEqual(expect.arrayContaining(items));
    await tabTo(page, '未读系统消息 查看全部');
    await page.keyboard.press('Enter');
    await at(page, '/account/message/system');
  });

  it('is prompted to register without a portal account, and finds the form (SCOPE-02, HOME-11, OQ-75, PERM-06)', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newTab();
    await comeByThirdParty(page);
    const home = portalOf(page);
    await expect
      .poll(() => home.text('[data-testid~=register] span'))
      .toBe('您目前使用第三方账号登录，请先注册央视网账号');
    await home.press('[data-testid~=register] a');
    await at(page, `/regist.html?from=home&backurl=${encodeURIComponent(`${origin}/index.html`)}`);
    await expect.poll(() => home.text('[part~=title]')).toBe('注册');
  });
});

describe('a signed-out viewer below the base of a portal', () => {
  const newVisitor = setUpVisitors();

  it.each([
    ['desktop', '/site/index.html', '/site/login.html', 'ERR-03, OQ-40'],
    ['phone', '/site/m/index.html', '/site/mobile/new/login.html', 'ERR-03, MOB-08, OQ-40'],
  ] as const)(
    'with a %s is redirected from %s to %s, signs in and returns (%s)',
    async (device, path, signIn, _ids) => {
      const visitor = await newVisitor({ device });
      const page = await visitor.open(path);
      await at(page, `${signIn}?backurl=${encodeURIComponent(origin + path)}`);
      await new LoginWidget(page, 'cntv-portal').signIn({ by: device === 'phone' ? 'touch' : 'mouse' });
      await at(page, path);
      await expect.poll(() => portalOf(page).text('[data-testid~=nickname]')).toBe('山间来客');
    },
  );
});

describe('a viewer with a phone', () => {
  const newVisitor = setUpVisitors();
  const phone = () => newVisitor({ device: 'phone' });

  it('is redirected from MIndex to MLogin when signed out, and signs in (ROUTE-32, MOB-08, ERR-03, OQ-40)', async () => {
    const visitor = await phone();
    // The count is refused while the request of the viewer is pending.
    await devConsole.setFault(COUNT, { effect: 'delay', delayMs: 700 });
    await devConsole.setFault(INFO, { effect: 'delay', delayMs: 1500, times: 1 });
    const page = await visitor.open('/m/index.html');
    await at(page, `/mobile/new/login.html?backurl=${encodeURIComponent(`${origin}/m/index.html`)}`);
    await devConsole.clearFaults();
    await new LoginWidget(page).signIn({ by: 'touch' });
    await at(page, '/m/index.html');
    await expect.poll(() => portalOf(page).text('[data-testid~=nickname]')).toBe('山间来客');
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBe(375);
  });

  it('opens the sections of MIndex, goes to the desktop version and signs out, on the server too (MOB-04, MOB-05, MOB-07, OQ-42, OQ-68, OQ-85)', async () => {
    const visitor = await phone();
    await visitor.startSession();
    const page = await visitor.open('/m/index.html');
    const mobileHome = portalOf(page);
    await expect.poll(() => mobileHome.text('[data-testid~=nickname]')).toBe('山间来客');
    await expect.poll(() => page.title()).toMatch(/^【新消息】个人中心/);
    expect(await devConsole.log('/collect/records')).toHaveLength(0);
    await mobileHome.press('[data-testid~=favourites] summary', 'touch');
    await expect
      .poll(() => mobileHome.text('[data-testid~=favourites-video]'))
      .toContain('视频共 3 条《航拍中国》');
    await expect
      .poll(() => mobileHome.text('[data-testid~=favourites-channel]'))
      .toBe('频道共 2 条CCTV-9 纪录');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

    await mobileHome.press('a[href="/index.html"]');
    await at(page, '/index.html');
    await mobileHome.find('[data-testid~=count-system]');
    await page.goto(`${origin}/m/index.html`);
    await mobileHome.press('[data-testid~=logout]', 'touch');
    await at(page, '/mobile/new/login.html');
    await new LoginWidget(page).ready();
    expect(visitor.record.events).toContain(`cntv-logout {"redirectTo":"${origin}/signout"}`);
    await holdTimers(page, SIGNED_OUT_TOAST_MS);
    await page.goto(`${origin}/m/index.html`);
    await expect.poll(() => mobileHome.toasts()).toBe('您还没有登录，请先登录');
  });

  it('uses sections, favourites and logout by keyboard (MOB-04, MOB-05)', async () => {
    const visitor = await phone();
    await visitor.startSession();
    const page = await visitor.open('/m/index.html');
    const portal = portalOf(page);
    await portal.find('[data-testid~=nickname]');
    const stops = await tabTo(page, '我的收藏');
    expect(stops.every(({ isVisible }) => isVisible)).toBe(true);
    await page.keyboard.press('Enter');
    await portal.find('[data-testid~=favourites-video] a');
    await tabTo(page, '退出登录');
    await page.keyboard.press('Space');
    await at(page, '/mobile/new/login.html');
  });
});
