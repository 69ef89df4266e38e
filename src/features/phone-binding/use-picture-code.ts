import { useCallback, useEffect, useRef, useState } from 'react';
import { getPictureCode } from '../../api/phone-binding';
import { useToldFailure } from '../../shared/failure/use-told-failure';

export type PictureCode = {
  /** A `data:` address; null while there is none. */
  picture: string | null;
  isLoading: boolean;
  /** Fetches another picture; the one before is worth nothing from then on. */
  reload(): void;
};

/** The picture with the code, fetched when the screen appears (PHONE-02). Of several fetches the last one counts. */
export function usePictureCode(): PictureCode {
  const failure = useToldFailure();
  const [picture, setPicture] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const running = useRef<AbortController>(undefined);
  const report = useRef(failure);
  report.current = failure;

  const reload = useCallback(() => {
    running.current?.abort();
    const fetching = new AbortController();
    running.current = fetching;
    setLoading(true);
    getPictureCode({ signal: fetching.signal })
      .then(setPicture)
      // Nothing is submitted: the picture is a query.
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
