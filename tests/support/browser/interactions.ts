import type { Page } from 'puppeteer-core';

/** The Event Timing API reports no event that took less. */
export const SHORTEST_MS = 16;
const CPU_RATE = 4;
const SMALL = { format: 'jpeg', quality: 1, maxWidth: 64, maxHeight: 64 } as const;
/** Longer than the frame after an interaction, which reports it. */
const REPORT_MS = 300;

/** Slows a page's CPU and records its interactions: presses of keys and of pointers, until the next paint. */
export async function watchInteractions(page: Page): Promise<void> {
  const devTools = await page.createCDPSession();
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  // A headless browser presents frames only while they are recorded, and an interaction ends with its frame.
  devTools.on('Page.screencastFrame', ({ sessionId }) =>
    devTools.send('Page.screencastFrameAck', { sessionId }).catch(() => {}),
  );
  await devTools.send('Page.startScreencast', SMALL);
  await page.evaluate((durationThreshold) => {
    const interactions = new Map<number, number>();
    Object.assign(window, { interactions });
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId: id, duration } of list.getEntries() as PerformanceEventTiming[])
        if (id) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
    });
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/**
 * Returns how long each interaction of an action took until the next paint, in milliseconds, in steps of 8; without those
 * that were too short to be reported.
 */
export async function interactionsOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => (Reflect.get(window, 'interactions') as Map<number, number>).clear());
  await act();
  return page.evaluate(async (reportMs) => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, reportMs));
    return [...(Reflect.get(window, 'interactions') as Map<number, number>).values()];
  }, REPORT_MS);
}
