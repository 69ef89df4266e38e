import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { KEPT_INPUT_MS } from '#config/limits';
import { viewerEpoch } from '#session/session';
import type { Elements } from '#ui/elements';
import { useRestoredInput } from '#ui/forms/restored-input';
import { changedValues } from '#ui/forms/typed-input';
import { type InputSlot, keepInput, memoryOf, readInput } from './input-slot';
import type { KeptForm } from './kept-input-store';

const LeftContext = createContext({ current: false });

/**
 * Keeps what the viewer has typed into the forms inside, except passwords and codes, when all of them are left: until each is
 * opened again. A form that is removed alone was submitted or canceled, and nothing of it is kept.
 */
export function LeftForms({ children }: { children: Elements }) {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    // Runs before the effects inside end.
    return () => {
      isLeft.current = true;
    };
  }, []);
  return <LeftContext value={isLeft}>{children}</LeftContext>;
}

/** Restores what was typed into a form before it was left. In memory only, for the same viewer and at most 30 minutes. */
export function useLeftInput(name: KeptForm, element: RefObject<HTMLFormElement | null>): void {
  const isLeft = useContext(LeftContext);
  // At the end of a session, the next viewer is known before this one's forms are removed.
  const [slot] = useState(
    (): InputSlot => ({
      store: memoryOf(document),
      key: name,
      viewer: viewerEpoch(),
      lifeMs: KEPT_INPUT_MS,
    }),
  );
  useRestoredInput(element, () => readInput(slot));
  useEffect(() => {
    const form = element.current;
    return () => {
      if (isLeft.current) keepInput(slot, { values: changedValues(form) });
      else slot.store.delete(slot.key);
    };
  }, [element, isLeft, slot]);
}
