import { allowedUrl } from '#lib/redirect/allowed-url';
import { writtenTime } from '#lib/time/written-time';
import type { Attribute, Attributes, Value } from '../../attributes';
import { writtenRules } from '../../late-rules';
import { GLOBAL_ATTRIBUTES, GLOBAL_FLAGS } from '../global-attributes';
import { SLOTS } from '../known-names.build-time';
import { nearestName } from '../nearest-name';
import { allowedAction, formOrigins, httpUrl } from './action';
import { allowedDomains, configLayersOf, configLine } from './configuration';
import { expectedByLanguage } from './expected';
import { type Finding, finding, type MarkupCode, type Values, type ValuesByLanguage } from './finding';
import { type Markup, type Pairs, placeOf, startTag } from './markup';
import { meantAttributes } from './meant-attributes';

/** A mistake in a tag. `instead` is a line of the configuration that mends it; without one, the tag is mended. */
export type Mistake = {
  code: MarkupCode;
  values: Values;
  byLanguage?: ValuesByLanguage;
  instead?: string;
};

/** Mistakes, and the attributes without them. */
type Checked = { mistakes: readonly Mistake[]; attributes: Pairs };

type Written = {
  tag: string;
  name: string;
  value: string;
  rules: Attributes;
  /** All attributes of the tag. */
  all: ReadonlyMap<string, string>;
  /** Attributes that are not of the contract and need not be. */
  others: RegExp;
};
type Check = (written: Written, markup: Markup) => Checked | undefined;

/** The first that finds something is reported for an attribute. */
const CHECKS: readonly Check[] = [
  unknownAttribute,
  flagOn,
  badValue,
  refusedRedirect,
  refusedAction,
  neverOpen,
];

/** Attributes that are allowed besides those of the contract: none in a link. */
const OTHERS = { element: GLOBAL_ATTRIBUTES, link: /^(?!)/ };

/**
 * Checks the attributes of an element, which are in its tag or in a link that becomes the element.
 * @param text the attributes as they are written, if that is known
 */
export function checkAttributes(
  tag: string,
  written: Pairs,
  markup: Markup,
  { writtenIn = 'element', text }: { writtenIn?: keyof typeof OTHERS; text?: string | undefined } = {},
): Checked {
  const widget = markup.widgets.find((known) => known.tag === tag);
  if (!widget) return { mistakes: [], attributes: written };
  const rules = writtenRules(widget);
  const { attributes, quoted, odd } = meantAttributes(written, Object.keys(rules), text);
  const all = new Map(attributes);
  const others = OTHERS[writtenIn];
  const checked = attributes.map(([name, value]) =>
    checkAttribute({ tag, name, value, rules, all, others }, markup),
  );
  const signs: Mistake[] = [
    ...quoted.slice(0, 1).map((name) => ({ code: 'wrongQuotes', values: { name } }) as const),
    ...odd.map(([name, nearest]) => ({ code: 'unknownAttribute', values: { tag, name, nearest } }) as const),
  ];
  return {
    mistakes: [...signs, ...checked.flatMap(({ mistakes }) => mistakes)],
    attributes: [...new Map(checked.flatMap((one) => one.attributes))],
  };
}

function checkAttribute(written: Written, markup: Markup): Checked {
  for (const check of CHECKS) {
    const checked = check(written, markup);
    if (checked) return checked;
  }
  return { mistakes: [], attributes: [[written.name, written.value]] };
}

/** Content for a slot that the element does not have is never shown. */
export function unknownSlots({ tags }: Markup): Finding[] {
  return tags.flatMap(({ name: tag, slotted }) => {
    const known = SLOTS[tag];
    if (!known) return [];
    return slotted.flatMap((child) => {
      const slot = child.attributes.get('slot') ?? '';
      if (known.includes(slot)) return [];
      const nearest = nearestName(slot, known);
      const attributes = [...child.attributes].flatMap(([name, value]): Pairs => {
        if (name !== 'slot') return [[name, value]];
        return nearest ? [[name, nearest]] : [];
      });
      const instead = startTag(child.name, attributes);
      return [finding('unknownSlot', { ...placeOf(child), instead }, { tag, slot })];
    });
  });
}

function unknownAttribute({ name, value, ...written }: Written, markup: Markup): Checked | undefined {
  const { tag, rules, all, others } = written;
  if (name in rules || others.test(name)) return undefined;
  const nearest = nearestName(name.normalize('NFKC').replace(/_/g, '-'), Object.keys(rules));
  if (nearest === undefined)
    return { mistakes: [{ code: 'uselessAttribute', values: { tag, name } }], attributes: [] };
  const mistake: Mistake = { code: 'unknownAttribute', values: { tag, name, nearest } };
  // The one with the right name is kept.
  if (all.has(nearest)) return { mistakes: [mistake], attributes: [] };
  const { mistakes, attributes } = checkAttribute({ ...written, name: nearest, value }, markup);
  return { mistakes: [mistake, ...mistakes], attributes };
}

/** Values with which authors mean that a boolean attribute is off. Browsers ignore the value. */
const OFF = ['false', '0', 'no', 'off', 'none', 'null', 'undefined'];

/** A boolean attribute that is on although its author has written that it is off. */
function flagOn({ tag, name, value, rules }: Written): Checked | undefined {
  const isFlag = rules[name] ? rules[name].fallback === false : GLOBAL_FLAGS.includes(name);
  if (!isFlag || !OFF.includes(value.trim().toLowerCase())) return undefined;
  return { mistakes: [{ code: 'flagOn', values: { tag, name, value } }], attributes: [] };
}

function badValue({ tag, name, value, rules }: Written): Checked | undefined {
  const rule = rules[name];
  if (!rule || rule.read(value) !== undefined) return undefined;
  const better = betterValue(rule, value);
  const byLanguage = expectedByLanguage(rule.expected);
  return {
    mistakes: [{ code: 'badValue', values: { tag, name, value }, byLanguage }],
    attributes: better === undefined ? [] : [[name, better]],
  };
}

/** Returns a valid value that may have been meant; undefined for the default. */
function betterValue(rule: Attribute<Value>, value: string): string | undefined {
  const words = rule.expected.split(' | ');
  const nearest = words.length > 1 ? nearestName(value, words) : undefined;
  const number = typeof rule.fallback === 'number' ? value.match(/\d+/)?.[0] : undefined;
  const candidates = [value.trim(), value.trim().toLowerCase(), number, nearest];
  return candidates.find((candidate) => candidate !== undefined && rule.read(candidate) !== undefined);
}

/** A redirect target on a host that is not allowed. */
function refusedRedirect({ name, value }: Written, markup: Markup): Checked | undefined {
  if (name !== 'backurl' || value.trim() === '') return undefined;
  const { base } = markup;
  const domains = allowedDomains(configLayersOf(markup));
  if (allowedUrl(value, { base, allowedDomains: domains })) return undefined;
  const host = hostnameOf(value, base);
  if (!allowedUrl(value, { base, allowedDomains: [host] }))
    return { mistakes: [{ code: 'badRedirect', values: { value } }], attributes: [[name, '/']] };
  const instead = configLine(['allowedDomains'], [...domains, host]);
  return { mistakes: [{ code: 'refusedRedirect', values: { host }, instead }], attributes: [[name, value]] };
}

/** An address to which the form does not send. */
function refusedAction({ name, value }: Written, markup: Markup): Checked | undefined {
  if (name !== 'action' || value.trim() === '' || allowedAction(value, markup)) return undefined;
  const origin = httpUrl(value, markup)?.origin;
  if (origin === undefined) return undefined;
  const instead = configLine(['formOrigins'], [...formOrigins(markup), origin]);
  return { mistakes: [{ code: 'refusedAction', values: { origin }, instead }], attributes: [[name, value]] };
}

/** A form that closes before it opens. */
function neverOpen({ tag, name, value, all }: Written): Checked | undefined {
  if (name !== 'closes') return undefined;
  const isOpen = !(writtenTime(value, '24:00') <= writtenTime(all.get('opens') ?? ''));
  return isOpen ? undefined : { mistakes: [{ code: 'neverOpen', values: { tag } }], attributes: [] };
}

function hostnameOf(written: string, base: string): string {
  try {
    return new URL(written, base).hostname;
  } catch {
    return '';
  }
}
