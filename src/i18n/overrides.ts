import { isRecord } from '#config/is-record';
import { mergedIf, type Raw } from '#config/merged';
import { type Overrides, overridesFor } from './common-texts';
import type { Language } from './languages';

/**
 * Replaces texts by the overrides of a page. Overrides are by area and key; those below the name of a language come after those
 * without, which are for the default language only. Unknown texts are ignored.
 */
export function overridden<Texts extends object>(texts: Texts, language: Language, own?: object): Texts {
  const overlaid = (base: Raw, layer: unknown) => mergedIf(isOfKind, base, layer ?? {});
  return overridesFor(language, [own as Overrides]).reduce<Raw>(overlaid, texts as Raw) as Texts;
}

/** Whether both are texts, or both have texts. */
function isOfKind(known: unknown, value: unknown): boolean {
  return isRecord(value) ? isRecord(known) : typeof value === 'string' && typeof known === 'string';
}
