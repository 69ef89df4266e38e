import { useLayoutEffect, useRef } from 'react';
import { readField, valueAt } from '#ui/forms/field-values';
import { useFormState } from '#ui/forms/form-context';
import { inputOf, restoreInput } from '#ui/forms/typed-input';
import type { ProfileValues } from './profile.schema';

/** Shows newer values in those fields of the form around it that the viewer has not changed (OQ-95). */
export function LatestValues({ values }: { values: ProfileValues }) {
  const { element, given } = useFormState();
  const received = useRef(values);
  const names = Object.keys(values) as (keyof ProfileValues)[];
  const valuesOf = (some: typeof names) => Object.fromEntries(some.map((name) => [name, values[name]]));
  const newer = names.filter((name) => values[name] !== received.current[name]);
  // Before React renders the new options: a select loses its value with the option.
  const outdated = newer.filter((name) => readField(element.current, name) === valueAt(given.current, name));
  useLayoutEffect(() => {
    received.current = values;
    given.current = { ...given.current, ...valuesOf(newer) };
    const form = element.current;
    if (!form || outdated.length === 0) return;
    void restoreInput(form, { values: inputOf(form, valuesOf(outdated)) }).then(() => setDefaults(form));
  });
  return null;
}

/** React sets the default of a select only when it is mounted. */
function setDefaults(form: HTMLFormElement): void {
  for (const option of form.querySelectorAll('option')) option.defaultSelected = option.selected;
}
