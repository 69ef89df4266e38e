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
  return (name) => ownText(texts[name], language, own, 'common', name);
}

/** Returns a text, or the last one of the page in its place. @param path of the text, from its area */
export function ownText(
  text: string,
  language: Language,
  own: readonly Overrides[],
  ...path: readonly string[]
): string {
  const layers = overridesFor(language, own).map((layer) =>
    path.reduce<Overrides>((at, name) => at?.[name], layer),
  );
  return [text, ...(layers as unknown[])].filter((one) => typeof one === 'string').pop() as string;
}
