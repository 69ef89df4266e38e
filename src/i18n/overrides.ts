import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages';

type Tree = { readonly [key: string]: string | Tree };

/**
 * Replaces texts by the overrides of a page. Overrides are by area and key; those below the name of a language come
 * after those without, which are for the default language only. Unknown texts are ignored.
 */
export function overridden<Texts extends object>(texts: Texts, own: object, language: Language): Texts {
  return overridesFor(language, own).reduce(overlaid, texts as never) as Texts;
}

/** Returns the overrides for a language, from general to specific ones. */
export function overridesFor(language: Language, own: object): readonly object[] {
  const entries = Object.entries(own);
  const general = entries.filter(([name]) => !isLanguage(name));
  const specific: unknown = new Map(entries).get(language);
  return [
    language === DEFAULT_LANGUAGE ? Object.fromEntries(general) : {},
    isObject(specific) ? specific : {},
  ];
}

function overlaid(base: Tree, override: object): Tree {
  const wanted = new Map<string, unknown>(Object.entries(override));
  return Object.fromEntries(
    Object.entries(base).map(([key, text]) => {
      const own = wanted.get(key);
      if (typeof text === 'string') return [key, typeof own === 'string' ? own : text];
      return [key, isObject(own) ? overlaid(text, own) : text];
    }),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
