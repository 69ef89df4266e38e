import { type Picks, savePicks } from '../../../api/programmes';
import { useSubmit } from '../../../shared/submission/use-submit';
import { useAreaTexts } from '../../../ui/use-area-texts';

/** Saves what the viewer has chosen, and says so (FAV-03, TOAST-02). */
export function useSavePicks() {
  const { saved } = useAreaTexts('settings').programmes;
  return useSubmit((picks: Picks, signal) => savePicks(picks, { signal }), { success: saved });
}
