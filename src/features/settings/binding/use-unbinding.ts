import { useState } from 'react';
import { type OtherAccount, unbind } from '../../../api/bindings';
import { TOAST_MS } from '../../../config/limits';
import { useToldFailure } from '../../../shared/failure/use-told-failure';
import { useSubmission } from '../../../ui/forms/use-submission';
import { useToast } from '../../../ui/toast';
import { useAreaTexts } from '../../../ui/use-area-texts';

/**
 * Unbinds a third party's account once the viewer has confirmed it (BIND-25, TOAST-07, OQ-71).
 * @param onDone called when it is unbound
 */
export function useUnbinding(onDone: (other: OtherAccount) => void) {
  const { done } = useAreaTexts('settings').binding.others;
  const failure = useToldFailure();
  const toast = useToast();
  const { isBusy, run } = useSubmission();
  /** What the viewer is asked about. */
  const [asked, setAsked] = useState<OtherAccount | null>(null);
  const [current, setCurrent] = useState<OtherAccount | null>(null);

  function confirm() {
    const other = asked;
    setAsked(null);
    if (!other) return;
    setCurrent(other);
    run(async (signal) => {
      try {
        await unbind(other, { signal });
        toast.show({ text: done, tone: 'success', durationMs: TOAST_MS });
        onDone(other);
      } catch (cause) {
        failure(cause);
      }
    });
  }
  return {
    asked,
    ask: (other: OtherAccount) => {
      if (!isBusy) setAsked(other);
    },
    cancel: () => setAsked(null),
    confirm,
    isBusyWith: (other: OtherAccount) => isBusy && isSame(current, other),
  };
}

function isSame(one: OtherAccount | null, other: OtherAccount): boolean {
  return one?.provider === other.provider && one.userId === other.userId;
}
