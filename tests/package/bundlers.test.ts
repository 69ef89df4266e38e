import { createReadStream, existsSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer-core';
import { createServer as createDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, CHROMIUM_FLAGS } from '../support/environment/browsers.mjs';
import { BUNDLERS } from './support/bundlers';
import { type Application, installPacked } from './support/packed';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
const MAIN = `import { configure } from 'cntv-widgets';

configure({ appid: 'demo', signing: { publicKey: 'none' } });
`;
const html = (script: string) => `<!doctype html>
<html lang="zh"><meta charset="utf-8"><title>App</title>
<script type="module" src="${script}"></script>
<cntv-login standalone></cntv-login>
<cntv-apply-form></cntv-apply-form></html>`;

let app: Application;
let browser: Browser;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  app = installPacked();
  writeFileSync(join(app.folder, 'main.js'), MAIN);
  // The page of the build, and of the development server of Vite.
  writeFileSync(join(app.folder, 'index.html'), html('/main.js'));
  browser = await puppeteer.launch({ executablePath: browserPath('chromium'), args: CHROMIUM_FLAGS });
});
afterAll(async () => {
  await browser?.close();
  app?.remove();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Serves the files of a folder, and `index.html` with the script unless the bundler has written one. */
async function serve(folder: string): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (existsSync(file) && statSync(file).isFile()) {
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' });
      createReadStream(file).pipe(response);
    } else if (path === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(html('/main.js'));
    else response.writeHead(404).end();
  });
  closing.push(() => server.close());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Answers the requests to the API as for a signed-out viewer. */
function answerApi(request: HTTPRequest): void {
  const { pathname } = new URL(request.url());
  if (pathname === '/favicon.ico') void request.respond({ status: 204 });
  else if (!pathname.startsWith('/openapi/')) void request.continue();
  else void request.respond({ contentType: 'application/json', body: '{"code": -10001, "message": ""}' });
}

/** Opens a page; `problems` are its failed requests, console errors and warnings, and uncaught errors. */
async function open(address: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  closing.push(() => page.close());
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => problems.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} ${response.status()}`);
  });
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  await page.setRequestInterception(true);
  page.on('request', answerApi);
  await page.goto(address);
  return { page, problems };
}

async function expectWidgets({ page, problems }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await page.waitForSelector('cntv-login[data-state=ready]');
  await page.waitForSelector('cntv-apply-form[data-state=ready]');
  const account = await page.waitForSelector('cntv-login >>> input[name=account]', { visible: true });
  await account?.type('demo@example.com');
  await (await page.waitForSelector('cntv-login >>> ::-p-text(注册)'))?.click();
  await page.waitForSelector('cntv-login >>> input[autocomplete=new-password]');
  await page.waitForNetworkIdle();
  expect(problems).toEqual([]);
}

describe('the packed package, bundled', () => {
  it.each(Object.entries(BUNDLERS))('by %s: chunks load and no request fails', async (name, bundle) => {
    const out = join(app.folder, `out of ${name}`);
    await bundle(app.folder, out);
    await expectWidgets(await open(await serve(out)));
  });

  it('by the development server of Vite: chunks load and no request fails', async () => {
    const server = await createDevServer({
      root: app.folder,
      configFile: false,
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1' },
    });
    closing.push(() => server.close());
    await server.listen();
    await expectWidgets(await open(server.resolvedUrls?.local[0] ?? ''));
  });
});
