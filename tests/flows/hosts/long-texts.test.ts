import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PATHS, type RouteName } from '#config/paths';
import { REGIONS } from '#config/regions';
import { blockNavigation } from '../../support/browser/block-navigation';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import {
  carryConfiguration,
  carryStyles,
  pseudoLocale,
  type Texts,
  textsOf,
} from '../../support/hosts/pseudo-locale';
import { ACCOUNT } from '../../support/portal/demo-account';
import { LoginWidget } from '../../support/screen/login-widget';
import { GUEST_SCREENS, MEMBER_SCREENS, type RouteScreen } from '../../support/screen/route-screens';
import { Widget } from '../../support/screen/widget';

/** Every path below it shows `<cntv-portal>`. */
const BASE = '/site';
const WIDTH = 375;
const LARGE_TEXT = readFileSync(new URL('../../../src/ui/themes/large-text.css', import.meta.url), 'utf8');
const newVisitor = setUpVisitors({ lifetime: 'suite' });

/** What the server, the address and the page's configuration give, and the names of cities, which stay in Chinese. */
const given = new Set([...REGIONS].flatMap(([province, cities]) => [province, ...cities]));

/** Responses whose texts are not remembered yet. */
const pending = new Set<Promise<void>>();

const DAYS = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, 1 + day));
/** Names of months and days, which `Intl` writes. */
const DATE_WORDS = (['long', 'short', 'narrow'] as const).flatMap((length) =>
  ['month', 'weekday'].flatMap((part) => DAYS.map((day) => day.toLocaleString('en', { [part]: length }))),
);
const DATE_WORD = new RegExp(`\\b(${[...new Set(DATE_WORDS)].join('|')})\\b`, 'g');
/** An e-mail address of which most letters are hidden. */
const MASKED = /^\S\*+@\S+$/;

/** Remembers all texts of a response. */
function remember(value: unknown): void {
  if (typeof value === 'string') for (const line of value.split('\n')) given.add(line.trim());
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(remember);
}

/** Opens a tab of a phone's width. */
async function openTab(prepare: (page: Page) => Promise<void>, account?: string): Promise<Page> {
  const visitor = await newVisitor();
  if (account) await visitor.startSession(account);
  const page = await visitor.newTab();
  await page.setViewport({ width: WIDTH, height: 812 });
  await blockNavigation(page, `${origin}${PATHS.UserHome}`);
  await prepare(page);
  page.on('response', (response) => {
    if (!response.url().includes('/openapi/')) return;
    const reading: Promise<void> = response
      .json()
      .then(remember, () => {})
      .finally(() => pending.delete(reading));
    pending.add(reading);
  });
  return page;
}

/** Returns what is neither marked nor given by the server: a text with a plain letter or a Chinese character. */
function leftOut({ read }: Texts): string[] {
  const values = [...given].filter((value) => value.length > 1).sort((a, b) => b.length - a.length);
  return read.filter((text) => {
    if (MASKED.test(text)) return false;
    const rest = values.reduce((left, value) => left.replaceAll(value, ''), text);
    return /[a-z\u4e00-\u9fff]/i.test(rest.replace(/\b\d+[KM]\b/g, '').replace(DATE_WORD, ''));
  });
}

/** Remembers the configuration of the page, and checks the texts of the screen. */
async function expectMarked(page: Page): Promise<void> {
  const configuration = await page.$eval('script[data-cntv-config]', ({ textContent }) => textContent);
  remember(JSON.parse(configuration ?? '{}'));
  const texts = await page.$eval('cntv-portal', textsOf);
  expect(texts.read.length).toBeGreaterThan(0);
  await Promise.all(pending);
  expect(leftOut(texts)).toEqual([]);
  await expectInside(page);
}

async function expectInside(page: Page): Promise<void> {
  const { clipped, width } = await page.$eval('cntv-portal', textsOf);
  expect({ clipped, width }).toEqual({ clipped: [], width: WIDTH });
}

/** Waits until a submit has shown its messages. */
function nextFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

type Screens = Readonly<Partial<Record<RouteName, readonly RouteScreen[]>>>;
type Check = (page: Page) => Promise<void>;

function walk(page: () => Page, screens: Screens, check: Check) {
  const rows = Object.entries(screens).flatMap(([name, all]) =>
    all.map(({ at, has }) => ({ name, path: at ?? PATHS[name as RouteName], has: has ?? '[part=title]' })),
  );
  it.each(rows)('$name, $path', async ({ path, has }) => {
    for (const value of new URL(path, origin).searchParams.values()) given.add(value);
    await page().goto(origin + BASE + path);
    const portal = new Widget(page(), 'cntv-portal');
    await portal.find(has);
    await check(page());
    const submit = await page().$('cntv-portal >>> button[type=submit]');
    if (!submit) return;
    await portal.press('button[type=submit]');
    await nextFrames(page());
    await check(page());
  });
}

/** Walks through all screens, as a visitor and as a member. */
function walkAll(prepare: (page: Page) => Promise<void>, check: Check) {
  const { TestPage, ...forGuests } = GUEST_SCREENS;
  for (const [who, screens, account] of [
    ['a visitor', forGuests, undefined],
    ['a member', MEMBER_SCREENS, ACCOUNT],
  ] as const)
    describe(`for ${who}`, () => {
      let page: Page;
      beforeAll(async () => {
        page = await openTab(prepare, account);
      });
      walk(() => page, screens, check);
    });
}

describe('in a language with longer words, no text is left out or clipped at 375 px, also after a submit', () => {
  walkAll(async (page) => carryConfiguration(page, 'en', pseudoLocale()), expectMarked);
});

/** What WeChat sets for its largest type; browsers apply it on phones only. */
const LARGER_TYPE = 'body{-webkit-text-size-adjust:180%!important;text-size-adjust:180%!important}';
async function enlargeType(page: Page): Promise<void> {
  await page.setViewport({ width: WIDTH, height: 812, isMobile: true, hasTouch: true });
  await carryStyles(page, LARGER_TYPE);
}

describe('with the larger type of WeChat', () => {
  describe('no text is clipped at 375 px, also after a submit', () => {
    walkAll(enlargeType, expectInside);
  });

  it.each([
    ['puzzle', 'cntv-login'],
    ['click', 'cntv-login[captcha=click]'],
  ])('a viewer signs in by the captcha "%s"', async (_, host) => {
    const page = await (await newVisitor({ device: 'phone' })).newTab();
    await enlargeType(page);
    await page.goto(`${origin}/examples/login.html`);
    // What is far below the window is not loaded.
    await page.$eval(host, (login) => login.scrollIntoView());
    const login = await new LoginWidget(page, host).ready();
    await login.fillIn();
    await login.submit();
    await login.answerCaptcha({ by: 'touch' });
    await expect.poll(() => page.url()).toBe(origin + PATHS.MIndex);
  });
});

describe('with large text, no text is clipped at 375 px, also after a submit', () => {
  walkAll((page) => carryStyles(page, LARGE_TEXT), expectInside);
});
