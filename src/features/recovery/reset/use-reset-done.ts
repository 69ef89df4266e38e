import { useCallback } from 'react';
import { clearRecovery } from '../recovery-state';
import { useReplaceState } from '../use-replace-state';
import { DONE } from './reset-state';

/** Completes a recovery: clears its stored state and shows the last panel (RECOV-23, OQ-57). */
export function useResetDone(findType: string): () => void {
  const replaceState = useReplaceState();
  return useCallback(() => {
    clearRecovery();
    replaceState('FindPassword3', { findType }, DONE);
  }, [findType, replaceState]);
}
