import { useMemo } from 'react';

/** Measures the time from the first press or key to the answer, in milliseconds (CAPT-08). */
export function useStopwatch() {
  return useMemo(() => {
    let startedAt: number | null = null;
    return {
      /** Starts the stopwatch unless it is running. */
      start() {
        startedAt ??= performance.now();
      },
      restart() {
        startedAt = performance.now();
      },
      reset() {
        startedAt = null;
      },
      elapsedMs: () => (startedAt === null ? 0 : performance.now() - startedAt),
    };
  }, []);
}
