import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once, after `durationMs` without the paused time; never if that is null.
 * @param onEnd must be stable between renders; a new function restarts the timer with the remaining time
 */
export function useCountdown(durationMs: number | null, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs);
  useEffect(() => {
    const { current: left } = leftMs;
    if (isPaused || left === null) return;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, left);
    return () => {
      clearTimeout(timer);
      leftMs.current = left - (performance.now() - startedAt);
    };
  }, [isPaused, onEnd]);
}
