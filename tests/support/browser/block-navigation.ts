import type { Page } from 'puppeteer-core';

/** Timers of at least this length do not fire: countdowns, redirects after a message, refreshes. */
const LONG_MS = 1000;

/**
 * Blocks timers of at least a second, and answers navigations to `elsewhere` with 204, so that a screen that redirects
 * by itself stays open.
 */
export async function blockNavigation(page: Page, elsewhere: string): Promise<void> {
  await page.evaluateOnNewDocument(stopLongTimers, LONG_MS);
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A request that the page has canceled meanwhile can no longer be answered.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: elsewhere, resourceType: 'Document' }] });
}

/** Runs in the page, before any of its scripts. */
function stopLongTimers(longMs: number): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = window[name] as (run: TimerHandler, ms?: number) => number;
    const stopped = (run: TimerHandler, ms = 0) => start(run, ms >= longMs ? 3_600_000 : ms);
    Object.assign(window, { [name]: stopped });
  }
}
