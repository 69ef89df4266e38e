import { useEffect, useEffectEvent, useState } from 'react';
import { auditDemo } from '#api/demo';
import { useReportFailure } from '#shared/failure/use-report-failure';

/** Shown without a result code, so that the page is not blank once the toast is gone. */
const NO_CODE = '–';

/** The test page: makes one request on mount and shows its raw result code (ROUTE-12, OQ-23). */
export function Screen() {
  const reportFailure = useReportFailure();
  const [code, setCode] = useState<number | string | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    reportFailure(error);
    setCode(NO_CODE);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    auditDemo({ signal }).then(setCode, (error) => !signal.aborted && fail(error));
    return () => leaving.abort();
  }, []);
  return <output data-testid="code">{code}</output>;
}
