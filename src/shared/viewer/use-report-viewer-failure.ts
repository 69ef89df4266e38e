import { useCallback } from 'react';
import { isSignedOut } from '#lib/api-error';
import { session } from '#session/session';
import { useHost } from '#ui/host';
import { type ReportFailure, useReportFailure } from '../failure/use-report-failure';
import { signInElement } from '../sign-in/sign-in-page';

/**
 * Reports a failure of an account screen. The end of the session is announced once, by the notice that replaces the screen.
 * On a page where another element signs the viewer in, it is not reported, because the notice leads there (OQ-40).
 */
export function useReportViewerFailure(): ReportFailure {
  const reportFailure = useReportFailure();
  const { element } = useHost();
  return useCallback(
    (cause, rules) => {
      if (!isSignedOut(cause)) return reportFailure(cause, rules);
      // Where the sign-in is asked for over the page, the session has not ended.
      const isNoticed = session.getState().status === 'signed-out';
      return signInElement(element) ? null : reportFailure(cause, { ...rules, isNoticed });
    },
    [reportFailure, element],
  );
}
