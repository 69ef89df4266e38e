import type { Page } from 'puppeteer-core';

/**
 * Holds the timers of these durations that a page starts from now on, so that a state which the product shows for that
 * time stays visible.
 * @returns a function that runs the held timers, and holds no later ones
 */
export async function holdTimers(page: Page, ...durationsMs: number[]): Promise<() => Promise<void>> {
  const { identifier } = await page.evaluateOnNewDocument(holdInPage, durationsMs);
  await page.evaluate(holdInPage, durationsMs);
  return async () => {
    await page.removeScriptToEvaluateOnNewDocument(identifier);
    await page.evaluate(() => (window as unknown as { runHeldTimers(): void }).runHeldTimers());
  };
}

/** Runs in the page, before any of its scripts where the document is new. */
function holdInPage(durationsMs: number[]): void {
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map<number, () => void>();
  let isHolding = true;
  Object.assign(window, {
    setTimeout(run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) {
      const isHeld = isHolding && durationsMs.includes(ms ?? 0);
      const id = isHeld ? start(() => {}, 3_600_000) : start(run, ms, ...values);
      if (isHeld) held.set(id, () => run(...values));
      return id;
    },
    clearTimeout(id: number) {
      held.delete(id);
      stop(id);
    },
    runHeldTimers() {
      isHolding = false;
      // Not at once: some leave the document, and with it the test's call.
      for (const run of held.values()) start(run);
    },
  });
}
