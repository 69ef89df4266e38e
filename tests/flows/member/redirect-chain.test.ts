import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { SIGNED_OUT_TOAST_MS } from '#config/limits';
import { pause } from '#lib/pause';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { answerInstead } from '../../support/browser/wire';
import { LoginWidget } from '../../support/screen/login-widget';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
const HOME = '/index.html';
const LOGIN = '/login.html';
const NOTICE_LINK = '[part=notice] a';
/** The time after which a page that redirects has done so. */
const REDIRECTED_MS = SIGNED_OUT_TOAST_MS + 1_500;
/** The session check, which confirms the session on each page. */
const CHECK = '/openapi/v2/user/checkLogin';

const pathOf = (page: Page) => new URL(page.url()).pathname;
/** The paths of the visitor's pages, without what changes within one of them. */
function pathsOf({ record }: Visitor): string[] {
  const paths = record.addresses.filter((url) => url.startsWith(origin)).map((url) => new URL(url).pathname);
  return paths.filter((path, index) => path !== paths[index - 1]);
}

describe('a sign-in page that says signed in, and a home that says signed out (OQ-103)', () => {
  /** A visitor whose session is confirmed by all calls of the sign-in page, and of the home by the session check alone. */
  async function visit(path: string) {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await visitor.newTab();
    const home = { isRefused: true };
    await answerInstead(
      page,
      (called, request) =>
        home.isRefused &&
        called.startsWith('/openapi/') &&
        called !== CHECK &&
        new URL(request.frame()?.url() ?? '').pathname === HOME,
      { code: -10001, message: '' },
    );
    await page.goto(origin + path);
    return { visitor, page, home };
  }

  it('lead from the home to the sign-in, back, and then to a notice, whose link leads on (ERR-03, LOGIN-16)', async () => {
    const { visitor, page } = await visit(HOME);
    await expect.poll(() => pathsOf(visitor)).toEqual([HOME, LOGIN, HOME]);
    const portal = new Widget(page, 'cntv-portal');
    await portal.find(NOTICE_LINK);
    await pause(REDIRECTED_MS);
    expect(pathsOf(visitor)).toEqual([HOME, LOGIN, HOME]);
    await portal.press(NOTICE_LINK);
    await expect.poll(() => pathsOf(visitor).slice(0, 4)).toEqual([HOME, LOGIN, HOME, LOGIN]);
  });

  it('lead from the sign-in to the home, back, and then to the form (ERR-03, LOGIN-16)', async () => {
    const { visitor, page, home } = await visit(LOGIN);
    await expect.poll(() => pathsOf(visitor)).toEqual([LOGIN, HOME, LOGIN]);
    await pause(REDIRECTED_MS);
    expect(pathsOf(visitor)).toEqual([LOGIN, HOME, LOGIN]);
    home.isRefused = false;
    await new LoginWidget(page).signIn();
    await expect.poll(() => new Widget(page, 'cntv-portal').text('[data-testid~=nickname]')).toBe('山间来客');
  });

  it('begin anew when the viewer opens a page', async () => {
    const { visitor, page } = await visit(HOME);
    await expect.poll(() => pathsOf(visitor)).toEqual([HOME, LOGIN, HOME]);
    await new Widget(page, 'cntv-portal').find(NOTICE_LINK);
    await page.goto(origin + HOME);
    await expect.poll(() => pathsOf(visitor)).toEqual([HOME, LOGIN, HOME, LOGIN, HOME]);
  });
});

describe('Back (OQ-103)', () => {
  it('from the sign-in to the home of nobody stays there, each time, and the link leads on', async () => {
    const visitor = await newVisitor();
    const page = await visitor.open(HOME);
    await expect.poll(() => pathOf(page)).toBe(LOGIN);
    const home = new Widget(page, 'cntv-portal');
    for (const _time of [1, 2]) {
      await page.goBack();
      await expect.poll(() => pathOf(page)).toBe(HOME);
      await home.find(NOTICE_LINK);
      await pause(REDIRECTED_MS);
      expect(pathOf(page)).toBe(HOME);
      await home.press(NOTICE_LINK);
      await expect.poll(() => pathOf(page)).toBe(LOGIN);
    }
  });

  it('from another page to the home of nobody redirects to the sign-in (ERR-03)', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await visitor.open(HOME);
    await new Widget(page, 'cntv-portal').find('[data-testid~=nickname]');
    await page.goto(`${origin}/news/1.html`);
    await visitor.expireSession();
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(LOGIN);
  });

  it('from the home to the sign-in shows who is signed in, and stays there (LOGIN-16)', async () => {
    const visitor = await newVisitor();
    const page = await visitor.open(LOGIN);
    const login = new LoginWidget(page);
    await login.signIn();
    await expect.poll(() => pathOf(page)).toBe(HOME);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(LOGIN);
    await expect.poll(() => login.text('[part=title]')).toBe('当前登录账号：山间来客');
    await pause(REDIRECTED_MS);
    expect(pathOf(page)).toBe(LOGIN);
    await login.press('a[href="/index.html"]');
    await expect.poll(() => pathOf(page)).toBe(HOME);
  });
});
