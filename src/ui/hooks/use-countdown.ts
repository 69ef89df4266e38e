import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once, after `durationMs` without the paused time.
 * @param onEnd must be stable between renders; a new function restarts the timer with the remaining time
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
