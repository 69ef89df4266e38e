import type { Language } from '#config/languages';
import type { Areas } from './areas';
import { overridden } from './overrides';

/** Applies the overrides of a page to the texts of an area. */
export function areaWithOverrides<Area extends keyof Areas>(
  area: Area,
  texts: Areas[Area],
  own: object,
  language: Language,
): Areas[Area] {
  return overridden({ [area]: texts } as Pick<Areas, Area>, own, language)[area];
}
