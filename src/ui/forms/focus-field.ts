type Focusable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** Focuses the first enabled control, in tree order, of the given fields, or a button that stands in place of one. */
export function focusField(form: HTMLFormElement | null, names: readonly string[]): Focusable | undefined {
  const all = form?.querySelectorAll<Focusable>('input[name],select[name],textarea[name],button[name]') ?? [];
  const control = [...all].find(
    (found) => !found.matches(':disabled') && names.some((name) => isSameOrPart(found.name, name)),
  );
  control?.focus();
  return control;
}

/** Focuses the first of the given fields and selects its text. */
export function selectField(form: HTMLFormElement | null, names: readonly string[]): void {
  const control = focusField(form, names);
  if (control && 'select' in control) control.select();
}

/** Matches a control also by one value of its group (`topics.0`) or by the rows that contain it (`works`). */
function isSameOrPart(control: string, name: string): boolean {
  return `${name}.`.startsWith(`${control}.`) || control.startsWith(`${name}.`);
}
