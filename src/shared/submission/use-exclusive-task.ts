import { useCallback, useEffect, useRef, useState } from 'react';

type ExclusiveTask = {
  isBusy: boolean;
  /** Runs the work unless the previous one is pending. The signal aborts on unmount. */
  run(work: (signal: AbortSignal) => Promise<unknown>): Promise<void>;
  cancel(): void;
};

/** Runs one task at a time. */
export function useExclusiveTask(): ExclusiveTask {
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const run = useCallback(async (work: (signal: AbortSignal) => Promise<unknown>) => {
    if (running.current) return;
    running.current = new AbortController();
    setBusy(true);
    try {
      await work(running.current.signal);
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  }, []);
  return { isBusy, run, cancel };
}
