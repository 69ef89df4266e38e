import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeRelease } from '../../support/environment/write-release';
import { GalleryPage } from '../../support/gallery/gallery-page';
import { setUpSites } from '../../support/package/sites';
import { POLICY } from '../../support/page/host-page.mjs';
import { press } from '../../support/screen/act';
import { root } from '../../support/source/text';
import { PUBLIC_KEY } from '../../support/test-key';

const folder = mkdtempSync(join(tmpdir(), 'cntv-site-'));
const [release, again] = [join(folder, 'release'), join(folder, 'again')];
const sites = setUpSites();
/** A text that would end a script of a page, and one that would end a line. */
const TITLE = '欢迎</script><!--\u2028';
const SITE = {
  appid: 'site-demo',
  signing: { publicKey: PUBLIC_KEY },
  portalHome: '/home.html',
  texts: { login: { title: TITLE } },
};

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

beforeAll(() => writeRelease(join(root, 'dist'), release, write('site.json', JSON.stringify(SITE))));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(release, file), 'utf8');
const print = (...parameters: string[]) =>
  execFileSync(process.execPath, [join(release, 'snippet.mjs'), ...parameters], { encoding: 'utf8' }).trim();

/** Opens a page with these lines under the strict policy. */
async function open(lines: string) {
  const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${lines}`;
  const opened = await sites.open(await sites.serve(release, html, { 'content-security-policy': POLICY }));
  await opened.page.waitForSelector('cntv-login:state(ready)');
  const title = () => opened.page.$eval('cntv-login >>> h2', ({ textContent }) => textContent);
  return { ...opened, title };
}

it('a page needs one script line and one element', async () => {
  const lines = print('/', 'cntv-login').split('\n');
  const [script = '', element = ''] = lines.filter((line) => !line.startsWith('<link '));
  expect(lines.filter((line) => !line.startsWith('<link '))).toEqual([
    '<script type="module" src="/cntv-widgets.js"></script>',
    '<cntv-login><a href="/login.html">登录</a></cntv-login>',
  ]);
  const { page, problems, title } = await open(script + element);
  await press(page, 'cntv-login >>> input');
  await expect.poll(title).toBe(TITLE);
  const calls = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /[?&]appid=[^&]*/.exec(name) ?? []),
  );
  expect(new Set(calls.map((call) => call.slice(1)))).toEqual(new Set(['appid=site-demo']));
  expect(problems).toEqual([]);
});

it('a page may change a text, and not the ID of the site, which the console tells', async () => {
  const own = JSON.stringify({ appid: 'evil', texts: { login: { title: '活动' } } });
  const { page, problems, title } = await open(
    `<script type="application/json" data-cntv-config>${own}</script>${print('/', 'cntv-login')}`,
  );
  await press(page, 'cntv-login >>> input');
  await expect.poll(title).toBe('活动');
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(urls.filter((url) => url.includes('evil'))).toEqual([]);
  await expect
    .poll(() => problems)
    .toEqual([expect.stringContaining('Not taken from this configuration: appid.')]);
});

it('the loader that checks hashes has the configuration too, and integrity.json the hashes of all', async () => {
  const hashes = JSON.parse(read('integrity.json')) as Record<string, string>;
  for (const file of ['cntv-widgets.js', 'cntv-widgets.integrity.js', 'cntv-doctor.js', 'site.json'])
    expect(hashes[file], file).toBe(
      `sha384-${createHash('sha384')
        .update(readFileSync(join(release, file)))
        .digest('base64')}`,
    );
  const { page, problems, title } = await open(print('--integrity', '/', 'cntv-login'));
  await press(page, 'cntv-login >>> input');
  await expect.poll(title).toBe(TITLE);
  expect(problems).toEqual([]);
});

it('the print of the login has the texts of the site', () => {
  const [printed] = print('--static', '/', 'cntv-login').split('\n');
  expect(printed).toContain('>欢迎&lt;/script');
});

it('the gallery writes no configuration and finds no mistake', async () => {
  const address = await sites.serve(folder, '');
  const { page, problems } = await sites.open(`${address}release-gallery/index.html`);
  const gallery = new GalleryPage(page);
  await gallery.isChecked();
  const code = await gallery.code();
  expect(code).not.toContain('data-cntv-config');
  expect(code).toContain(`src="${address}release/cntv-widgets.js"`);
  expect(await gallery.findings('snippet')).toEqual([]);
  expect(problems).toEqual([]);
});

it('the loader is that of every site, with the configuration before it as data', () => {
  const [line = '', ...rest] = read('cntv-widgets.js').split('\n');
  expect(rest.join('\n')).toBe(readFileSync(join(root, 'dist/cntv-widgets.js'), 'utf8'));
  expect(line).not.toMatch(/[<\u2028]/);
  const [, json = ''] = /^globalThis\[Symbol\.for\('cntv-widgets\.site'\)\]\?\?=(.*);$/.exec(line) ?? [];
  expect(JSON.parse(json)).toEqual([['site', SITE]]);
});

it('two releases with the same file are the same to the byte', () => {
  writeRelease(join(root, 'dist'), again, join(folder, 'site.json'));
  expect(readFileSync(join(again, 'integrity.json'), 'utf8')).toBe(read('integrity.json'));
});

it.each([
  ['that is missing', undefined, 'none.json cannot be read'],
  ['that is not JSON', '{"appid": "demo",}', 'is not valid JSON'],
  ['with a misspelt key', '{"appid": "demo", "portalHom": "/"}', 'Did you mean portalHome?'],
  [
    'with a key that cannot encrypt',
    '{"appid": "a", "signing": {"publicKey": "MIIB"}}',
    'not an RSA public key',
  ],
  [
    'with a name of all objects',
    '{"appid": "a", "signing": {"mode": "off"}, "texts": {"login": {"__proto__": {}}}}',
    'no configuration key texts.login.__proto__',
  ],
])('a file %s ends the release before anything is written', (_what, content, words) => {
  const file = content === undefined ? join(folder, 'none.json') : write('wrong.json', content);
  const before = existsSync(join(root, 'release'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '.build/release/release.mjs', '--site', file],
    { cwd: root, encoding: 'utf8', env: { ...process.env, VITEST: '' } },
  );
  expect([status, stdout, existsSync(join(root, 'release'))]).toEqual([1, '', before]);
  expect(stderr).toContain(words);
  expect(stderr).not.toContain('    at ');
});
