import { useMemo } from 'react';

/** Measures from the first press or key to the answer (CAPT-08). */
export function useStopwatch() {
  return useMemo(() => {
    let startedAt: number | null = null;
    return {
      /** Starts, unless it runs already. */
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
