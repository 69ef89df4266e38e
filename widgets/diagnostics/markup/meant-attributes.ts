import type { Pairs } from './markup';

/** Quotation marks that are not those of HTML: they are part of a value, which ends at the first blank. */
const QUOTES = '“”‘’„＂＇「」';
/** Signs that HTML takes for a part of a name. */
const ODD = new RegExp(`[${QUOTES}＝"'\u00a0\u3000]`);
/** A value in quotation marks of any kind, or without any. */
const VALUE = `"([^"]*)"|'([^']*)'|[${QUOTES}]([^"${QUOTES}]*)["${QUOTES}]|([^\\s"'${QUOTES}]+)`;
const ATTRIBUTE = new RegExp(`([^\\s"'=＝/<>${QUOTES}]+)(?:\\s*[=＝]\\s*(?:${VALUE}))?`, 'g');

export type Meant = {
  attributes: Pairs;
  /** Names with wrong quotation marks, or with a value that has some. */
  quoted: readonly string[];
  /** Names with other signs that HTML takes for a part of them, with the name that is meant. */
  odd: readonly (readonly [name: string, meant: string])[];
};

/**
 * Returns the attributes of a tag as they were meant. Texts such as `title` may contain any quotation marks.
 * @param known names of the attributes whose values are no texts
 * @param text the attributes as they are written, if that is known
 */
export function meantAttributes(written: Pairs, known: readonly string[], text = textOf(written)): Meant {
  const names = written.map(([name]) => name);
  const pairs = names.some((name) => ODD.test(name)) ? attributesIn(text) : written;
  const isQuoted = ([name, value]: Pairs[number]) =>
    hasQuote(name) || (known.includes(name) && stripped(value) !== value);
  return {
    attributes: pairs.map(([name, value]) => [name, known.includes(name) ? stripped(value) : value]),
    quoted: written.filter(isQuoted).map(([name]) => name),
    odd: names
      .filter((name) => ODD.test(name) && !hasQuote(name))
      .map((name) => [name, headOf(name)] as const)
      .filter(([, meant]) => known.includes(meant)),
  };
}

/** Returns the attributes in a text, in which editors write signs that HTML does not know. */
export function attributesIn(text: string): Pairs {
  const written = text.replace(/(^|\s)([a-z-]+)[:：](?=["'“‘])/gi, '$1$2=');
  return [...written.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
    name.toLowerCase(),
    (values.find((value) => value !== undefined) ?? '').replace(/[\u00a0\u3000]/g, ' '),
  ]);
}

/** Returns the name before a full-width equals sign or blank. */
function headOf(name: string): string {
  return name.normalize('NFKC').split(/[=:"'\s]/)[0] ?? '';
}

/** Returns attributes as they may be written. A value that begins with a wrong quotation mark has no right ones. */
function textOf(written: Pairs): string {
  const texts = written.map(([name, value]) => {
    if (value === '') return name;
    if (hasQuote(value.charAt(0))) return `${name}=${value}`;
    return value.includes('"') ? `${name}='${value}'` : `${name}="${value}"`;
  });
  return texts.join(' ');
}

function hasQuote(text: string): boolean {
  return [...text].some((letter) => QUOTES.includes(letter));
}

/** In linear time, unlike a regular expression at the end of a text. */
function stripped(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && hasQuote(text.charAt(start))) start += 1;
  while (start < end && hasQuote(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
