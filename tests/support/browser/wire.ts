import type { CDPSession, HTTPRequest, Page } from 'puppeteer-core';

/** One response as received over the network. */
export type Transfer = { path: string; encoding: string };

/** Starts to record the responses of a page. */
export async function recordTransfers(page: Page): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const heads = new Map<string, Transfer>();
  const session: CDPSession = await page.createCDPSession();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith('http')) return;
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '';
    heads.set(requestId, { path: new URL(response.url).pathname, encoding });
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const head = heads.get(requestId);
    if (head) transfers.push(head);
  });
  await session.send('Network.enable');
  return transfers;
}

/** A test page at a URL of the portal, with the portal's policy. */
export type OwnPage = { path: string; html: string; policy: string };

/**
 * Delays requests to some paths until they are released; may also serve a test page at one URL.
 */
export async function holdRequests(
  page: Page,
  holds: RegExp | null,
  own?: OwnPage,
): Promise<{ release(): Promise<void>; drop(): Promise<void> }> {
  const waiting: HTTPRequest[] = [];
  let isHolding = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (own && pathname === own.path) {
      const headers = { 'content-security-policy': own.policy };
      void request.respond({ contentType: 'text/html; charset=utf-8', headers, body: own.html });
    } else if (isHolding && holds?.test(pathname)) waiting.push(request);
    else void request.continue();
  });
  return {
    async release() {
      isHolding = false;
      await Promise.all(waiting.splice(0).map((request) => request.continue()));
    },
    /** Fails the delayed requests. Otherwise a browser sends some of them when the page is closed. */
    async drop() {
      await Promise.all(waiting.splice(0).map((request) => request.abort()));
    },
  };
}

/**
 * Responds to calls instead of the portal, for faults that its dev console does not have.
 * @param which the end of their path, or a function that chooses them
 */
export async function answerInstead(
  page: Page,
  which: string | ((path: string, request: HTTPRequest) => boolean),
  answer: object,
): Promise<void> {
  const isMeant = typeof which === 'string' ? (path: string) => path.endsWith(which) : which;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!isMeant(new URL(request.url()).pathname, request)) void request.continue();
    else void request.respond({ contentType: 'application/json', body: JSON.stringify(answer) });
  });
}
