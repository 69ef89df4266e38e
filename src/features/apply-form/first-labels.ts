import type { ApplicationField } from '#config/application-field';
import { fill } from '#i18n/fill';
import { fieldOf } from './submission/field-names';

/** How many missing fields the alert names (OQ-79). */
const NAMED_FIELDS = 3;

/** Returns the labels of the first fields of a form among those with these controls, with a word for more of them. */
export function firstLabels(
  controls: readonly string[],
  fields: readonly ApplicationField[],
  labelOf: (name: string) => string,
  { separator, more }: { separator: string; more: string },
): string {
  const wrong = new Set(controls.map(fieldOf));
  const names = fields.map(({ name }) => name).filter((name) => wrong.has(name));
  const labels = names.slice(0, NAMED_FIELDS).map(labelOf).join(separator);
  return names.length > NAMED_FIELDS ? fill(more, { labels }) : labels;
}
