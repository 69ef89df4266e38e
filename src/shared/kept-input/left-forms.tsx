import { createContext, useContext, useEffect, useState } from 'react';
import { viewerEpoch } from '#session/session';
import type { Elements } from '#ui/elements';
import { changedValues, restoreInput } from '#ui/forms/typed-input';
import type { KeptForm } from './kept-input-store';
import { keepLeftInput, takeLeftInput } from './left-input';

type Forms = Map<KeptForm, HTMLFormElement>;

const FormsContext = createContext<Forms>(new Map());

/**
 * Keeps what the viewer has typed into the forms inside, except passwords and codes, when all of them are left: until each is
 * opened again. A form that is removed alone was submitted or canceled, and nothing of it is kept.
 */
export function LeftForms({ children }: { children: Elements }) {
  const [forms] = useState<Forms>(() => new Map());
  useEffect(() => {
    // At the end of a session, the next viewer is known before this one's forms are removed.
    const viewer = viewerEpoch();
    // Runs before the effects inside, which remove the forms from the map.
    return () => {
      for (const [name, form] of forms) keepLeftInput(name, changedValues(form), viewer);
    };
  }, [forms]);
  return <FormsContext value={forms}>{children}</FormsContext>;
}

/** Restores what was typed into a form before it was left. */
export function useLeftInput(name: KeptForm, element: { readonly current: HTMLFormElement | null }): void {
  const forms = useContext(FormsContext);
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    forms.set(name, form);
    const values = takeLeftInput(name);
    // Later effects of this commit subscribe the fields to each other's values.
    if (values) queueMicrotask(() => void restoreInput(form, { values, focused: null }));
    return () => void forms.delete(name);
  }, [forms, name, element]);
}
