import { useEffect, useState } from 'react';
import { type FieldValue, readField } from './field-values';
import { useField, useFormState } from './form-context';

/** Fillers that write without an event are noticed when the viewer goes on to the next field. */
const CHANGES = ['input', 'change', 'focusin'];

/** What another field of the same form holds, for fields that depend on it. */
export function useFieldValue(name: string): FieldValue {
  const { element } = useFormState();
  const { start } = useField(name);
  const [value, setValue] = useState(start as FieldValue);
  useEffect(() => {
    const form = element.current;
    const read = () => {
      const now = readField(form, name);
      // The values of a group are a new list each time.
      setValue((before) => (String(before) === String(now) ? before : now));
    };
    // A reset takes effect after its event.
    const readLater = () => setTimeout(read);
    read();
    for (const change of CHANGES) form?.addEventListener(change, read);
    form?.addEventListener('reset', readLater);
    return () => {
      for (const change of CHANGES) form?.removeEventListener(change, read);
      form?.removeEventListener('reset', readLater);
    };
  }, [element, name]);
  return value;
}

/** The text of another field, without spaces around it. */
export function useFieldText(name: string): string {
  const value = useFieldValue(name);
  return typeof value === 'string' ? value.trim() : '';
}
