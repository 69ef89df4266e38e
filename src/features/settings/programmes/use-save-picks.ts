import type { CallOptions } from '../../../api/call';
import type { Picks } from '../../../api/programmes';
import { useSubmit } from '../../../shared/submission/use-submit';
import { useAreaTexts } from '../../../ui/hooks/use-area-texts';

/** Saves the viewer's favourites and shows a toast (FAV-03, TOAST-02). */
export function useSavePicks(onSave: (picks: Picks, options: CallOptions) => Promise<void>) {
  const { saved } = useAreaTexts('settings').programmes;
  return useSubmit((picks: Picks, signal) => onSave(picks, { signal }), { success: saved });
}
