import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpSites } from '../../support/package/sites';
import { POLICY } from '../../support/page/host-page.mjs';
import { root } from '../../support/source/text';
import { PUBLIC_KEY } from '../../support/test-key';

const SNIPPET = /### (.+)\n\n.+\n\n```html\n([\s\S]+?)\n```(?:\n\n```js\n([\s\S]+?)\n```)?/g;
const FOLDER = 'cntv-widgets/1';

const text = readFileSync(join(root, 'dist/llms.txt'), 'utf8');
const snippets = [...text.matchAll(SNIPPET)].map(([, title = '', html = '', script = '']) => ({
  title,
  html,
  script,
}));
const folder = mkdtempSync(join(tmpdir(), 'cntv-llms-'));
const sites = setUpSites();

beforeAll(() => {
  cpSync(join(root, 'dist/cntv-widgets.js'), join(folder, FOLDER, 'cntv-widgets.js'));
  cpSync(join(root, 'dist/c'), join(folder, FOLDER, 'c'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('llms.txt has a snippet for each usual case', () => {
  expect(snippets.length).toBeGreaterThan(7);
});

it.each(snippets)('$title: runs under the strict policy', async ({ html, script }) => {
  writeFileSync(join(folder, 'page.js'), script);
  const body = html.replaceAll('https://cdn.example/', '/').replaceAll('MIIBIjANBg…', PUBLIC_KEY);
  const page = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${body}<script type="module" src="/page.js"></script>`;
  // The portal is on a page of its own path.
  const [, base = ''] = /base="([^"]+)"/.exec(html) ?? [];
  const url = await sites.serve(folder, page, { 'content-security-policy': POLICY }, `${base}/`);
  const opened = await sites.open(url);
  await opened.page.waitForFunction(() =>
    [...document.querySelectorAll('*')].some(({ localName }) => localName.startsWith('cntv-')),
  );
  const tags = await opened.page.$$eval(':defined', (all) =>
    all.map(({ localName }) => localName).filter((name) => name.startsWith('cntv-')),
  );
  for (const tag of tags) await opened.page.waitForSelector(`${tag}:state(ready)`);
  expect(opened.problems).toEqual([]);
});
