import { useCallback } from 'react';
import { forgetRecovery } from '../kept-recovery';
import { useReplaceState } from '../use-replace-state';
import { DONE } from './reset-state';

/** Completes a recovery: clears its stored state and shows the last panel (RECOV-23, OQ-57). */
export function useResetDone(findType: string): () => void {
  const replaceState = useReplaceState();
  return useCallback(() => {
    forgetRecovery();
    replaceState('FindPassword3', { findType }, DONE);
  }, [findType, replaceState]);
}
