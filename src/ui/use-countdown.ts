import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once, after `durationMs` in which it was not paused.
 * @param onEnd a function that stays the same between renders; a new one starts the rest of the time again
 */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(onEnd, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isPaused, onEnd]);
}
