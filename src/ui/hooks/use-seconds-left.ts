import { useEffect, useState } from 'react';
import { useHeldWhileComposing } from './use-held-while-composing';

/**
 * Returns the whole seconds until a point in time, counting down to 0.
 * @param endsAtMs in milliseconds since 1970; a point in the past gives 0
 */
export function useSecondsLeft(endsAtMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsOf(leftMsUntil(endsAtMs)));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let endMs = endsAtMs;
    let longestMs = Number.POSITIVE_INFINITY;
    // Reads the clock each time, because timers are delayed in hidden tabs.
    function count() {
      // The clock was set back; the countdown continues.
      if (leftMsUntil(endMs) > longestMs) endMs = Date.now() + longestMs;
      const leftMs = leftMsUntil(endMs);
      const left = secondsOf(leftMs);
      setSeconds(left);
      longestMs = (left - 1) * 1000;
      if (left > 0) timer = setTimeout(count, leftMs - longestMs);
    }
    count();
    return () => clearTimeout(timer);
  }, [endsAtMs]);
  return useHeldWhileComposing(seconds);
}

function leftMsUntil(endsAtMs: number): number {
  return Math.max(0, endsAtMs - Date.now());
}

function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000);
}
