import { useState } from 'react';
import { type OtherAccount, unbind } from '#api/settings/bindings';
import { useSubmission } from '#shared/submission/use-submission';
import { useAreaTexts } from '#ui/hooks/use-area-texts';

/**
 * Unbinds a third-party account after a confirmation by the viewer (BIND-25, TOAST-07, OQ-71).
 * @param onDone called after the account was unbound
 */
export function useUnbinding(onDone: (other: OtherAccount) => void) {
  const { done } = useAreaTexts('settings').binding.others;
  const { isBusy, submit } = useSubmission((other: OtherAccount, signal) => unbind(other, { signal }), {
    success: done,
    onSuccess: (_response, other) => onDone(other),
  });
  /** Account that the viewer is asked to confirm. */
  const [asked, setAsked] = useState<OtherAccount | null>(null);
  const [current, setCurrent] = useState<OtherAccount | null>(null);

  function confirm() {
    const other = asked;
    setAsked(null);
    if (!other) return;
    setCurrent(other);
    submit(other);
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
