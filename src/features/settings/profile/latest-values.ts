import { useLayoutEffect, useRef } from 'react';
import { readField } from '#ui/forms/field-values';
import { useFormState } from '#ui/forms/form-context';
import { inputOf, restoreInput } from '#ui/forms/typed-input';
import type { ProfileValues } from './profile.schema';

/** Shows newer values in those fields of the form around it that the viewer has not changed (OQ-95). */
export function LatestValues({ values }: { values: ProfileValues }) {
  const { element } = useFormState();
  const shown = useRef(values);
  const names = Object.keys(values) as (keyof ProfileValues)[];
  // Before React renders the new options: a select loses its value with the option.
  const outdated = names.filter(
    (name) =>
      values[name] !== shown.current[name] && readField(element.current, name) === shown.current[name],
  );
  useLayoutEffect(() => {
    shown.current = values;
    const form = element.current;
    if (!form || outdated.length === 0) return;
    const newer = Object.fromEntries(outdated.map((name) => [name, values[name]]));
    void restoreInput(form, { values: inputOf(form, newer) }).then(() => setDefaults(form));
  });
  return null;
}

/** React sets the default of a select only when it is mounted. */
function setDefaults(form: HTMLFormElement): void {
  for (const option of form.querySelectorAll('option')) option.defaultSelected = option.selected;
}
