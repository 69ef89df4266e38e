export type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type FieldValue = string | boolean | readonly string[] | readonly File[] | File | null | undefined;

/** Returns the named controls of a form in tree order. */
export function controlsOf(form: HTMLFormElement | null): FieldControl[] {
  return [...(form?.querySelectorAll<FieldControl>('input[name],select[name],textarea[name]') ?? [])];
}

/**
 * Reads the current value of a field from the DOM: a string, a boolean for a checkbox, the checked values of a checkbox
 * group, the checked value of a radio group or null, or files. An incomplete date or number is null.
 */
export function readField(form: HTMLFormElement | null, name: string): FieldValue {
  const controls = controlsOf(form).filter((control) => control.name === name);
  const [first] = controls;
  return first && (READERS[first.type] ?? readInput)(controls as HTMLInputElement[]);
}

/** Returns the trimmed text of a field. */
export function readText(form: HTMLFormElement | null, name: string): string {
  const value = readField(form, name);
  return typeof value === 'string' ? value.trim() : '';
}

type Reader = (controls: HTMLInputElement[]) => FieldValue;

const READERS: Readonly<Record<string, Reader>> = {
  radio: (radios) => radios.find(({ checked }) => checked)?.value ?? null,
  // Only checkboxes in a group have a `value` attribute.
  checkbox: (boxes) =>
    boxes[0]?.hasAttribute('value')
      ? boxes.filter(({ checked }) => checked).map(({ value }) => value)
      : Boolean(boxes[0]?.checked),
  file: ([input]) => {
    const files = [...(input?.files ?? [])];
    return input?.multiple ? files : (files[0] ?? null);
  },
};

const readInput: Reader = ([control]) => (control?.validity.badInput ? null : control?.value);
