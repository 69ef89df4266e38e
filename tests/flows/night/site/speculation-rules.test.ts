import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import WebSocket from 'ws';
import { forward } from '../../../support/browser/forward';
import { launch } from '../../../support/browser/launch';
import { CHROMIUM_FLAGS } from '../../../support/environment/browsers.mjs';
import { hover } from '../../../support/screen/act';

const NEWS = '/news/1.html';
const PURPOSE = 'sec-purpose';

let browser: Browser;
/** Requests in the order of their arrival. */
let sent: { path: string; isPrerender: boolean; referrer: string | undefined }[];
let site: string;
let closeSite: () => void;
/** Answers the page, which then follows its link. */
let follow: () => void;

/** A browser that prerenders, before a server that records what is requested. */
beforeEach(async () => {
  sent = [];
  const server = createServer((incoming, response) => {
    const isPrerender = String(incoming.headers[PURPOSE]).includes('prerender');
    sent.push({ path: incoming.url ?? '', isPrerender, referrer: incoming.headers.referer });
    if (incoming.url === '/follow') follow = () => response.end();
    else forward(incoming, response);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
  closeSite = () => {
    server.closeAllConnections();
    server.close();
  };
  browser = await launch('chromium', {
    ignoreDefaultArgs: ['--disable-background-networking'],
    args: CHROMIUM_FLAGS.filter((flag) => !flag.startsWith('--disable-background')),
  });
});
afterEach(async () => {
  // It may be disconnected.
  browser.process()?.kill('SIGKILL');
  closeSite();
});

/** The calls of the API that a page has sent. */
const callsOf = (path: string) =>
  sent.filter((request) => request.path.startsWith('/openapi/') && request.referrer === site + path);

async function openNews(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(site + NEWS, { waitUntil: 'networkidle0' });
  return page;
}

/**
 * Replaces the driver by a connection to `page` alone. The driver pauses each page that begins, and a prerendered one for ever
 * when it leaves in that moment.
 */
async function leaveTo(page: Page): Promise<WebSocket> {
  const { targetInfo } = await (await page.createCDPSession()).send('Target.getTargetInfo');
  const address = new URL(`/devtools/page/${targetInfo.targetId}`, browser.wsEndpoint());
  await browser.disconnect();
  const devTools = new WebSocket(address);
  await once(devTools, 'open');
  return devTools;
}

it.each([
  ['/login.html', 'cntv-account a'],
  ['/index.html', 'nav a[href="/index.html"]'],
  ['/account/message/subscribe', 'cntv-unread-badge >>> a'],
])('%s is prerendered under the pointer, sends no call, and is shown by the click', async (path, link) => {
  const page = await openNews();
  const target = (await page.$(link)) as ElementHandle<HTMLAnchorElement>;
  await page.evaluate((element) => {
    void fetch('/follow').then(() => element.click());
  }, target);
  const box = await target.boundingBox();
  const devTools = await leaveTo(page);
  const params = { type: 'mouseMoved', x: (box?.x ?? 0) + 2, y: (box?.y ?? 0) + 2 };
  devTools.send(JSON.stringify({ id: 1, method: 'Input.dispatchMouseEvent', params }));
  await expect.poll(() => sent).toContainEqual(expect.objectContaining({ path, isPrerender: true }));
  expect(callsOf(path)).toEqual([]);
  // With DevTools, no prerendered page is shown: the page follows the link without them.
  const closed = once(devTools, 'close');
  devTools.close();
  await closed;
  expect(callsOf(path)).toEqual([]);
  follow();
  const call = { path: expect.stringMatching(/^\/openapi\//), referrer: site + path };
  await expect.poll(() => sent).toContainEqual(expect.objectContaining(call));
  // The page that was prerendered, and not another load of it.
  expect(sent.filter((request) => request.path === path)).toHaveLength(1);
});

it('the rules name no address with an effect, and no link to another one is prerendered', async () => {
  const page = await openNews();
  const hrefs = ['/signout', '/activate?code=1', '/sso/accept?ticket=1', '/regist.html', '/news/1.html'];
  await page.evaluate((all) => {
    for (const href of all) {
      const added = document.createElement('a');
      added.href = href;
      added.className = 'added';
      added.textContent = href;
      document.querySelector('header nav')?.append(added);
    }
  }, hrefs);
  for (const href of hrefs) await hover(page, `.added[href="${href}"]`);
  await hover(page, 'cntv-account a');
  await expect
    .poll(() => sent)
    .toContainEqual(expect.objectContaining({ path: '/login.html', isPrerender: true }));
  const pages = sent.filter(
    (one) => one.isPrerender && !/^\/(widgets\/|assets\/|speculation-rules)/.test(one.path),
  );
  expect(pages.map(({ path }) => path)).toEqual(['/login.html']);
});
