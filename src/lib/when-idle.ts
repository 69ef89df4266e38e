const SOON_MS = 500;

/**
 * Runs a task when the browser is idle, or after a timeout. Falls back to the timeout in Safari, which has no
 * `requestIdleCallback`.
 * @returns a function that cancels the task
 */
export function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: SOON_MS });
  return () => cancelIdleCallback(handle);
}
