import { useCallback } from 'react';
import { forgetRecovery } from './kept-recovery';
import { DONE } from './reset-state';
import { useReplaceState } from './use-replace-state';

/** What follows a new password: nothing of the recovery is kept, and its last panel is shown (RECOV-23, OQ-57). */
export function useResetDone(findType: string): () => void {
  const replaceState = useReplaceState();
  return useCallback(() => {
    forgetRecovery();
    replaceState('FindPassword3', { findType }, DONE);
  }, [findType, replaceState]);
}
