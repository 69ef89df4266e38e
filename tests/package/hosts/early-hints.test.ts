import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launch } from '../../support/browser/launch';
import { CHROMIUM_FLAGS } from '../../support/environment/browsers.mjs';
import { startPortal, type TestPortal } from '../../support/portal/client';
import { CONDITION_LIMIT_MS } from '../../support/time-limits.mjs';

const PAGE = '/login.html';
const LOADER = '/widgets/cntv-widgets.js';
const requests: string[] = [];
/** Whether the page comes after its files are requested, as from a server that is slow to draw it. */
let isHeld = false;

const folder = mkdtempSync(join(tmpdir(), 'cntv-early-hints-'));
let site: TestPortal;
let browser: Browser;
let server: ReturnType<typeof createAdaptorServer>;
beforeAll(async () => {
  site = await startPortal({ hasEarlyHints: true });
  const certificate = await getCertificate(folder);
  server = createAdaptorServer({
    fetch: respond,
    createServer: createSecureServer,
    serverOptions: { key: certificate, cert: certificate },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // Trusted, because Chromium caches nothing from a server with an invalid certificate.
  const trusted = `--ignore-certificate-errors-spki-list=${keyHash(certificate)}`;
  browser = await launch('chromium', { args: [...CHROMIUM_FLAGS, trusted] });
});
afterAll(async () => {
  await browser.close();
  server.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

async function respond(request: Request, env: object): Promise<Response> {
  const { pathname } = new URL(request.url);
  requests.push(pathname);
  const response = await site.portal.fetch(request, env as HttpBindings);
  if (isHeld && pathname === PAGE)
    await vi.waitFor(() => expect(requests).toContain(LOADER), { timeout: CONDITION_LIMIT_MS });
  return response;
}

function keyHash(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/** Opens the page as a new viewer, without anything cached. */
async function visit(): Promise<{ early: string[]; problems: string[] }> {
  const page = await (await browser.createBrowserContext()).newPage();
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  await page.goto(`https://127.0.0.1:${(server.address() as AddressInfo).port}${PAGE}`);
  await page.waitForSelector('cntv-login:state(ready)');
  const early = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.toJSON())
      .filter(({ initiatorType }) => initiatorType === 'early-hints')
      .map(({ name }) => new URL(name).pathname),
  );
  return { early, problems };
}

it('Chromium requests the files of a page over HTTP/2 before the page is drawn, and each once', async () => {
  // The portal announces what a page had the last time.
  expect((await visit()).early).toEqual([]);
  requests.length = 0;
  isHeld = true;
  const { early, problems } = await visit();
  expect(early.length).toBeGreaterThan(8);
  for (const file of early) expect(requests.filter((path) => path === file)).toEqual([file]);
  expect(problems).toEqual([]);
});
