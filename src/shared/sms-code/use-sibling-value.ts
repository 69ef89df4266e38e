import { type RefObject, useEffect, useState } from 'react';

type Control = HTMLButtonElement | HTMLInputElement | HTMLFieldSetElement;

/** Fillers that write without an event are noticed when the viewer goes on to the next field. */
const CHANGES = ['input', 'change', 'focusin'];

/**
 * What another field of the same form holds, without spaces around it.
 * @param control any control of the form
 */
export function useSiblingValue(control: RefObject<Control | null>, name: string): string {
  const [value, setValue] = useState('');
  useEffect(() => {
    const form = control.current?.form;
    const read = () => setValue(siblingOf(control.current, name)?.value.trim() ?? '');
    read();
    for (const change of CHANGES) form?.addEventListener(change, read);
    return () => {
      for (const change of CHANGES) form?.removeEventListener(change, read);
    };
  }, [control, name]);
  return value;
}

export function siblingOf(control: Control | null, name: string): HTMLInputElement | null {
  const found = control?.form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
}
