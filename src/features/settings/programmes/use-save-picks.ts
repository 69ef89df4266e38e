import { type Picks, savePicks } from '../../../api/programmes';
import { TOAST_MS } from '../../../config/limits';
import { useToldFailure } from '../../../shared/failure/use-told-failure';
import { useSubmission } from '../../../ui/forms/use-submission';
import { useToast } from '../../../ui/toast';
import { useAreaTexts } from '../../../ui/use-area-texts';

/** Saves what the viewer has chosen, once at a time, and says so (FAV-03, TOAST-02). */
export function useSavePicks(): { isBusy: boolean; save(picks: Picks): void } {
  const { saved } = useAreaTexts('settings').programmes;
  const failure = useToldFailure();
  const toast = useToast();
  const { isBusy, run } = useSubmission();

  function save(picks: Picks) {
    void run(async (signal) => {
      try {
        await savePicks(picks, { signal });
        toast.show({ text: saved, tone: 'success', durationMs: TOAST_MS });
      } catch (cause) {
        failure(cause);
      }
    });
  }
  return { isBusy, save };
}
