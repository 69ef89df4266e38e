import { WIDGETS } from 'virtual:elements';
import { allowedUrl } from '#lib/redirect/allowed-url';
import { nearestWord } from '#lib/text/nearest-word';
import { type Attribute, type Attributes, SHARED_ATTRIBUTES, type Value } from '../../attributes';
import { GLOBAL_ATTRIBUTES } from '../global-attributes';
import { allowedDomains, configLayersOf, configLine } from './configuration';
import { expectedByLanguage } from './expected';
import { type Finding, finding } from './finding';
import { authored, emptyElement, type Markup, placeOf, type Tag } from './markup';

/** Quotation marks that are not those of HTML, and so are part of the value. */
const WRONG_QUOTES = /[“”‘’„＂＇「」]/g;

type Checked = { tag: Tag; name: string; value: string; rules: Attributes };
type Check = (checked: Checked, markup: Markup) => Finding | undefined;

/** The first that finds something is reported for an attribute. */
const CHECKS: readonly Check[] = [wrongQuotes, unknownAttribute, badValue, refusedRedirect];

/** Mistakes in the attributes of known elements. */
export function attributeMistakes(markup: Markup): Finding[] {
  return markup.tags.flatMap((tag) => {
    const rules = rulesOf(tag.name);
    if (!rules) return [];
    return authored(tag.attributes).flatMap(([name, value]) => {
      const checked = { tag, name, value, rules };
      for (const check of CHECKS) {
        const found = check(checked, markup);
        if (found) return [found];
      }
      return [];
    });
  });
}

/** Content for a slot that the element does not have is never shown. */
export function unknownSlots({ tags }: Markup): Finding[] {
  return tags.flatMap((tag) => {
    const widget = widgetOf(tag.name);
    const known: readonly string[] = widget?.slots ?? [];
    if (!widget) return [];
    return tag.slots
      .filter((slot) => !known.includes(slot))
      .map((slot) => {
        const nearest = nearestWord(slot, known);
        const instead = nearest ? `slot="${nearest}"` : emptyElement(tag.name, authored(tag.attributes));
        return finding('unknownSlot', { ...placeOf(tag), instead }, { tag: tag.name, slot });
      });
  });
}

function wrongQuotes({ tag, name, value }: Checked): Finding | undefined {
  if (value.search(WRONG_QUOTES) < 0 && name.search(WRONG_QUOTES) < 0) return undefined;
  const plain = (text: string) => text.replace(WRONG_QUOTES, '');
  const attributes = authored(tag.attributes).map(([key, text]) => [plain(key), plain(text)] as const);
  const instead = emptyElement(
    tag.name,
    attributes.filter(([key]) => key),
  );
  return finding('wrongQuotes', { ...placeOf(tag), instead }, { name });
}

function unknownAttribute({ tag, name, value, rules }: Checked): Finding | undefined {
  if (name in rules || GLOBAL_ATTRIBUTES.test(name)) return undefined;
  const nearest = nearestWord(name, Object.keys(rules), LEAST_SIMILARITY);
  const instead = withAttribute(tag, name, nearest === undefined ? [] : [[nearest, value]]);
  const place = { ...placeOf(tag), instead };
  const values = { tag: tag.name, name };
  return nearest === undefined
    ? finding('uselessAttribute', place, values)
    : finding('unknownAttribute', place, { ...values, nearest });
}

/** Two names that share fewer pairs of letters do not mean the same. */
const LEAST_SIMILARITY = 0.4;

function badValue({ tag, name, value, rules }: Checked): Finding | undefined {
  const rule = rules[name];
  if (!rule || rule.read(value) !== undefined) return undefined;
  const better = betterValue(rule, value);
  const instead = withAttribute(tag, name, better === undefined ? [] : [[name, better]]);
  const values = { tag: tag.name, name, value };
  return finding('badValue', { ...placeOf(tag), instead }, values, expectedByLanguage(rule.expected));
}

/** Returns a valid value that may have been meant; undefined for the default. */
function betterValue(rule: Attribute<Value>, value: string): string | undefined {
  const words = rule.expected.split(' | ');
  const nearest = words.length > 1 ? nearestWord(value, words, LEAST_SIMILARITY) : undefined;
  const number = typeof rule.fallback === 'number' ? value.match(/\d+/)?.[0] : undefined;
  const candidates = [value.trim(), value.trim().toLowerCase(), number, nearest];
  return candidates.find((candidate) => candidate !== undefined && rule.read(candidate) !== undefined);
}

/** A redirect target on a host that is not allowed. */
function refusedRedirect({ tag, name, value }: Checked, markup: Markup): Finding | undefined {
  if (name !== 'backurl' || value.trim() === '') return undefined;
  const { base } = markup;
  const domains = allowedDomains(configLayersOf(markup));
  if (allowedUrl(value, { base, allowedDomains: domains })) return undefined;
  const host = hostOf(value, base);
  if (!allowedUrl(value, { base, allowedDomains: [host] })) {
    const instead = withAttribute(tag, name, [[name, '/']]);
    return finding('badRedirect', { ...placeOf(tag), instead }, { value });
  }
  const instead = configLine(['allowedDomains'], [...domains, host]);
  return finding('refusedRedirect', { ...placeOf(tag), instead }, { host });
}

function hostOf(written: string, base: string): string {
  try {
    return new URL(written, base).hostname;
  } catch {
    return '';
  }
}

/** Returns the element with an attribute replaced. */
function withAttribute(tag: Tag, name: string, replacement: readonly (readonly [string, string])[]): string {
  const pairs = authored(tag.attributes).flatMap((pair) => (pair[0] === name ? replacement : [pair]));
  return emptyElement(tag.name, new Map(pairs));
}

function widgetOf(name: string) {
  return WIDGETS.find(({ tag }) => tag === name);
}

function rulesOf(name: string): Attributes | undefined {
  const widget = widgetOf(name);
  return widget && { ...SHARED_ATTRIBUTES, ...widget.attributes };
}
