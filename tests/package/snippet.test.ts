import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, describe, expect, it } from 'vitest';
import { installPacked } from '../support/package/packed';
import { setUpSites } from '../support/package/sites';
import { POLICY } from '../support/page/host-page.mjs';
import { PUBLIC_KEY } from '../support/test-key';

const app = installPacked();
const dist = join(app.folder, 'node_modules/cntv-widgets/dist');
afterAll(() => app.remove());

const sites = setUpSites();
const HEAD = '<!doctype html><meta charset="utf-8">';
const PRELOAD = /^<link rel="modulepreload" crossorigin fetchpriority="low" href="([^"]+)">$/gm;
const HEADER = /^Link: <([^>]+)>; rel=modulepreload; crossorigin; fetchpriority=(high|low)$/gm;

function print(...parameters: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(dist, 'snippet.mjs'), ...parameters], {
    encoding: 'utf8',
  });
  return { stdout: stdout.replace('MIIBIjANBg…', PUBLIC_KEY), stderr: stderr.trim(), status };
}

const hrefsIn = (lines: string, pattern = PRELOAD) =>
  [...lines.matchAll(pattern)].map(([, href = '']) => href);

/** Copies the script and the given files to a new folder, which then has no other file. */
function folderWith(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'cntv-preloads-'));
  for (const file of new Set(['/cntv-widgets.js', ...files])) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(dist, file), join(folder, file));
  }
  sites.onClose(() => rmSync(folder, { recursive: true }));
  return folder;
}

const requestedBy = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

describe('the lines that snippet.mjs prints', () => {
  it('name the script before the files, and each file once', () => {
    const { stdout, status } = print('/', 'cntv-login', 'cntv-qr-login');
    const files = hrefsIn(stdout);
    expect(status).toBe(0);
    expect(stdout.split('\n')[0]).toBe('<script type="module" src="/cntv-widgets.js"></script>');
    expect(files.length).toBeGreaterThan(5);
    expect(new Set(files).size).toBe(files.length);
  });

  it.each([
    ['cntv-login', 'form'],
    ['cntv-qr-login', '[part~=status]'],
    ['cntv-unread-badge', 'div'],
    ['cntv-apply-form', 'form'],
  ])(
    'are a page with %s, and name all files until %s is there; each is requested once',
    async (tag, shown) => {
      const { stdout } = print('/', tag);
      const files = hrefsIn(stdout);
      const policy = { 'content-security-policy': POLICY };
      const { page, problems } = await sites.open(
        await sites.serve(folderWith(files), HEAD + stdout, policy),
      );
      await page.waitForSelector(`${tag}:state(ready)`);
      await page.waitForFunction(
        (host, part) => document.querySelector(host)?.shadowRoot?.querySelector(part),
        {},
        tag,
        shown,
      );
      const requested = await requestedBy(page);
      for (const file of files) expect(requested.filter((path) => path === file)).toEqual([file]);
      expect(problems.join()).not.toContain('Content Security Policy');
    },
  );

  it('have the folder that is given', () => {
    const { stdout } = print('https://cdn.example/1.2.3/', 'cntv-login');
    const urls = [...stdout.matchAll(/(?:href|src)="(?!\/login)([^"]+)"/g)].map(([, url]) => url);
    expect(urls.length).toBeGreaterThan(5);
    expect(urls.filter((url) => !url?.startsWith('https://cdn.example/1.2.3/'))).toEqual([]);
  });
});

it('snippet.mjs --headers prints the same files as headers, with which a browser requests each once', async () => {
  const { stdout } = print('--headers', '/', 'cntv-login');
  const lines = stdout.trim().split('\n');
  const files = hrefsIn(stdout, HEADER);
  expect(lines).toHaveLength(files.length);
  expect(files).toEqual(['/cntv-widgets.js', ...hrefsIn(print('/', 'cntv-login').stdout)]);
  const html = `${HEAD}<script type="module" src="/cntv-widgets.js"></script><cntv-login>登录</cntv-login>`;
  const link = lines.map((line) => line.replace('Link: ', ''));
  const { page } = await sites.open(await sites.serve(folderWith(files), html, { link }));
  await page.waitForSelector('cntv-login:state(ready)');
  const requested = await requestedBy(page);
  for (const file of files) expect(requested.filter((path) => path === file)).toEqual([file]);
});

describe('snippet.mjs refuses', () => {
  it.each([
    ['nothing', [], 'usage: node snippet.mjs '],
    ['an unknown option', ['--header', '/', 'cntv-login'], 'usage: '],
    ['hashes in headers', ['--headers', '--integrity', '/', 'cntv-login'], 'usage: '],
    ['hashes outside a release', ['--integrity', '/', 'cntv-login'], 'no integrity.json'],
    ['a folder without a slash at its end', ['/widgets', 'cntv-login'], 'usage: '],
    ['a folder that ends the attribute', ['/"><img>/', 'cntv-login'], 'usage: '],
    ['an unknown element', ['/', 'cntv-logon'], 'unknown: cntv-logon; the elements are cntv-'],
    ['a name of every object', ['/', 'constructor'], 'unknown: constructor'],
  ])('%s, in one sentence', (_what, parameters, words) => {
    const { stdout, stderr, status } = print(...parameters);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toContain(words);
    expect(stderr.split('\n')).toHaveLength(1);
  });
});
