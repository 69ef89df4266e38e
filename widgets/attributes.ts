import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, type Language, languageFor, normalTag } from '#i18n/languages';
import { createElement } from '#lib/document/create-element';
import { languageTag } from '#lib/document/language-tag';

/**
 * How an attribute is parsed: its default, its parser (`undefined` for an invalid value), and the expected
 * values for the console warning.
 */
type Rule<Value> = {
  fallback: Value;
  expected: string;
  read(written: string): Value | undefined;
};

export type Attribute<Value> = Rule<Value> & {
  /** Returns the parsed value; the default if the attribute is absent or invalid. */
  valueOf(written: string | null): Value;
};

export type Value = string | number | boolean;
export type Attributes = Readonly<Record<string, Attribute<Value>>>;
export type Values = Record<string, Value>;

export function attribute<Kind extends Value>(
  fallback: Kind,
  expected: string,
  read: (written: string) => Kind | undefined,
): Attribute<Kind> {
  return {
    fallback,
    expected,
    read,
    valueOf: (written) => (written === null ? fallback : (read(written) ?? fallback)),
  };
}

/** Any string; an absent attribute is the empty string. */
export function text(): Attribute<string> {
  return attribute('', '', (written) => written);
}

/** A boolean attribute as in HTML: true if present, with any value. */
export function flag(): Attribute<boolean> {
  return attribute<boolean>(false, '', () => true);
}

/** One of the listed words; the first is the default. */
export function choice<const Words extends readonly [string, ...string[]]>(
  ...words: Words
): Attribute<Words[number]> {
  return attribute<Words[number]>(words[0], words.filter(Boolean).join(' | '), (written) =>
    words.find((word) => word === written),
  );
}

/** Any of the listed words, separated by white space; by default all of them. */
export function words(...all: readonly string[]): Attribute<string> {
  const fallback = all.join(' ');
  return attribute(fallback, `any of ${fallback}`, (written) =>
    written.split(/\s/).every((word) => !word || all.includes(word)) ? written : undefined,
  );
}

/** An integer between `min` and `max`. */
export function integer(fallback: number, min: number, max: number): Attribute<number> {
  return attribute(fallback, `${min} to ${max}`, (written) =>
    /^\d+$/.test(written) && +written >= min && +written <= max ? +written : undefined,
  );
}

/** A language tag with any script and region, such as `zh`, `zh-Hans-HK`, `zh_TW` or `en-GB`. */
export function language(): Attribute<Language> {
  return attribute<Language>(DEFAULT_LANGUAGE, LANGUAGE_NAMES.join(' | '), languageFor);
}

/** An http(s) URL, absolute or relative to the page. */
export function address(): Attribute<string> {
  return attribute('', 'an http(s) address', (written) => {
    const link = createElement('a');
    link.href = written;
    return /^http/.test(link.protocol) ? written : undefined;
  });
}

/** A path on the page's origin. Any other URL is rejected: `//` begins one with a host, and breaks the router. */
export function path(): Attribute<string> {
  return attribute('', 'a path like /portal', (written) =>
    /^\/?([^/\\:?#\s]+(\/|$))*$/.test(written) ? written : undefined,
  );
}

/** The attributes that every element has. */
export const SHARED_ATTRIBUTES = {
  lang: language(),
  theme: choice('', 'auto', 'light', 'dark'),
} satisfies Attributes;

/** Returns the language of an element's texts. */
export function languageOf(element: Element): Language {
  return SHARED_ATTRIBUTES.lang.valueOf(languageTag(element));
}

/**
 * Returns the language tag of a view, for screen readers and Chinese glyphs: that of the page, with its region, or the
 * default if the page is in another language.
 */
export function viewTag(element: Element): string {
  const tag = languageTag(element) ?? '';
  return SHARED_ATTRIBUTES.lang.read(tag) ? normalTag(tag) : DEFAULT_LANGUAGE;
}

/** Converts an attribute name to its property name: `blink-title` becomes `blinkTitle`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
