import { useCallback, useEffect, useRef, useState } from 'react';
import { getPictureCode } from '#api/settings/phone-binding';
import { useReportFailure } from '#shared/failure/use-report-failure';

export type PictureCode = {
  /** A `data:` URL; null while none is loaded. */
  picture: string | null;
  isLoading: boolean;
  /** Loads a new picture, which invalidates the previous one. */
  reload(): void;
};

/** Loads the picture code on mount (PHONE-02). Only the response of the latest request is used. */
export function usePictureCode(): PictureCode {
  const reportFailure = useReportFailure();
  const [picture, setPicture] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(true);
  const running = useRef<AbortController>(undefined);
  const report = useRef(reportFailure);
  report.current = reportFailure;

  const reload = useCallback(() => {
    running.current?.abort();
    const fetching = new AbortController();
    running.current = fetching;
    setLoading(true);
    getPictureCode({ signal: fetching.signal })
      .then(setPicture)
      // Not `useSubmission`, because loading the picture submits nothing.
      .catch((cause: unknown) => {
        if (report.current(cause)) setPicture(null);
      })
      .finally(() => {
        if (running.current === fetching) setLoading(false);
      });
  }, []);
  useEffect(() => {
    reload();
    return () => running.current?.abort();
  }, [reload]);
  return { picture, isLoading, reload };
}
