import { controlsOf, type FieldControl } from './field-values';

/** Focuses the first control of a form, in tree order, that belongs to one of these fields. */
export function focusField(form: HTMLFormElement | null, names: readonly string[]): FieldControl | undefined {
  const control = controlsOf(form).find(
    (found) => !found.matches(':disabled') && names.some((name) => isSameOrPart(found.name, name)),
  );
  control?.focus();
  return control;
}

/** Focuses a field and selects its text, to be typed again. */
export function selectField(form: HTMLFormElement | null, name: string): void {
  const control = focusField(form, [name]);
  if (control && 'select' in control) control.select();
}

/** An error may be of one value of a group, `topics.0`, or of rows as a whole, `works`. */
function isSameOrPart(control: string, name: string): boolean {
  return `${name}.`.startsWith(`${control}.`) || control.startsWith(`${name}.`);
}
