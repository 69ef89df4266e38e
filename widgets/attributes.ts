import { createElement } from '#lib/document/create-element';

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

function attribute<Kind extends Value>(
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

/** An integer between `min` and `max`. */
export function integer(fallback: number, min: number, max: number): Attribute<number> {
  return attribute(fallback, `${min} to ${max}`, (written) =>
    /^\d+$/.test(written) && +written >= min && +written <= max ? +written : undefined,
  );
}

/** Whether a language tag is English. */
export function isEnglish(tag: string): boolean {
  return /^en\b/i.test(tag);
}

/** A language tag; only the primary language is used, so `zh`, `zh-Hans-CN` and `en-GB` are valid. */
export function language(): Attribute<'zh-CN' | 'en'> {
  return attribute<'zh-CN' | 'en'>('zh-CN', 'zh-CN | en', (written) =>
    /^zh\b/i.test(written) ? 'zh-CN' : isEnglish(written) ? 'en' : undefined,
  );
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

/** Converts an attribute name to its property name: `blink-title` becomes `blinkTitle`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
