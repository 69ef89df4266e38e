import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildNextRelease } from '../../../support/browser/next-release';
import { setUpVisitors, type Visitor } from '../../../support/browser/visitor';
import { writeRelease } from '../../../support/environment/write-release';
import { type RecipeSite, startRecipe, textOf } from '../../../support/hosts/recipe';
import { type } from '../../../support/screen/act';
import { LoginWidget } from '../../../support/screen/login-widget';
import { BUILD_LIMIT_MS } from '../../../support/time-limits.mjs';

const newVisitor = setUpVisitors({ isFirstVisit: true });
const folder = mkdtempSync(join(tmpdir(), 'cntv-channels-'));
const releases = join(folder, 'release');
const NAME = 'cntv-apply-form >>> [name=name]';
const VISITORS = 300;
let site: RecipeSite;

beforeAll(async () => {
  const dist = resolve('dist');
  writeRelease(dist, join(releases, '0.9.0'));
  const next = join(folder, 'next');
  cpSync(dist, next, { recursive: true });
  cpSync(await buildNextRelease('next-channel'), next, { recursive: true });
  writeRelease(next, join(releases, '0.9.1'));
  // A bad release: no view can be loaded.
  const bad = join(folder, 'bad');
  cpSync(dist, bad, { recursive: true });
  const loader = readFileSync(join(bad, 'cntv-widgets.js'), 'utf8');
  writeFileSync(join(bad, 'cntv-widgets.js'), loader.replaceAll('./c/', './gone/'));
  writeRelease(bad, join(releases, '0.9.2'));
  promote('0.9.0', 'stable');
  promote('0.9.1', 'rc');
  site = await startRecipe('channels', folder);
}, BUILD_LIMIT_MS);
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => promote('0.9.0', 'stable'));

function promote(...parameters: string[]) {
  const { stderr, status } = spawnSync(
    process.execPath,
    [resolve('.build/release/promote.mjs'), ...parameters, '--folder', releases],
    { encoding: 'utf8' },
  );
  return { stderr, status };
}

const page = () => `${site.addresses[0]}`;
const loaderOf = (version: string) => readFileSync(join(releases, version, 'cntv-widgets.js'), 'utf8');

async function requestLoader(channel?: string): Promise<{ text: string; cookie: string | null }> {
  const headers = channel ? { cookie: `cntv_channel=${channel}` } : undefined;
  const response = await fetch(new URL('/widgets/0/cntv-widgets.js', page()), { headers });
  expect(response.headers.get('cache-control')).toBe('private, max-age=300');
  return { text: await response.text(), cookie: response.headers.get('set-cookie') };
}

/** Opens the page in a new tab. The cache is off, as if its time were over. */
async function openPage(visitor: Visitor): Promise<Page> {
  const tab = await visitor.newTab();
  await tab.setCacheEnabled(false);
  await tab.goto(page());
  return tab;
}

const typeName = (tab: Page, text: string) => type(tab, NAME, text);

const nameOf = (tab: Page) => tab.$eval(NAME, (field) => (field as HTMLInputElement).value).catch(() => null);

it('a channel has the bytes of its release, and keeps the earlier files on demand', () => {
  promote('0.9.1', 'stable');
  const read = (...path: string[]) => readFileSync(join(releases, ...path)).toString('base64');
  const built = readdirSync(join(releases, '0.9.1'), { recursive: true, encoding: 'utf8' });
  const files = built.filter((file) => /\.\w+$/.test(file));
  expect(files.filter((file) => read('0', file) !== read('0.9.1', file))).toEqual([]);
  const earlier = readdirSync(join(releases, '0.9.0/c'));
  const served = readdirSync(join(releases, '0/c'));
  expect(earlier.filter((file) => !served.includes(file))).toEqual([]);
});

it.each([
  ['without a channel', ['0.9.0']],
  ['with an unknown channel', ['0.9.0', 'beta']],
  ['with a release that does not exist', ['0.9.9', 'stable']],
])('the command says what to write %s', (_, parameters) => {
  const { status, stderr } = promote(...parameters);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^(Write: npm run promote -- |There is no release 0\.9\.9 in )/);
});

it('a visitor with a cookie gets its channel; others get one by the share, and keep it', async () => {
  expect((await requestLoader('stable')).text).toBe(loaderOf('0.9.0'));
  expect((await requestLoader('rc')).text).toBe(loaderOf('0.9.1'));
  const answers = await Promise.all(Array.from({ length: VISITORS }, () => requestLoader()));
  const inShare = answers.filter(({ text }) => text === loaderOf('0.9.1'));
  expect(inShare.length).toBeGreaterThan(0);
  expect(inShare.length).toBeLessThan(VISITORS / 5);
  for (const { text, cookie } of answers) {
    const channel = text === loaderOf('0.9.1') ? 'rc' : 'stable';
    expect(cookie).toContain(`cntv_channel=${channel};`);
  }
  expect((await requestLoader('rc')).cookie).toBeNull();
});

it('a file on demand of either channel is found, for a year', async () => {
  const names = ['0.9.0', '0.9.1'].flatMap((version) =>
    readdirSync(join(releases, version, 'c')).slice(0, 5),
  );
  for (const name of names) {
    const { status, headers } = await fetch(new URL(`/widgets/0/c/${name}`, page()));
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
});

it('a bad release is taken back with one reload, without a lost draft or session', async () => {
  const visitor = await newVisitor();
  await visitor.context.setCookie({ name: 'cntv_channel', value: 'stable', domain: 'localhost', path: '/' });
  promote('0.9.1', 'stable');
  const open = await openPage(visitor);
  await typeName(open, '李');
  const login = await new LoginWidget(open).ready();
  // The sign-in leads back to the page, which has to be loaded again before the bad release.
  await Promise.all([open.waitForNavigation(), login.signIn()]);
  await expect.poll(() => nameOf(open)).toBe('李');
  promote('0.9.2', 'stable');
  const other = await openPage(visitor);
  await expect.poll(() => other.$('cntv-apply-form:state(error)').then(Boolean)).toBe(true);
  promote('0.9.0', 'stable');
  await other.reload();
  await expect.poll(() => other.$('cntv-apply-form:state(ready)').then(Boolean)).toBe(true);
  // The page that was open all the time goes on, also with files that it has not loaded yet.
  await typeName(open, '李明');
  await expect.poll(() => nameOf(open)).toBe('李明');
  await open.reload();
  await expect.poll(() => nameOf(open)).toBe('李明');
  expect(await visitor.sessionCookie()).toBeDefined();
  visitor.record.consoleErrors.length = 0;
});

it('switched off, a page shows the content of its elements and says why; open pages go on', async () => {
  const visitor = await newVisitor();
  const open = await openPage(visitor);
  await typeName(open, '李');
  promote('0.9.0', 'stable', '--off');
  const off = await openPage(visitor);
  const lines: string[] = [];
  off.on('console', (message) => lines.push(message.text()));
  await off.reload();
  expect(lines).toEqual(['cntv-widgets: The operators of this site have switched the elements off.']);
  expect(await textOf(off, 'cntv-apply-form')).toBe('报名暂时关闭，请发邮件报名。');
  const isShown = await off.$eval('cntv-apply-form p', (line) => line.getClientRects().length > 0);
  expect(isShown).toBe(true);
  await typeName(open, '李明');
  promote('0.9.0', 'stable');
  await open.reload();
  await expect.poll(() => nameOf(open)).toBe('李明');
});
