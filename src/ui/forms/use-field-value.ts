import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type FieldValue, readField } from './field-values';
import { useField, useFormState } from './form-context';

/** Fillers that write without an event are noticed when the viewer goes on to the next field. */
const CHANGES = ['input', 'change', 'focusin'];

/**
 * What another field of the same form holds, for fields that depend on it. A store and not a state: React would render
 * a state late, because it does not see that the events of a shadow tree are a viewer's, and a fast Tab would miss a
 * button that has just been enabled.
 */
export function useFieldValue(name: string): FieldValue {
  const { element } = useFormState();
  const start = useField(name).start as FieldValue;
  const known = useRef(start);
  const subscribe = useCallback((notify: () => void) => listen(element.current, notify), [element]);

  function read(): FieldValue {
    const now = element.current ? readField(element.current, name) : start;
    // The values of a group are a new list each time.
    if (String(known.current) !== String(now)) known.current = now;
    return known.current;
  }
  return useSyncExternalStore(subscribe, read, () => start);
}

/** The text of another field, without spaces around it. */
export function useFieldText(name: string): string {
  const value = useFieldValue(name);
  return typeof value === 'string' ? value.trim() : '';
}

function listen(form: HTMLFormElement | null, notify: () => void): () => void {
  // A reset takes effect after its event.
  const notifyLater = () => setTimeout(notify);
  for (const change of CHANGES) form?.addEventListener(change, notify);
  form?.addEventListener('reset', notifyLater);
  return () => {
    for (const change of CHANGES) form?.removeEventListener(change, notify);
    form?.removeEventListener('reset', notifyLater);
  };
}
