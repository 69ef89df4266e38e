import type { HTTPRequest, Page } from 'puppeteer-core';
import type { OwnPage } from '../wire';

/** No request has come for this time when all of a level have come; the page is idle then. */
const QUIET_MS = 1000;

/** A request and its level: the number of sequential responses before it; 1 for requests of the page's own script. */
export type LevelledRequest = { path: string; level: number };

/**
 * Answers the requests level by level, all of one level together, and records the level of each: one more than that of
 * the latest answers before it. The page itself is level -1, its own script 0.
 * @param last requests of higher levels get no response, until `answerUpTo` raises it
 */
export async function answerByLevel(page: Page, own: OwnPage, last: number) {
  const requests: LevelledRequest[] = [];
  const held: HTTPRequest[] = [];
  let answered = -2;
  let lastAnswered = last;
  let timer: ReturnType<typeof setTimeout>;

  await page.setRequestInterception(true);
  page.on('request', (request) => {
    requests.push({ path: new URL(request.url()).pathname, level: answered + 1 });
    held.push(request);
    plan();
  });
  function plan() {
    clearTimeout(timer);
    if (held.length > 0 && answered < lastAnswered) timer = setTimeout(end, answered < -1 ? 0 : QUIET_MS);
  }
  /** Ends a level, unless a busy page makes another request of it. */
  async function end() {
    const { length } = requests;
    if (answered >= 0) await idle(page);
    if (requests.length > length) return;
    answered += 1;
    await Promise.all(held.splice(0).map((request) => answer(request, own)));
  }
  return {
    requests: requests as readonly LevelledRequest[],
    answerUpTo(level: number) {
      lastAnswered = level;
      plan();
    },
  };
}

/** Resolves when the page has nothing to do, or is closed. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done()))).catch(() => {});
}

async function answer(request: HTTPRequest, { path, html, policy }: OwnPage): Promise<void> {
  if (new URL(request.url()).pathname !== path) return request.continue();
  const headers = { 'content-security-policy': policy };
  return request.respond({ contentType: 'text/html; charset=utf-8', headers, body: html });
}
