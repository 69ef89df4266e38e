import type { Page } from 'puppeteer-core';

/**
 * Holds the loader, as a slow line does, in the documents that a page opens from now on.
 * @returns a function that lets it come, or fails it as a blocker of scripts does
 */
export async function holdScript(page: Page): Promise<(outcome?: 'comes' | 'is blocked') => Promise<void>> {
  const session = await page.createCDPSession();
  const block = (requestId: string) =>
    session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
  const paused = new Promise<string>((resolve) => {
    session.once('Fetch.requestPaused', ({ requestId }) => resolve(requestId));
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/cntv-widgets.js' }] });
  return async (outcome = 'comes') => {
    const requestId = await paused;
    if (outcome === 'is blocked') {
      // The parser requests it again when it reaches the tag after the preload scanner's request has failed.
      session.on('Fetch.requestPaused', (request) => block(request.requestId));
      await block(requestId);
      return;
    }
    await session.send('Fetch.continueRequest', { requestId });
    await session.send('Fetch.disable');
  };
}

/** Opens a path without waiting for its scripts. */
export function openAtOnce(page: Page, url: string): void {
  // A page that is closed before does not tell.
  page.goto(url).catch(() => {});
}
