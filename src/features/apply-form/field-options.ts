import type { ApplicationField } from '../../config/application-forms';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { usePageConfig } from '../../ui/hooks/use-page-config';

export type Option = { value: string; label: string };

/** Returns the options of a field with their texts, from the page configuration or else from the form (OQ-83). */
export function useFieldOptions({
  name,
  options,
}: {
  name: string;
  options: readonly string[];
}): readonly Option[] {
  const { options: texts } = useAreaTexts('application');
  const configured = usePageConfig('options')[name];
  const values = isList(configured) ? configured : options;
  return values.map((value) => ({ value, label: texts[value] ?? value }));
}

/** Returns the cities by province of the page configuration; undefined if it has none (CAMP-23). */
export function useRegions(name: string): ReadonlyMap<string, readonly string[]> | undefined {
  const configured = usePageConfig('options')[name];
  return configured && !isList(configured) ? new Map(Object.entries(configured)) : undefined;
}

/** Turns a text field with configured options into a select (OQ-83). */
export function withConfiguredOptions(
  field: ApplicationField,
  options: Readonly<Record<string, unknown>>,
): ApplicationField {
  const { kind, name } = field;
  const configured = options[name];
  return kind === 'text' && isList(configured) ? { kind: 'select', name, options: configured } : field;
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}
