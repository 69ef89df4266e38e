import type { HTTPRequest, Page } from 'puppeteer-core';
import type { OwnPage } from '../stage/wire';

const LATENCY_MS = 1000;

/** A request, and how many answers in a row came before it could be made: 1 for what the page's own script asks for. */
export type LevelledRequest = { path: string; level: number };

/**
 * Delays the answer of every request by a second and notes the level of each: one more than that of the latest answer
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
