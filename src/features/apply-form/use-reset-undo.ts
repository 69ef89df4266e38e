import { useRef, useState } from 'react';
import { captureInput, type InputValues, restoreInput } from '#ui/forms/typed-input';
import { focusTitle } from '#ui/hooks/use-title-focus';
import { useHost } from '#ui/host';

/** The button that cleared the form: the one of a restored draft above the fields, or the one below them. */
type Place = 'above' | 'below';

/** Keeps the values that the visitor clears, until the next input. */
export function useResetUndo() {
  const { element } = useHost();
  const root = element.shadowRoot as ShadowRoot;
  const [cleared, setCleared] = useState<{ values: InputValues; place: Place } | null>(null);
  const resetButton = useRef<HTMLButtonElement>(null);

  return {
    /** Where the form was cleared; undefined if there is nothing to undo. */
    place: cleared?.place,
    resetButton,
    /** Has to be called before the form is cleared. */
    keep(place: Place) {
      // Fields without autofill are no secrets here.
      const { values } = captureInput(root, { withSecrets: true });
      setCleared([...values.values()].some(Boolean) ? { values, place } : null);
      // The pressed button is removed with the notice of the draft.
      if (place === 'above') focusTitle(element);
    },
    drop: () => setCleared(null),
    undo() {
      if (!cleared) return;
      // The pressed button is removed.
      if (cleared.place === 'above') focusTitle(element);
      else resetButton.current?.focus();
      void restoreInput(root, { values: cleared.values });
    },
  };
}
