import type { CDPSession, HTTPRequest, Page } from 'puppeteer-core';

/** One answer as it came over the wire. */
export type Transfer = { path: string; encoding: string; headBytes: number; totalBytes: number };

/** Counts what a page fetches from now on, as the network counts it. */
export async function countTransfers(page: Page): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const heads = new Map<string, Omit<Transfer, 'totalBytes'>>();
  const session: CDPSession = await page.createCDPSession();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith('http')) return;
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '';
    heads.set(requestId, {
      path: new URL(response.url).pathname,
      encoding,
      headBytes: response.encodedDataLength,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head) transfers.push({ ...head, totalBytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return transfers;
}

/** Kilobytes of the bodies of these answers. */
export function bodyKilobytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { totalBytes, headBytes }) => sum + totalBytes - headBytes, 0) / 1024;
}

/** A page of the test's own at an address of the portal, under the portal's policy. */
export type OwnPage = { path: string; html: string; policy: string };

/**
 * Holds back requests to some paths until they are released; may also answer one address with a page of the test's.
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
    /** Fails what waits. Without that, a browser still sends some of it when the page is closed. */
    async drop() {
      await Promise.all(waiting.splice(0).map((request) => request.abort()));
    },
  };
}

/** Answers the calls to one path in the portal's place, with what its dev console has no switch for. */
export async function answerInstead(page: Page, path: string, answer: object): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith(path)) void request.continue();
    else void request.respond({ contentType: 'application/json', body: JSON.stringify(answer) });
  });
}
