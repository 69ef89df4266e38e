import { useCallback } from 'react';
import { TOAST_MS } from '../../config/limits';
import { useToast } from '../../ui/toast/toast';
import { type Failure, useReportFailure } from './use-report-failure';

/**
 * Reports a failed request of a screen without a form: codes that a form would show inline are shown as a
 * toast too (RECOV-24, ERR-10, ERR-15).
 */
export function useFailureToast(): (cause: unknown) => Failure | null {
  const reportFailure = useReportFailure();
  const toast = useToast();
  return useCallback(
    (cause) => {
      const failed = reportFailure(cause);
      if (failed?.inlineText) {
        toast.show({ text: failed.inlineText, tone: 'error', durationMs: TOAST_MS, closable: true });
      }
      return failed;
    },
    [reportFailure, toast],
  );
}
