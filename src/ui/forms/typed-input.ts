import { createEvent } from '#lib/document/create-event';
import { controlsOf, type FieldControl, valueAt } from './field-values';

/**
 * Fields for passwords and codes, whose values are not stored. Matched by `autocomplete` too, because revealing a
 * password changes its type.
 */
const SECRET_FIELDS =
  '[type=password],[autocomplete$=-password],[autocomplete=one-time-code],[autocomplete=off]';

export type InputValues = Map<string, string | boolean>;

/** Values and checked states of fields, by field name, and the name of the focused one. */
export type TypedInput = { values: InputValues; focused?: string | undefined };

/**
 * Reads the fields of a shadow root, so that their values can be restored when its elements are created again.
 * @param withSecrets also reads passwords and codes: only for a view that replaces these fields at once
 */
export function captureInput(root: ShadowRoot, { withSecrets = false } = {}): TypedInput {
  const focused = controlsOf(root).find((field) => field === root.activeElement);
  return {
    values: valuesOf(root, (field) => withSecrets || !isSecret(field)),
    focused: focused && fieldKey(focused),
  };
}

/**
 * Returns what was typed into a form, whether or not the form was told: the values that differ from those it was given, by
 * default empty ones. Of a group only these boxes. Without passwords, codes and files.
 */
export function typedValues(form: ParentNode | null, given: object = {}): InputValues {
  const isTypeable = ({ type }: FieldControl) => type !== 'file' && type !== 'hidden';
  return valuesOf(
    form,
    (field) => isTypeable(field) && !isSecret(field) && readControl(field) !== givenTo(field, given),
  );
}

function valuesOf(root: ParentNode | null, isRead: (field: FieldControl) => boolean): InputValues {
  const fields = controlsOf(root).filter(isRead);
  return new Map(fields.map((field) => [fieldKey(field), readControl(field)]));
}

function isSecret(field: FieldControl): boolean {
  return field.matches(SECRET_FIELDS);
}

/**
 * Removes the values of a form's fields from typed input.
 * @returns those of the fields into which nothing was typed
 */
export function takeValues(form: ParentNode, values: InputValues, given?: object): InputValues {
  const typed = typedValues(form, given);
  const taken: InputValues = new Map();
  for (const field of controlsOf(form)) {
    const key = fieldKey(field);
    const value = values.get(key);
    if (value !== undefined && !typed.has(key)) taken.set(key, value);
    values.delete(key);
  }
  return taken;
}

/** Returns values in the shape of `readValues` as those of the fields in a shadow root or form. */
export function inputOf(root: ParentNode, values: object): InputValues {
  const input: InputValues = new Map();
  for (const field of controlsOf(root))
    if (valueAt(values, field.name) !== undefined) input.set(fieldKey(field), givenTo(field, values));
  return input;
}

/** Returns the value of a control in values of the shape of `readValues`. */
function givenTo(field: FieldControl, values: object): string | boolean {
  const value = valueAt(values, field.name);
  if (!isTickable(field)) return (value ?? '') as string;
  if (!field.hasAttribute('value')) return Boolean(value);
  return Array.isArray(value) ? value.includes(field.value) : value === field.value;
}

/**
 * Restores the fields that differ from typed input. A select can get its options from the value of another field, so those
 * that still differ are set again after React has rendered.
 * @returns a promise that resolves after the last field is restored
 */
export async function restoreInput(root: ParentNode, input: TypedInput): Promise<void> {
  restoreFields(root, input);
  const [first] = controlsOf(root);
  controlsOf(root)
    .find((field) => fieldKey(field) === input.focused)
    ?.focus();
  // React renders the new options in a microtask that was queued before this one.
  await null;
  // Another form may have replaced this one.
  if (first?.isConnected) restoreFields(root, input);
}

/**
 * The `input` event updates the form; the native setter bypasses React's value tracking, which would otherwise ignore
 * the event.
 */
function restoreFields(root: ParentNode, input: TypedInput): void {
  for (const field of controlsOf(root)) {
    const value = input.values.get(fieldKey(field));
    if (typeof value === 'boolean' && isTickable(field)) {
      // A click does not clear a radio button.
      if (!value && field.type === 'radio') field.checked = false;
      else if (field.checked !== value) field.click();
    } else if (typeof value === 'string' && field.value !== value) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(createEvent('input', { bubbles: true }));
    }
  }
}

function readControl(field: FieldControl): string | boolean {
  return isTickable(field) ? field.checked : field.value;
}

function isTickable(field: FieldControl): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Includes the value for the radio buttons and checkboxes of a group, because those share a name. */
function fieldKey(field: FieldControl): string {
  return isTickable(field) && field.hasAttribute('value') ? `${field.name}=${field.value}` : field.name;
}
