import { LOADED_EVENT } from '#config/events';
import { RECOVERY_PAUSE_MS } from '#config/limits';

/** Events which tell that the files of the page may be loaded again. */
const SIGNS = ['online', 'visibilitychange', LOADED_EVENT];

/**
 * Returns a function that waits for such an event, for one element. Then it calls each `retry` that waits, if its connection
 * has not ended; only in a visible page, and at most once a minute, whatever fails meanwhile.
 */
export function recoveryOf(): (signal: AbortSignal, retry: () => void) => void {
  const waiting: (() => void)[] = [];
  let earliest = 0;
  function tryAgain() {
    const now = performance.now();
    if (!waiting[0] || document.visibilityState === 'hidden' || now < earliest) return;
    earliest = now + RECOVERY_PAUSE_MS;
    for (const retry of waiting.splice(0)) retry();
  }
  return (signal, retry) => {
    waiting.push(() => signal.aborted || retry());
    // They reach the window while it captures, also those that do not bubble.
    for (const sign of SIGNS) addEventListener(sign, tryAgain, { capture: true, signal });
  };
}
