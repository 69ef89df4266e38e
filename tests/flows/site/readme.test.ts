import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { LoginWidget } from '../../support/screen/login-widget';
import { textsIn } from '../../support/screen/widget';

const root = resolve(import.meta.dirname, '../../..');
const PAGE = `page-of-the-readme-${process.pid}.html`;

const newVisitor = setUpVisitors();
afterEach(() => rmSync(join(root, PAGE), { force: true }));

describe.each(['README.md', 'README.zh-CN.md'])('the first screen of %s', (file) => {
  it('is enough to sign in on a file beside dist/, and to see account and count there', async () => {
    const [, snippet = ''] = /```html\n([\s\S]*?)```/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    writeFileSync(join(root, PAGE), snippet);
    const visitor = await newVisitor();
    const page = await visitor.open(`/${PAGE}`);
    await new LoginWidget(page).signIn();
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    await page.goto(`${origin}/${PAGE}`);
    await expect.poll(() => textsIn(page, 'cntv-account', '[part=badge]')).toEqual(['12']);
    await expect
      .poll(() => textsIn(page, 'cntv-account', '[part=toggle]'))
      .toEqual([expect.stringContaining('山间来客')]);
  });
});
