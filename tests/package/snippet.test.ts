import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  it.each([
    ['/index.html', 'home-screen'],
    ['/account/history', 'history-screen'],
    ['/account/modifyPasswd.jsp', 'settings-screen'],
    ['/regist.html', 'register'],
  ])('for the portal at %s have the files of its screen too: %s', (path, screen) => {
    const alone = hrefsIn(print('/', 'cntv-portal').stdout);
    const { stdout } = print('/', 'cntv-portal', path);
    const added = hrefsIn(stdout).filter((href) => !alone.includes(href));
    expect(added.join()).toContain(`/c/${screen}-`);
    expect(stdout).toMatch(/^<cntv-portal>.*<\/cntv-portal>$/m);
  });

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

describe('snippet.mjs --static', () => {
  const policyWith = (lines: string) => {
    const [, hashes = ''] = /^<!-- style-src (.+) -->$/m.exec(lines) ?? [];
    return { 'content-security-policy': POLICY.replace("style-src 'self'", `style-src 'self' ${hashes}`) };
  };

  it('prints elements that a page shows without the script, and the hashes that its policy needs', async () => {
    const { stdout, status } = print(
      '--static',
      '/',
      'cntv-login',
      'cntv-apply-form?form=handicraft&lang=en',
    );
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toHaveLength(3);
    expect(stdout).toMatch(/<\/template><a href="\/login.html">登录<\/a><\/cntv-login>$/m);
    expect(stdout).toMatch(/^<cntv-apply-form form="handicraft" lang="en"><template shadowrootmode="open">/m);
    const { page, problems } = await sites.open(
      await sites.serve(folderWith([]), HEAD + stdout, policyWith(stdout)),
    );
    const heights = await page.evaluate(() =>
      ['cntv-login', 'cntv-apply-form'].map((tag) => {
        const field = document.querySelector(tag)?.shadowRoot?.querySelector('input');
        return field && getComputedStyle(field).height;
      }),
    );
    expect(heights).toEqual(['44px', '44px']);
    expect(problems).toEqual([]);
  });

  it('prints the screen of the path behind cntv-portal, and its title', () => {
    const { stdout, status } = print('--static', '/', 'cntv-portal?lang=en', '/regist.html', 'cntv-login');
    expect(status).toBe(0);
    const [portal, title, login] = stdout.trim().split('\n');
    expect(portal).toMatch(/^<cntv-portal lang="en"><template shadowrootmode="open">.+id="phone"/);
    expect(title).toBe('<!-- title Create an account - CNTV Community -->');
    expect(login).toMatch(/^<cntv-login>/);
  });

  it('prints with --link a style sheet of the folder, and no hash', async () => {
    const { stdout } = print('--static', '--link', '/', 'cntv-login');
    const [, href = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(stdout) ?? [];
    expect(stdout).not.toMatch(/<style|style-src/);
    const { page, problems } = await sites.open(
      await sites.serve(folderWith([href]), HEAD + stdout, { 'content-security-policy': POLICY }),
    );
    const height = await page.$eval(
      'cntv-login',
      ({ shadowRoot }) => getComputedStyle(shadowRoot?.querySelector('input') as Element).height,
    );
    expect(height).toBe('44px');
    expect(problems).toEqual([]);
  });

  it('takes texts, fields and options from a file', () => {
    const file = join(app.folder, 'page.json');
    writeFileSync(file, '{"appid": "demo", "texts": {"login": {"title": "欢迎"}}}');
    expect(print('--static', '--config', file, '/', 'cntv-login').stdout).toContain('>欢迎</h2>');
  });

  it.each([
    ['an element that shows data', ['/', 'cntv-qr-login'], 'cntv-qr-login cannot be printed'],
    ['an unknown element', ['/', 'cntv-logon?lang=en'], 'unknown: cntv-logon'],
    ['an unknown attribute', ['/', 'cntv-login?color=red'], 'unknown attribute "color"'],
    ['a wrong value', ['/', 'cntv-apply-form?form=dance'], '"form" of cntv-apply-form must be personal | '],
    ['a file that is none', ['--config', 'none.json', '/', 'cntv-login'], '--config: none.json is no file'],
    ['hashes of files', ['--integrity', '/', 'cntv-login'], 'usage: '],
    ['a portal without a path', ['/', 'cntv-portal'], 'cntv-portal needs the path of its page'],
    ['a path behind another element', ['/', 'cntv-login', '/login.html'], 'cntv-login takes no path'],
    ['a path before its element', ['/', '/regist.html', 'cntv-portal'], '/regist.html must follow the tag'],
    [
      'a screen of a viewer',
      ['/', 'cntv-portal', '/index.html'],
      '/index.html of cntv-portal cannot be printed',
    ],
  ])('refuses %s, in one sentence', (_what, parameters, words) => {
    const { stdout, stderr, status } = print('--static', ...parameters);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toContain(words);
    expect(stderr.split('\n')).toHaveLength(1);
  });

  it.each([
    ['{"text": {}}', '"text" is no key of the page configuration'],
    ['{"links": 5}', '"links"'],
    ['[]', 'is no file with a JSON object'],
  ])('refuses the configuration %s, in one sentence', (config, words) => {
    const file = join(app.folder, 'wrong.json');
    writeFileSync(file, config);
    const { stdout, stderr, status } = print('--static', '--config', file, '/', 'cntv-login');
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toContain(words);
    expect(stderr.split('\n')).toHaveLength(1);
  });
});

describe('snippet.mjs refuses', () => {
  it.each([
    ['nothing', [], 'usage: node snippet.mjs '],
    ['an unknown option', ['--header', '/', 'cntv-login'], 'usage: '],
    ['hashes in headers', ['--headers', '--integrity', '/', 'cntv-login'], 'usage: '],
    ['a style sheet without --static', ['--link', '/', 'cntv-login'], 'usage: '],
    ['hashes outside a release', ['--integrity', '/', 'cntv-login'], 'no integrity.json'],
    ['a folder without a slash at its end', ['/widgets', 'cntv-login'], 'usage: '],
    ['a folder that ends the attribute', ['/"><img>/', 'cntv-login'], 'usage: '],
    ['an unknown element', ['/', 'cntv-logon'], 'unknown: cntv-logon; the elements are cntv-'],
    ['a name of every object', ['/', 'constructor'], 'unknown: constructor'],
    [
      'a path without a screen',
      ['/', 'cntv-portal', '/nowhere'],
      '/nowhere is no path of a screen of cntv-portal',
    ],
    ['a path of another element', ['/', 'cntv-login', '/index.html'], '/index.html is no path of a screen'],
    ['a path without an element', ['/', '/index.html'], '/index.html must follow the tag of its element'],
  ])('%s, in one sentence', (_what, parameters, words) => {
    const { stdout, stderr, status } = print(...parameters);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toContain(words);
    expect(stderr.split('\n')).toHaveLength(1);
  });
});
