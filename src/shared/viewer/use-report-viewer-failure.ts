import { useCallback } from 'react';
import { isSignedOut } from '#lib/api-error';
import { useHost } from '#ui/host';
import { type ReportFailure, useReportFailure } from '../failure/use-report-failure';
import { signInElement } from '../sign-in/sign-in-page';

/**
 * Reports a failure of an account screen. On a page where another element signs the viewer in, the end of the session
 * is not reported, because the notice that replaces the screen leads there (OQ-40).
 */
export function useReportViewerFailure(): ReportFailure {
  const reportFailure = useReportFailure();
  const { element } = useHost();
  return useCallback(
    (cause, rules) => (isSignedOut(cause) && signInElement(element) ? null : reportFailure(cause, rules)),
    [reportFailure, element],
  );
}
