import { DEFAULT_LANGUAGE, type Language } from './languages';

/** Overrides as a page has written them. */
export type Overrides = { readonly [key: string]: Overrides } | null | undefined;

/** Returns the overrides for a language, from general to specific ones: those without a language are for the default one. */
export function overridesFor(language: Language, own: readonly Overrides[]): Overrides[] {
  return [...(language === DEFAULT_LANGUAGE ? own : []), ...own.map((texts) => texts?.[language])];
}

/**
 * Returns the function that returns a text of the area `common`, with the overrides of the page. For what is shown before a view
 * and its texts are loaded; views have `overridden`, which is larger.
 */
export function commonTexts<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  language: Language,
  own: readonly Overrides[],
): (name: Name) => string {
  const all = [texts, ...overridesFor(language, own).map((one) => one?.common)];
  return (name) =>
    all
      .map((one) => (one as typeof texts | undefined)?.[name])
      .filter((text) => typeof text === 'string')
      .pop() as string;
}

/** Returns a text of another area, with that of the page. @param path from the area to the text */
export function ownText(
  texts: Readonly<Record<Language, string>>,
  language: Language,
  own: Overrides,
  ...path: readonly string[]
): string {
  const layers = overridesFor(language, [own]).map((layer) =>
    path.reduce<Overrides>((at, name) => at?.[name], layer),
  );
  return [texts[language], ...(layers as unknown[])]
    .filter((text) => typeof text === 'string')
    .pop() as string;
}
