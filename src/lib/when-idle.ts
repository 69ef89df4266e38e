const SOON_MS = 500;

/**
 * Runs a task in idle time, at the latest soon. Safari has no `requestIdleCallback`.
 * @returns cancels the task
 */
export function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: SOON_MS });
  return () => cancelIdleCallback(handle);
}
