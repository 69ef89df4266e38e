import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { forward } from '../../support/browser/forward';
import { browserPath, CHROMIUM_FLAGS } from '../../support/environment/browsers.mjs';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Gives the prerendered page 100 frames, in which it may send requests, and goes there when the test says so. */
const START = `
let frames = 0;
function count() {
  frames += 1;
  if (frames < 100) requestAnimationFrame(count);
  else fetch('/activation').then(() => document.querySelector('a').click());
}
count();`;

/** Requests in the order of their arrival: the path, and whether a prerendered page has sent it. */
type Sent = { path: string; isPrerender: boolean };

/**
 * Serves a page whose rules make the browser prerender another one, and all other paths from the portal. The page goes there
 * when `activate` is called.
 */
async function startSite(next: string) {
  const sent: Sent[] = [];
  let waiting: ServerResponse | undefined;
  const own: Readonly<Record<string, readonly [type: string, content: string]>> = {
    '/start': [
      'text/html',
      `<!doctype html><title>Start</title><a href="${next}">Next</a><script src="/start.js"></script>`,
    ],
    '/start.js': ['text/javascript', START],
    '/rules.json': [
      'application/speculationrules+json',
      JSON.stringify({ prerender: [{ source: 'list', urls: [next], eagerness: 'immediate' }] }),
    ],
  };
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '';
    const page = own[path];
    sent.push({ path, isPrerender: String(incoming.headers['sec-purpose']).includes('prerender') });
    if (path === '/activation') waiting = response;
    else if (page)
      response.writeHead(200, { 'content-type': page[0], 'speculation-rules': '"/rules.json"' }).end(page[1]);
    else forward(incoming, response);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    activate: () => waiting?.end('now'),
  };
}

/** Opens Chromium without a driver, because DevTools switch prerendering off. */
function openBrowser(url: string): void {
  const profile = mkdtempSync(join(tmpdir(), 'prerender-'));
  const flags = CHROMIUM_FLAGS.filter((flag) => !flag.startsWith('--disable-background'));
  const browser = spawn(
    browserPath('chromium') as string,
    ['--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', ...flags, url],
    { stdio: 'ignore', detached: true },
  );
  closing.push(async () => {
    const ended = once(browser, 'exit');
    // With all processes of its group, because the others still write into the profile.
    process.kill(-(browser.pid as number), 'SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });
}

describe('a page that is prerendered by speculation rules', () => {
  it.each([
    ['/news/1.html', '/user/message/count'],
    ['/qrcode', '/QRCode/login/generationQRCode'],
    ['/index.html', '/user/checkLogin'],
    // The other pages that the portal's rules name, with login, account, badge and member centre.
    ['/login.html', '/user/checkLogin'],
    ['/mobile/new/login.html', '/user/checkLogin'],
    ['/m/index.html', '/user/checkLogin'],
    ['/member.html', '/user/checkLogin'],
    ['/account/message/subscribe', '/user/message/count'],
    ['/account/history', '/user/checkLogin'],
  ])('sends no request to the API before it is activated: %s', async (path, call) => {
    const site = await startSite(path);
    openBrowser(`${site.origin}/start`);
    const calls = () => site.sent.filter((request) => request.path.startsWith('/openapi/'));
    await expect.poll(() => site.sent.some((request) => request.path === '/activation')).toBe(true);
    expect(site.sent).toContainEqual({ path, isPrerender: true });
    // On a busy machine, the start page asks for the activation before the page below it has its files.
    await expect
      .poll(() => site.sent)
      .toContainEqual({ path: '/widgets/cntv-widgets.js', isPrerender: true });
    expect(calls()).toEqual([]);
    site.activate();
    await expect.poll(() => calls().some((request) => request.path.includes(call))).toBe(true);
    expect(site.sent.filter((request) => request.path === path)).toHaveLength(1);
  });
});
