import { LOADED_EVENT } from '#config/events';
import { RECOVERY_PAUSE_MS } from '#config/limits';

/**
 * Returns a function that waits for the next of some events which tell that the files of the page may be loaded again. Then
 * `retry` is called; only in a visible page, and at most once a minute.
 */
export function waitForRecovery(
  signal: AbortSignal,
  retry: () => void,
  signs = ['online', 'visibilitychange', LOADED_EVENT],
): () => void {
  let isWaiting = false;
  let earliest = 0;
  function tryAgain() {
    const now = performance.now();
    if (!isWaiting || document.visibilityState === 'hidden' || now < earliest) return;
    isWaiting = false;
    earliest = now + RECOVERY_PAUSE_MS;
    retry();
  }
  // They reach the window while it captures, also those that do not bubble.
  for (const sign of signs) addEventListener(sign, tryAgain, { capture: true, signal });
  return () => {
    isWaiting = true;
  };
}
