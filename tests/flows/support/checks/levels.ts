import type { HTTPRequest, Page } from 'puppeteer-core';
import type { OwnPage } from '../stage/wire';

const LATENCY_MS = 1000;

/** A request and its level, the number of sequential responses before it: 1 for requests of the page's own script. */
export type LevelledRequest = { path: string; level: number };

/**
 * Delays every response by a second and records the level of each request: one more than that of the latest response
 * before it. The page itself is level -1, its own script 0.
 */
export async function countLevels(page: Page, own: OwnPage): Promise<LevelledRequest[]> {
  const requests: LevelledRequest[] = [];
  let answered = -2;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    const level = answered + 1;
    requests.push({ path, level });
    setTimeout(() => {
      answered = Math.max(answered, level);
      void answer(request, own);
    }, LATENCY_MS);
  });
  return requests;
}

async function answer(request: HTTPRequest, { path, html, policy }: OwnPage): Promise<void> {
  if (new URL(request.url()).pathname !== path) return request.continue();
  const headers = { 'content-security-policy': policy };
  return request.respond({ contentType: 'text/html; charset=utf-8', headers, body: html });
}
