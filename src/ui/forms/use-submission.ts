import { useCallback, useEffect, useRef, useState } from 'react';

type Submission = {
  isBusy: boolean;
  /** Runs the work unless a submission is pending. The signal aborts when the form unmounts. */
  run(work: (signal: AbortSignal) => Promise<unknown>): Promise<void>;
};

/** Runs one submission at a time. */
export function useSubmission(): Submission {
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

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
  return { isBusy, run };
}
