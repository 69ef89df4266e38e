import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultySite, startFaultySite } from '../../support/browser/faulty-site';
import { launch } from '../../support/browser/launch';
import { CHROMIUM_TEST_FLAGS } from '../../support/environment/browsers.mjs';
import { writeRelease } from '../../support/environment/write-release';
import { ACCOUNT } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { root } from '../../support/source/text';
import { CONDITION_LIMIT_MS } from '../../support/time-limits.mjs';

/** The last statement of each file, so that a page has a letter for each file that it has run; one flipped bit makes it a `c`. */
const MARK = '\n;globalThis.ran=(globalThis.ran??"")+"a";';
const flip = (source: string) => source.replace(MARK, MARK.replace('"a"', '"c"'));

const element = (tag: string, more = '') =>
  `<script type="module" src="/1/cntv-widgets.integrity.js" HASH></script><${tag} ${more}><i>${tag}</i></${tag}>`;
/** The policy of the pages: the browser runs no script without a hash, also none that another script imports. */
const INTEGRITY_POLICY = { 'integrity-policy': 'blocked-destinations=(script)' };
const WITHOUT_HASHES =
  '<script type="module" src="/1/cntv-widgets.js"></script><cntv-login><i>登录</i></cntv-login>';
const onRoute = element('cntv-portal', 'base="/p"');
const inEnglish = element('cntv-portal', 'base="/p/en" lang="en"');

type Row = readonly [path: string, html: string, isMember: boolean];

const on = (html: string, isMember: boolean, paths: readonly string[]): Row[] =>
  paths.map((path) => [(html === inEnglish ? '/p/en' : '/p') + path, html, isMember]);

/** Pages that request most files, and whether the viewer is signed in. */
const PAGES: readonly Row[] = [
  ['/badge', element('cntv-unread-badge'), true],
  ['/form', element('cntv-apply-form'), false],
  ['/login', element('cntv-login', 'loading="eager"'), false],
  ['/rest', element('cntv-login'), false],
  ['/qr', element('cntv-qr-login'), false],
  ['/account', element('cntv-account'), true],
  ['/centre', element('cntv-member-center'), true],
  ['/traditional', element('cntv-member-center', 'lang="zh-Hant"'), true],
  ...on(onRoute, true, ['/index.html', '/account/message/subscribe', '/account/history']),
  ...on(onRoute, true, ['/account/collection', '/account/subscribe', '/account/baseMessage']),
  ...on(onRoute, true, ['/account/modifyPasswd.jsp', '/account/myFavourite', '/account/bindingAccount']),
  ...on(onRoute, true, ['/account/logOff', '/m/index.html']),
  ...on(onRoute, false, ['/login.html', '/regist.html', '/forgetPassword/findPassword.jsp']),
  ...on(onRoute, false, ['/authentication', '/account/nopermission', '/existent', '/dGVzdA==.html']),
  ...on(inEnglish, true, ['/account/baseMessage', '/account/message/subscribe']),
  ...on(inEnglish, false, ['/regist.html', '/wyznt/info.action']),
];
/**
 * Files that are requested in idle time, for what a viewer may do next, or only to request others early, so that their failure
 * shows nothing yet. Without that of a login at rest, its view is loaded.
 */
const IN_ADVANCE =
  /^(account-|calls|diagnostics|embed-rules|login-|nearest-word|portal-addresses|portal-preload|submit-modules|aes|captcha-dialog|dialog|form-engine|sign-|values|zod)/;
/** Files without which an element keeps the content between its tags, and nothing that a retry would add. */
const KEEPS_CONTENT = /^viewer-check/;

let folder: string;
let site: FaultySite;
let session: string;
let files: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cntv-release-'));
  files = readdirSync(join(root, 'dist/c')).filter((file) => file.endsWith('.js'));
  const release = markedRelease();
  await devConsole.reset();
  session = await devConsole.startSession(ACCOUNT);
  const hashes = JSON.parse(readFileSync(join(release, 'integrity.json'), 'utf8'));
  const hash = `integrity="${hashes['cntv-widgets.integrity.js']}"`;
  const pages = PAGES.map(([path, html]) => [path, html.replace('HASH', hash)]);
  site = await startFaultySite(
    { ...Object.fromEntries(pages), '/without-hashes': WITHOUT_HASHES },
    INTEGRITY_POLICY,
  );
  site.folders[1] = release;
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

/** Writes a release of files that have the mark. */
function markedRelease(): string {
  const [dist, release] = [join(folder, 'dist'), join(folder, 'release')];
  cpSync(join(root, 'dist'), dist, { recursive: true });
  for (const file of files.map((name) => join(dist, 'c', name)))
    writeFileSync(file, readFileSync(file, 'utf8') + MARK);
  writeRelease(dist, release);
  return release;
}

/** Opens a page as a new viewer, calls the function, and closes it. */
async function visit<Result>(
  browser: Browser,
  [path, , isMember]: Row,
  look: (page: Page, lines: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  const cookie = { name: 'portal_session', value: session, domain: 'localhost', path: '/', httpOnly: true };
  if (isMember) await context.setCookie(cookie);
  const page = await context.newPage();
  const lines: string[] = [];
  // Each browser adds a line of its own about the hash. The protocol of Firefox does not send the text of an error.
  page.on('console', (message) => {
    if (/^<cntv-|has another hash/.test(message.text())) lines.push(message.text());
  });
  await page.goto(site.origin + path);
  const result = await look(page, lines);
  await context.close();
  return result;
}

const lettersOf = (page: Page) => page.evaluate(() => String(Reflect.get(window, 'ran') ?? ''));

/** Whether the element offers a retry, or has failed without one. */
function isFallbackShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.querySelector('i')?.parentElement;
    const state = element && Reflect.get(element, Symbol.for('cntv.state'))?.state;
    return state === 'error' || Boolean(element?.shadowRoot?.querySelector('[data-testid~=retry]'));
  });
}

function isContentShown(page: Page): Promise<boolean> {
  return page.evaluate(() => Boolean(document.querySelector('i')?.getClientRects().length));
}

/** Which file it is makes no difference to a browser, so that the second one opens three pages only. */
const BROWSERS = {
  Chromium: {
    start: () => launch('chromium', { args: CHROMIUM_TEST_FLAGS }),
    pages: PAGES,
    /** The others are requested by an action only, such as a dialog's or that of a suggestion. */
    leastShare: 3 / 4,
  },
  Firefox: {
    start: () => launch('firefox'),
    pages: PAGES.slice(0, 3),
    leastShare: 1 / 4,
  },
} as const;

describe.each(Object.keys(BROWSERS) as (keyof typeof BROWSERS)[])('in %s', (name) => {
  const { start, pages, leastShare } = BROWSERS[name];
  const tested = new Set<string>();
  let browser: Browser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser.close());

  it.each(pages)(
    'a file of %s with one flipped byte never runs, and shows the fallback, under the integrity policy',
    async (...row) => {
      site.breakFile(null);
      await visit(browser, row, async (page, lines) => {
        await expect.poll(() => lettersOf(page)).toMatch(/^a+$/);
        await page.waitForNetworkIdle({ timeout: CONDITION_LIMIT_MS });
        expect([await lettersOf(page), lines]).toEqual([expect.stringMatching(/^a+$/), []]);
      });
      const files = [...site.requests.keys()].filter((file) => !tested.has(file));
      for (const file of files) {
        tested.add(file);
        site.breakFile(file, flip, Number.POSITIVE_INFINITY);
        await visit(browser, row, async (page, lines) => {
          await expect.poll(() => site.requests.get(file), { message: file }).toBeGreaterThan(0);
          if (!IN_ADVANCE.test(file)) {
            await expect.poll(() => lines.length, { message: file }).toBe(1);
            const isShown = KEEPS_CONTENT.test(file) ? isContentShown : isFallbackShown;
            await expect.poll(() => isShown(page), { message: file }).toBe(true);
          }
          await page.waitForNetworkIdle({ timeout: CONDITION_LIMIT_MS });
          expect([file, lines.length <= 1, await lettersOf(page)]).toEqual([
            file,
            true,
            expect.stringMatching(/^a*$/),
          ]);
        });
      }
    },
  );

  it('under the integrity policy, the loader without hashes does not run and the content stays', async () => {
    await visit(browser, ['/without-hashes', WITHOUT_HASHES, false], async (page) => {
      expect(await page.$('cntv-login:defined')).toBeNull();
      expect(await isContentShown(page)).toBe(true);
    });
  });

  it('the pages request at least the wanted share of the files', () => {
    expect(tested.size / files.length).toBeGreaterThan(leastShare);
  });
});
