/** Fields for passwords and codes, by name because a viewer can change their type; they are not stored. */
const SECRET_FIELDS =
  '[type=password],[autocomplete$=-password],[autocomplete=one-time-code],[autocomplete=off]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Values, checked states and focus of a widget's fields, by field name. */
export type Draft = { values: Map<string, string | boolean>; focused: string | null };

/**
 * Reads the fields of a widget, so that their values can be restored when its elements are created again.
 * @param withSecrets also reads passwords and codes: only for a view that replaces these fields at once
 */
export function captureDraft(root: ShadowRoot, { withSecrets = false } = {}): Draft {
  const values = new Map<string, string | boolean>();
  for (const field of fieldsOf(root)) {
    if (withSecrets || !field.matches(SECRET_FIELDS))
      values.set(fieldKey(field), isTickable(field) ? field.checked : field.value);
  }
  const active = root.activeElement;
  return { values, focused: isField(active) ? fieldKey(active) : null };
}

/**
 * Restores the fields that differ from a draft. The `input` event updates the form; the native setter
 * bypasses React's value tracking, which would otherwise ignore the event.
 */
export function restoreDraft(root: ShadowRoot, draft: Draft): void {
  for (const field of fieldsOf(root)) {
    const value = draft.values.get(fieldKey(field));
    if (typeof value === 'boolean' && isTickable(field)) {
      if (field.checked !== value) field.click();
    } else if (typeof value === 'string' && field.value !== value) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (draft.focused === fieldKey(field) && root.activeElement !== field) field.focus();
  }
}

function fieldsOf(root: ShadowRoot): Field[] {
  return [...root.querySelectorAll<Field>('input,textarea,select')].filter((field) => field.name);
}

function isField(element: Element | null): element is Field {
  return element !== null && 'name' in element && 'value' in element;
}

function isTickable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Includes the value for radio buttons, because those of a group share a name. */
function fieldKey(field: Field): string {
  return field.type === 'radio' ? `${field.name}=${field.value}` : field.name;
}
