import type { HTTPRequest, Page } from 'puppeteer-core';
import type { OwnPage } from '../wire';

/** Long enough that the time which a busy machine needs between two responses hardly counts. */
const LATENCY_MS = 2000;

/** A request and its level: the number of sequential responses before it; 1 for requests of the page's own script. */
export type LevelledRequest = { path: string; level: number };

/**
 * Delays every response but those of the page and its own script, and records the level of each request: one more than
 * that of the latest response before it. The page itself is level -1, its own script 0.
 * @param lastAnswered requests of higher levels get no response
 */
export async function slowNetwork(
  page: Page,
  own: OwnPage,
  lastAnswered: number,
): Promise<readonly LevelledRequest[]> {
  const requests: LevelledRequest[] = [];
  let answered = -2;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    const level = answered + 1;
    requests.push({ path, level });
    if (level > lastAnswered) return;
    setTimeout(
      () => {
        answered = Math.max(answered, level);
        void answer(request, own);
      },
      level > 0 ? LATENCY_MS : 0,
    );
  });
  return requests;
}

async function answer(request: HTTPRequest, { path, html, policy }: OwnPage): Promise<void> {
  if (new URL(request.url()).pathname !== path) return request.continue();
  const headers = { 'content-security-policy': policy };
  return request.respond({ contentType: 'text/html; charset=utf-8', headers, body: html });
}
