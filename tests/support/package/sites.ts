import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch } from '../browser/launch';

export type OpenPage = {
  page: Page;
  /** Failed requests, console errors and warnings, and uncaught errors. */
  problems: string[];
};

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Starts a browser for the tests of a file; closes it, its pages and the servers. */
export function setUpSites() {
  let browser: Browser;
  const closing: (() => unknown)[] = [];
  beforeAll(async () => {
    browser = await launch('chromium');
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  return {
    /** Calls the function after the test. */
    onClose: (close: () => unknown) => void closing.push(close),
    /** Opens a page as a signed-out viewer. */
    async open(address: string): Promise<OpenPage> {
      const page = await browser.newPage();
      closing.push(() => page.close());
      const problems = problemsOf(page);
      await page.setRequestInterception(true);
      page.on('request', answerApi);
      await page.goto(address);
      return { page, problems };
    },
    /** Serves the files of a folder, and the page, with its headers, unless the folder has an `index.html`. */
    async serve(
      folder: string,
      html: string,
      headers: Readonly<Record<string, string | string[]>> = {},
      at = '/',
    ): Promise<string> {
      const server = createServer(({ url = '' }, response) => {
        const path = new URL(url, 'http://localhost').pathname;
        const file = join(folder, path === at ? 'index.html' : path);
        const isFile = existsSync(file) && statSync(file).isFile();
        response.writeHead(isFile || path === at ? 200 : 404, {
          'content-type': TYPES[extname(file)] ?? 'text/plain',
          ...(path === at && { 'content-type': 'text/html', ...headers }),
        });
        if (isFile) createReadStream(file).pipe(response);
        else response.end(path === at ? html : '');
      });
      closing.push(() => server.close());
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}${at}`;
    },
  };
}

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => problems.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} ${response.status()}`);
  });
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

/** Answers the requests to the API as for a signed-out viewer. */
function answerApi(request: HTTPRequest): void {
  const { pathname } = new URL(request.url());
  if (pathname === '/favicon.ico') void request.respond({ status: 204 });
  else if (!pathname.startsWith('/openapi/')) void request.continue();
  else void request.respond({ contentType: 'application/json', body: '{"code": -10001, "message": ""}' });
}
