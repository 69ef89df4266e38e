/**
 * How an attribute is read: its default, how to read what an editor wrote (`undefined` when that is wrong), and what
 * was expected, in words for the console.
 */
type Rule<Value> = {
  fallback: Value;
  expected: string;
  read(written: string): Value | undefined;
};

export type Attribute<Value> = Rule<Value> & {
  /** The value of an attribute as it stands; the default where it is absent or wrong. */
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

/** Any text; absent is the empty string. */
export function text(): Attribute<string> {
  return attribute('', '', (written) => written);
}

/** A boolean attribute in the HTML sense: present or not, whatever its value. */
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

/** A whole number within bounds. */
export function integer(fallback: number, min: number, max: number): Attribute<number> {
  return attribute(fallback, `${min} to ${max}`, (written) =>
    /^\d+$/.test(written) && +written >= min && +written <= max ? +written : undefined,
  );
}

/** A language tag; only its primary language counts, so `zh`, `zh-Hans-CN` and `en-GB` are understood. */
export function language(): Attribute<'zh-CN' | 'en'> {
  return attribute<'zh-CN' | 'en'>('zh-CN', 'zh-CN | en', (written) =>
    /^zh\b/i.test(written) ? 'zh-CN' : /^en\b/i.test(written) ? 'en' : undefined,
  );
}

/** An http(s) address, absolute or relative to the page. */
export function address(): Attribute<string> {
  return attribute('', 'an http(s) address', (written) => {
    const link = document.createElement('a');
    link.href = written;
    return /^http/.test(link.protocol) ? written : undefined;
  });
}

/** The attributes that every element has. */
export const SHARED_ATTRIBUTES = {
  lang: language(),
  theme: choice('', 'auto', 'light', 'dark'),
} satisfies Attributes;

/** The property name of an attribute: `blink-title` is `blinkTitle`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
