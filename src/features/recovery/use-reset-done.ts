import { useCallback } from 'react';
import { TOAST_MS } from '../../config/limits';
import { useToast } from '../../ui/toast';
import { useAreaTexts } from '../../ui/use-area-texts';
import { forgetRecovery } from './kept-recovery';
import { DONE } from './reset-state';
import { useReplaceState } from './use-replace-state';

/** What follows a new password: the words for it, and nothing of the recovery is kept (RECOV-23, OQ-57). */
export function useResetDone(findType: string): () => void {
  const { reset } = useAreaTexts('account').recovery;
  const toast = useToast();
  const replaceState = useReplaceState();
  return useCallback(() => {
    forgetRecovery();
    toast.show({ text: reset.done, tone: 'success', durationMs: TOAST_MS });
    replaceState('FindPassword3', { findType }, DONE);
  }, [findType, reset, toast, replaceState]);
}
