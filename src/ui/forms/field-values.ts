export type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type FieldValue = string | boolean | readonly string[] | readonly File[] | File | null | undefined;

/** Returns the named controls of a form, or of another part of a document, in tree order. */
export function controlsOf(root: ParentNode | null): FieldControl[] {
  return [...(root?.querySelectorAll<FieldControl>('input[name],select[name],textarea[name]') ?? [])];
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

/** Whether a field has no input: no text, no choice and no file. An incomplete date is input. */
export function isEmptyField(form: HTMLFormElement | null, name: string): boolean {
  const controls = controlsOf(form).filter((control) => control.name === name) as HTMLInputElement[];
  return controls.every(({ type, checked, value, validity }) =>
    type === 'checkbox' || type === 'radio' ? !checked : value === '' && !validity.badInput,
  );
}

/** Returns the values of all enabled controls; dots in a name are levels of nesting, and numbers are list indexes. */
export function readValues(form: HTMLFormElement): Record<string, unknown> {
  const values = {};
  const enabled = controlsOf(form).filter((control) => !control.matches(':disabled'));
  for (const name of new Set(enabled.map((control) => control.name)))
    assign(values, name.split('.'), readField(form, name));
  return values;
}

function assign(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', next, ...rest] = path;
  if (next === undefined) target[key] = value;
  else {
    target[key] ??= /^\d+$/.test(next) ? [] : {};
    assign(target[key] as Record<string, unknown>, [next, ...rest], value);
  }
}

/** Returns the value at a path like `works.0.title`; undefined if there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
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
