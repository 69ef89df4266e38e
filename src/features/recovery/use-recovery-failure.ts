import { useCallback } from 'react';
import { type Failure, useFailure } from '../../blocks/failure/use-failure';
import { TOAST_MS } from '../../config/limits';
import { useToast } from '../../ui/toast';

/**
 * Reports a failed call of the recovery: every refusal is a toast here, also those codes that a sign-in shows inside
 * its form (RECOV-24, ERR-10).
 */
export function useRecoveryFailure(): (cause: unknown) => Failure | null {
  const failure = useFailure();
  const toast = useToast();
  return useCallback(
    (cause) => {
      const failed = failure(cause);
      if (failed?.inlineText) {
        toast.show({ text: failed.inlineText, tone: 'error', durationMs: TOAST_MS, closable: true });
      }
      return failed;
    },
    [failure, toast],
  );
}
