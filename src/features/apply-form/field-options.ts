import type { ApplicationField } from '#config/application-field';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';

export type Option = { value: string; label: string };

/** Returns the options of a field with their texts. */
export function useFieldOptions({ options }: { options: readonly string[] }): readonly Option[] {
  const texts = new Map(Object.entries(useAreaTexts('application').options));
  return options.map((value) => ({ value, label: texts.get(value) ?? value }));
}

/** Returns the cities by province of the page configuration; undefined if it has none (CAMP-23). */
export function useRegions(name: string): ReadonlyMap<string, readonly string[]> | undefined {
  const configured = usePageConfig('options')[name];
  return configured && !isList(configured) ? new Map(Object.entries(configured)) : undefined;
}

/** Applies the configured options of a field. They turn a text field into a select (OQ-83). */
export function withConfiguredOptions(
  field: ApplicationField,
  options: Readonly<Record<string, unknown>>,
): ApplicationField {
  const { kind, name } = field;
  const configured = options[name];
  if (!isList(configured)) return field;
  if (kind === 'text') {
    const { label, isOptional } = field;
    return {
      kind: 'select',
      name,
      options: configured,
      ...(label !== undefined && { label }),
      ...(isOptional && { isOptional }),
    };
  }
  return 'options' in field ? { ...field, options: configured } : field;
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}
