import fc from 'fast-check';
import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALIASES, REDIRECTS } from '#config/aliases';
import { PATHS, type RouteName } from '#config/paths';
import { blockNavigation } from '../../support/browser/block-navigation';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { ACCOUNT } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { GUEST_SCREENS, MEMBER_SCREENS, type RouteScreen } from '../../support/screen/route-screens';
import { unknownPath } from '../../support/unknown-path';

/** Every path below it shows `<cntv-portal>`. */
const BASE = '/site';
const SCREENS: Readonly<Record<RouteName, readonly RouteScreen[]>> = { ...GUEST_SCREENS, ...MEMBER_SCREENS };
/** The screen from which the tests navigate; for the not-found screen itself, another one. */
const NEUTRAL = { name: 'NotFound', other: 'ErrorExistent' } as const;

const NAMES = Object.keys(PATHS) as RouteName[];
/** How many generated paths the browser opens; the unit test of the table generates many more. */
const UNKNOWN_PATHS = 12;

function first(name: RouteName): RouteScreen {
  return SCREENS[name][0] as RouteScreen;
}

const newVisitor = setUpVisitors({ lifetime: 'suite' });

/** What a viewer sees: the path, the name of the page, the heading and the screen's own content. */
function seen(page: Page, has = '*') {
  return page.evaluate(
    (base, selector) => {
      const root = document.querySelector('cntv-portal')?.shadowRoot;
      return {
        path: location.pathname.slice(base.length),
        page: document.title.replace(/(?: - )?央视网社区$/, ''),
        heading: root?.querySelector('h1')?.textContent ?? '',
        isThere: Boolean(root?.querySelector(selector)),
      };
    },
    BASE,
    has,
  );
}

async function shows(page: Page, path: string, { page: name, heading, has }: RouteScreen): Promise<void> {
  await expect
    .poll(() => seen(page, has))
    .toEqual({ path: path.split('?')[0], page: name, heading, isThere: true });
}

/** Navigates like another widget of the page (OQ-27). */
async function navigate(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    const [path, search] = address.split('?');
    const query = Object.fromEntries(new URLSearchParams(search));
    const options = { cancelable: true, detail: { name: '', path, params: {}, query } };
    dispatchEvent(new CustomEvent('cntv-navigate', options));
  }, to);
}

function walk(page: () => Page, names: readonly RouteName[]) {
  const rows = names.flatMap((name) =>
    SCREENS[name].flatMap((screen) =>
      [screen.at ?? PATHS[name], ...(ALIASES[name] ?? [])].map((path) => ({ name, path, screen })),
    ),
  );
  it.each(rows)('$path shows $name when it is opened, navigated to and returned to', async (row) => {
    const { name, path, screen } = row;
    const neutral = name === NEUTRAL.name ? NEUTRAL.other : NEUTRAL.name;
    const there = () => shows(page(), path, screen);
    const elsewhere = () => shows(page(), PATHS[neutral], first(neutral));
    await page().goto(origin + BASE + path);
    await there();
    await page().evaluate(() => Object.assign(window, { isSamePage: true }));
    await navigate(page(), PATHS[neutral]);
    await elsewhere();
    await page().goBack();
    await there();
    await page().goForward();
    await elsewhere();
    await navigate(page(), path);
    await there();
    expect(await page().evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

/** The redirects to test. */
const walked: string[] = [];

function redirects(page: () => Page, from: readonly string[]) {
  walked.push(...from);
  const rows = from.map((path) => ({ path, to: REDIRECTS[path] as string }));
  it.each(rows)(
    '$path redirects to $to with query and hash, and going back opens the previous page',
    async (row) => {
      const { path, to } = row;
      const name = NAMES.find((known) => PATHS[known] === to) as RouteName;
      await page().goto(origin + BASE + PATHS.ErrorExistent);
      await page().goto(`${origin}${BASE}${path}?backurl=%2Fnews%2F1.html#top`);
      await shows(page(), to, first(name));
      expect(page().url()).toBe(`${origin}${BASE}${to}?backurl=%2Fnews%2F1.html#top`);
      await page().goBack();
      await shows(page(), PATHS.ErrorExistent, first('ErrorExistent'));
    },
  );
}

describe('every row for visitors', () => {
  let page: Page;
  beforeAll(async () => {
    page = await (await newVisitor()).newTab();
    await blockNavigation(page, `${origin}${PATHS.UserHome}`);
  });
  walk(() => page, Object.keys(GUEST_SCREENS) as RouteName[]);

  redirects(() => page, ['/', '/m', '/i18n/mobile/login/login.html']);

  it.each([
    ['/find_password2/unknown', 'FindPassword1'],
    ['/find_password3/unknown', 'FindPassword1'],
  ] as const)('%s, an unknown value of a parameter, shows %s (OQ-19)', async (path, name) => {
    await page.goto(origin + BASE + path);
    await shows(page, PATHS[name], first(name));
  });

  it('shows /404 for generated paths outside the table (ROUTE-45)', async () => {
    await page.goto(origin + BASE + PATHS.ErrorExistent);
    await shows(page, PATHS.ErrorExistent, first('ErrorExistent'));
    for (const path of fc.sample(unknownPath(), UNKNOWN_PATHS)) {
      await page.goto(origin + BASE + path);
      await expect
        .poll(() => seen(page), { message: path })
        .toMatchObject({ path: PATHS.NotFound, heading: '您访问的页面不存在' });
    }
  });
});

describe('every row for members (ROUTE-21 to ROUTE-24)', () => {
  let page: Page;
  beforeAll(async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    await devConsole.setUnread(ACCOUNT, 0, 0);
    page = await visitor.newTab();
    await blockNavigation(page, `${origin}${PATHS.UserHome}`);
  });
  walk(() => page, Object.keys(MEMBER_SCREENS) as RouteName[]);
  redirects(() => page, ['/user']);

  it.each([
    ['/account/message/unknown', '/account/message/subscribe', 'UserMessage'],
    ['/account/unknown', '/account/baseMessage', 'UserSetting'],
  ] as const)('%s, an unknown tab, becomes %s (OQ-19)', async (path, to, name) => {
    await page.goto(origin + BASE + path);
    await shows(page, to, first(name));
  });
});

it('the tests cover every row and every redirect', () => {
  expect(Object.keys(SCREENS).sort()).toEqual(Object.keys(PATHS).sort());
  expect(walked.sort()).toEqual(Object.keys(REDIRECTS).sort());
});
