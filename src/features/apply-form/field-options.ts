import { useAreaTexts } from '#ui/hooks/use-area-texts';

export type Option = { value: string; label: string };

/** Returns the options of a field with their texts. */
export function useFieldOptions({ options }: { options: readonly string[] }): readonly Option[] {
  const texts = new Map(Object.entries(useAreaTexts('application').options));
  return options.map((value) => ({ value, label: texts.get(value) ?? value }));
}
