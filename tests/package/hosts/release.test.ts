import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeRelease } from '../../support/environment/write-release';
import { GalleryPage } from '../../support/gallery/gallery-page';
import { setUpSites } from '../../support/package/sites';
import { POLICY } from '../../support/page/host-page.mjs';
import { root } from '../../support/source/text';
import { PUBLIC_KEY } from '../../support/test-key';
import { CONDITION_LIMIT_MS } from '../../support/time-limits.mjs';

const parent = mkdtempSync(join(tmpdir(), 'cntv-release-'));
const folder = join(parent, 'release');
const sites = setUpSites();
let files: string[];

beforeAll(() => {
  writeRelease(join(root, 'dist'), folder);
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  files = entries.filter((file) => /\.\w+$/.test(file) && !/\.(br|gz)$/.test(file));
});
afterAll(() => rmSync(parent, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file));
const hashOf = (file: string) => `sha384-${createHash('sha384').update(read(file)).digest('base64')}`;
const print = (...parameters: string[]) =>
  execFileSync(process.execPath, [join(folder, 'snippet.mjs'), ...parameters], { encoding: 'utf8' });

it('a release has each built file, also compressed with brotli and gzip', () => {
  const built = readdirSync(join(root, 'dist/c')).map((file) => `c/${file}`);
  const added = [
    'cntv-widgets.js',
    'cntv-widgets.integrity.js',
    'off.js',
    'integrity.json',
    'THIRD-PARTY-LICENSES.md',
  ];
  expect([...built, ...added].filter((file) => !files.includes(file))).toEqual([]);
  for (const file of files) {
    expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), file).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(read(file)), file).toBe(true);
  }
});

it('integrity.json has the hash of each file, and the loader that of each script', () => {
  const hashes = JSON.parse(read('integrity.json').toString()) as Record<string, string>;
  const scripts = files.filter((file) => file.endsWith('.js'));
  const hashed = files.filter((file) => file !== 'integrity.json');
  expect(hashes).toEqual(Object.fromEntries(hashed.map((file) => [file, hashOf(file)])));
  const loader = read('cntv-widgets.integrity.js').toString();
  const onDemand = scripts.filter((file) => file.startsWith('c/'));
  const missing = onDemand.filter((file) => !loader.includes(`"${file.slice(2)}":"${hashes[file]}"`));
  expect([onDemand.length > 50, missing]).toEqual([true, []]);
});

it('the snippet with hashes shows the login under the strict policy, and a changed loader never runs', async () => {
  const lines = print('--integrity', '/', 'cntv-login').replace('MIIBIjANBg…', PUBLIC_KEY);
  const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${lines}`;
  const address = await sites.serve(folder, html, { 'content-security-policy': POLICY });
  const { page, problems } = await sites.open(address);
  await page.waitForSelector('cntv-login:state(ready)');
  expect(problems).toEqual([]);
  writeFileSync(join(folder, 'cntv-widgets.integrity.js'), `${read('cntv-widgets.integrity.js')}\n`);
  await page.reload();
  const refused = () =>
    problems.some((line) => line.includes("'integrity'") && line.includes('cntv-widgets'));
  await expect.poll(refused, { timeout: CONDITION_LIMIT_MS }).toBe(true);
  expect(await page.$('cntv-login:not(:defined)')).not.toBeNull();
  expect(existsSync(join(root, 'dist/integrity.json'))).toBe(false);
});

it('off.js hides a print and shows the content of the element', async () => {
  const [printed = ''] = /<cntv-login.*<\/cntv-login>/s.exec(print('--static', '/', 'cntv-login')) ?? [];
  const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
    <script type="module" src="/off.js"></script>${printed}`;
  const { page } = await sites.open(await sites.serve(folder, html));
  const seen = await page.$eval('cntv-login', (login) => ({
    form: login.shadowRoot?.querySelector('form')?.getClientRects().length,
    content: login.querySelector('a')?.getClientRects().length,
  }));
  expect(seen).toEqual({ form: 0, content: 1 });
});

it('the gallery of a release stands beside it, and writes the same hashes', async () => {
  expect(files.filter((file) => /gallery|preview/.test(file))).toEqual([]);
  const address = await sites.serve(parent, '');
  const { page, problems } = await sites.open(`${address}release-gallery/index.html`);
  const gallery = new GalleryPage(page);
  await gallery.isChecked();
  for (const name of ['hasPreloads', 'hasIntegrity']) await gallery.set(name);
  await gallery.choose('cntv-login');
  await gallery.set('sheet', 'portal');
  const lines = (text: string) => text.split('\n').filter((line) => line.includes(' integrity='));
  const printed = lines(print('--integrity', `${address}release/`, 'cntv-login'));
  expect(printed.length).toBeGreaterThan(5);
  await expect.poll(async () => lines(await gallery.code())).toEqual(printed);
  await (await gallery.find('iframe')).scrollIntoView();
  await (await gallery.preview()).waitForSelector('cntv-login:state(ready)');
  // Served as files, the gallery has no key of an API, which the check on localhost says.
  expect(problems.filter((problem) => !problem.includes('No signing.publicKey is configured'))).toEqual([]);
});
