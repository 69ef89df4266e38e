import { useEffect, useState } from 'react';
import { auditDemo } from '#api/demo';
import { useReportFailure } from '#shared/failure/use-report-failure';

/** The test page: makes one request on mount and shows its raw result code (ROUTE-12, OQ-23). */
export function Screen() {
  const reportFailure = useReportFailure();
  const [code, setCode] = useState<number | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    auditDemo({ signal: leaving.signal }).then(setCode, reportFailure);
    return () => leaving.abort();
  }, [reportFailure]);
  return <output data-testid="code">{code}</output>;
}
