import { type Overrides, overridesFor } from './common-texts';
import type { Language } from './languages';

type Tree = { readonly [key: string]: string | Tree };

/**
 * Replaces texts by the overrides of a page. Overrides are by area and key; those below the name of a language come after those
 * without, which are for the default language only. Unknown texts are ignored.
 */
export function overridden<Texts extends object>(texts: Texts, language: Language, own?: object): Texts {
  return overridesFor(language, [own as Overrides]).reduce<Tree>(overlaid, texts as never) as never;
}

function overlaid(base: Tree, own: unknown): Tree {
  // Not `own[key]`, because scripts of the page may have added names to all objects.
  const values = new Map<string, unknown>(Object.entries(Object(own)));
  const texts = { ...base };
  for (const [key, text] of Object.entries(base)) {
    const value = values.get(key);
    if (typeof text !== 'string') texts[key] = overlaid(text, value);
    else if (typeof value === 'string') texts[key] = value;
  }
  return texts;
}
