import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type FieldValue, readField } from './field-values';
import { useField, useFormState } from './form-context';

/** `focusin` detects values that were filled in without events. */
const CHANGES = ['input', 'change', 'focusin'];

/**
 * Returns the value of another field in the same form. It is an external store, because React gives state updates from
 * events in a shadow tree a low priority, and a fast Tab would skip a button that has just been enabled.
 */
export function useFieldValue(name: string): FieldValue {
  const { element } = useFormState();
  const start = useField(name).start as FieldValue;
  const known = useRef(start);
  const subscribe = useCallback((notify: () => void) => listen(element.current, notify), [element]);

  function read(): FieldValue {
    const now = element.current ? readField(element.current, name) : start;
    // A checkbox group returns a new array each time.
    if (String(known.current) !== String(now)) known.current = now;
    return known.current;
  }
  return useSyncExternalStore(subscribe, read, () => start);
}

/** Returns the trimmed text of another field. */
export function useFieldText(name: string): string {
  const value = useFieldValue(name);
  return typeof value === 'string' ? value.trim() : '';
}

function listen(form: HTMLFormElement | null, notify: () => void): () => void {
  // The form resets its controls after the event.
  const notifyLater = () => setTimeout(notify);
  for (const change of CHANGES) form?.addEventListener(change, notify);
  form?.addEventListener('reset', notifyLater);
  return () => {
    for (const change of CHANGES) form?.removeEventListener(change, notify);
    form?.removeEventListener('reset', notifyLater);
  };
}
