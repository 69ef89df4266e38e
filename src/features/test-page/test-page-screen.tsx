import { useEffect, useState } from 'react';
import { auditDemo } from '../../api/demo';
import { useFailure } from '../../shared/failure/use-failure';

/** The test page: makes one request on mount and shows its raw result code (ROUTE-12, OQ-23). */
export function Screen() {
  const failure = useFailure();
  const [code, setCode] = useState<number | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    auditDemo({ signal: leaving.signal }).then(setCode, failure);
    return () => leaving.abort();
  }, [failure]);
  return <output part="code">{code}</output>;
}
