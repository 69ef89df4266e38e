import { type RefObject, useEffect, useRef } from 'react';

/**
 * A step that takes the place of another begins at its title, for eyes and for voices: the field or button that had
 * the focus went with the step before. Whoever has gone on elsewhere meanwhile stays there, and in a hidden panel
 * nothing can take the focus.
 * @param step names what is shown; the first one leaves the page as it is
 * @returns for the element around the steps, each of which has a `StepTitle`
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    box.current?.querySelector<HTMLElement>('[part~=step-title]')?.focus({ preventScroll: true });
  }, [step]);
  return box;
}
