import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { PATHS, type RouteName } from '#config/paths';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { AccountWidget } from '../../support/portal/account-widget';
import { devConsole } from '../../support/portal/dev-console';
import { hover } from '../../support/screen/act';
import { LoginWidget } from '../../support/screen/login-widget';
import { GUEST_SCREENS, MEMBER_SCREENS, type RouteScreen } from '../../support/screen/route-screens';
import { badgeText } from '../../support/screen/unread-badge';

// The headless shell has no back/forward cache.
const newVisitor = setUpVisitors({ hidesTabs: true });
const NEWS = '/news/1.html';
/** A document of the same origin without elements. */
const ELSEWHERE = `${origin}/widgets/cntv-widgets.js`;

/** The number of the badge; the account of the header has one that is hidden. */
const NUMBER = '[part=badge]:not([hidden])';

type Screens = Readonly<Record<string, readonly RouteScreen[]>>;
type Return = { isRestored: boolean; notRestoredReasons: unknown; firstFrame: string };

/** Without the screens that go on to another page by themselves, and without the response 404, which is never cached. */
const {
  SsoLogin: _sso,
  EmailRegisterSucceed: _email,
  MobileRegisterSucceed: _mobile,
  NotFound: _404,
  ...STAYING
} = GUEST_SCREENS;

function rowsOf(screens: Screens): { path: string; has: string }[] {
  return Object.entries(screens).flatMap(([name, rows]) =>
    rows.map(({ at, has = '[part=title]' }) => ({ path: at ?? PATHS[name as RouteName], has })),
  );
}

async function open(visitor: Visitor, path: string, has: string): Promise<Page> {
  const page = await visitor.newTab();
  await page.evaluateOnNewDocument(watchReturn);
  await page.goto(origin + path);
  await page.waitForFunction(isShown, {}, has);
  return page;
}

/** Runs in the page, before its scripts: records the texts of the first frame after Back. */
function watchReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    requestAnimationFrame(() => {
      const texts = [...document.querySelectorAll(':state(ready)')].map(
        ({ shadowRoot }) => shadowRoot?.textContent ?? '',
      );
      Object.assign(window, { firstFrame: { text: texts.join(' ') } });
    });
  });
}

/** Runs in the page. */
function isShown(has: string): boolean {
  return [...document.querySelectorAll(':state(ready)')].some(({ shadowRoot }) =>
    shadowRoot?.querySelector(has),
  );
}

/** Leaves the page and goes back. */
async function leaveAndReturn(
  page: Page,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<Return> {
  await page.goto(ELSEWHERE);
  await meanwhile();
  await page.bringToFront();
  await page.goBack();
  const firstFrame = await page
    .waitForFunction(() => Reflect.get(window, 'firstFrame') as { text: string } | undefined)
    .then((handle) => handle.jsonValue())
    .catch(() => undefined);
  const notRestoredReasons = await page.evaluate(
    () => Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'notRestoredReasons') as unknown,
  );
  return { isRestored: firstFrame !== undefined, notRestoredReasons, firstFrame: firstFrame?.text ?? '' };
}

const RESTORED = { isRestored: true, notRestoredReasons: null };

describe('Back restores a page', () => {
  it.each([...rowsOf(STAYING), { path: NEWS, has: '#account' }])(
    'of a viewer who is signed out: $path',
    async ({ path, has }) => {
      const page = await open(await newVisitor(), path, has);
      expect(await leaveAndReturn(page)).toMatchObject(RESTORED);
      expect(page.url()).toContain(path.split('?')[0]);
    },
  );

  it.each(rowsOf(MEMBER_SCREENS))('of a member: $path', async ({ path, has }) => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await open(visitor, path, has);
    expect(await leaveAndReturn(page)).toMatchObject(RESTORED);
  });
});

describe('Back shows the present state in the first frame', () => {
  it('of the count, which another tab has changed', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await open(visitor, NEWS, NUMBER);
    const back = await leaveAndReturn(page, async () => {
      const other = await visitor.open(NEWS);
      await devConsole.setUnread('demo@example.com', 3, 4);
      await other.$eval('cntv-unread-badge', (badge) => badge.refresh());
      await expect.poll(() => badgeText(other)).toBe('7');
    });
    expect(back).toMatchObject(RESTORED);
    expect(back.firstFrame).toContain('7');
    await expect.poll(() => badgeText(page)).toBe('7');
  });

  async function signInElsewhere(visitor: Visitor): Promise<void> {
    const login = await visitor.open('/login.html');
    await new LoginWidget(login).signIn();
    await expect.poll(() => login.url()).toBe(`${origin}/index.html`);
  }

  it('after a sign-in in another tab', async () => {
    const visitor = await newVisitor();
    const page = await open(visitor, NEWS, '#account');
    // The view of a login that nobody has touched is loaded only then.
    await hover(page, 'cntv-login');
    await page.waitForFunction(isShown, {}, 'a[href*="/oauth/"]');
    const back = await leaveAndReturn(page, () => signInElsewhere(visitor));
    expect(back).toMatchObject(RESTORED);
    expect(back.firstFrame).toMatch(/您已登录|当前登录账号/);
  });

  it('after a sign-in in another tab, soon in a login that nobody has touched', async () => {
    const visitor = await newVisitor();
    const page = await open(visitor, NEWS, '#account');
    const back = await leaveAndReturn(page, () => signInElsewhere(visitor));
    expect(back).toMatchObject(RESTORED);
    await page.waitForFunction(isShown, {}, 'p > a[href="/index.html"]');
  });

  // A page that names the viewer itself, such as that of the news, is requested again: see kept-page.test.ts.
  it.each(['/index.html', '/account/baseMessage', '/account/history'])(
    'after a sign-out in another tab: nothing of the member on %s (STATE-02)',
    async (path) => {
      const visitor = await newVisitor();
      await visitor.startSession();
      const page = await open(visitor, path, '[part=menu]');
      const back = await leaveAndReturn(page, async () => {
        const other = await visitor.open(NEWS);
        await new AccountWidget(other).signOut();
        await expect.poll(() => other.url()).toBe(`${origin}/login.html`);
        await new LoginWidget(other).ready();
        await expect
          .poll(() => other.evaluate(() => localStorage.getItem('cntv:session')))
          .toContain('signed-out');
      });
      expect(back).toMatchObject(RESTORED);
      expect(back.firstFrame).not.toMatch(/山间来客/);
    },
  );
});

it('Back keeps the typed account, without the password', async () => {
  const page = await open(await newVisitor(), '/login.html', '#password');
  const login = new LoginWidget(page);
  await login.fillIn({ account: 'who@example.com', password: 'Secret123' });
  // The view removes the password; before it is there, the browser keeps it as that of any form.
  await login.live();
  expect(await leaveAndReturn(page)).toMatchObject(RESTORED);
  const values = await page.$eval('cntv-login', ({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('input') ?? [])].map(({ value }) => value),
  );
  expect(values).toContain('who@example.com');
  expect(values).not.toContain('Secret123');
});
