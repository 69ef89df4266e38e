import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Application, installPacked } from '../support/package/packed';
import { setUpSites } from '../support/package/sites';
import { PUBLIC_KEY } from '../support/test-key';

const root = resolve(import.meta.dirname, '../..');
const APP = `import 'cntv-widgets/react';
import { createElement } from 'react';

export const app = createElement(
  'main',
  null,
  createElement('cntv-login', { standalone: true, captcha: 'click' }),
  createElement('cntv-unread-badge', { 'blink-title': true, max: 9 }),
);
`;
const SERVER = `import { renderToString } from 'react-dom/server';
import { app } from './app.js';

process.stdout.write(renderToString(app));
`;
const CLIENT = `import { configure } from 'cntv-widgets';
import { hydrateRoot } from 'react-dom/client';
import { app } from './app.js';

configure({ appid: 'demo', signing: { publicKey: '${PUBLIC_KEY}' } });
hydrateRoot(document.getElementById('root'), app);
`;

const { open, serve } = setUpSites();
let app: Application;

beforeAll(() => {
  app = installPacked();
  for (const name of ['react', 'react-dom', 'scheduler'])
    symlinkSync(join(root, 'node_modules', name), join(app.folder, 'node_modules', name), 'dir');
  for (const [name, code] of Object.entries({ app: APP, server: SERVER, client: CLIENT }))
    writeFileSync(join(app.folder, `${name}.js`), code);
});
afterAll(() => app?.remove());

/** Runs a script in Node, outside of Vitest, and returns its output. */
function run(...script: string[]): string {
  return execFileSync(process.execPath, script, { cwd: app.folder, encoding: 'utf8' });
}

describe('the package on a server', () => {
  it.each(['cntv-widgets', 'cntv-widgets/react'])('is imported as %s without an effect', (name) => {
    const script = `
      const { configure, ...others } = await import('${name}');
      configure({ appid: 'demo' });
      const state = globalThis[Symbol.for('cntv-widgets')]?.get('config-layers');
      console.log(Object.keys(others), state?.layers ?? []);`;
    expect(run('--input-type=module', '--eval', script)).toBe('[] []\n');
  });

  it('renders attributes in React that the elements know, and hydrates without a message', async () => {
    const html = run('server.js');
    expect(html).toContain('<cntv-login standalone="" captcha="click">');
    expect(html).toContain('<cntv-unread-badge blink-title="" max="9">');
    await esbuild.build({
      absWorkingDir: app.folder,
      entryPoints: ['client.js'],
      outdir: 'out',
      bundle: true,
      splitting: true,
      format: 'esm',
    });
    const page = `<!doctype html><html lang="zh"><meta charset="utf-8"><title>App</title>
      <script type="module" src="/client.js"></script><div id="root">${html}</div></html>`;
    const opened = await open(await serve(join(app.folder, 'out'), page));
    await opened.page.waitForSelector('cntv-login:state(ready)');
    const badge = await opened.page.waitForSelector('cntv-unread-badge:state(ready)');
    expect(
      await badge?.evaluate((element) => (element as HTMLElement & { blinkTitle: boolean }).blinkTitle),
    ).toBe(true);
    expect(opened.problems).toEqual([]);
  });
});
