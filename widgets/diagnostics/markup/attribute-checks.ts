import type { Attributes } from '../../attributes';
import { writtenRules } from '../../late-rules';
import { GLOBAL_ATTRIBUTES, GLOBAL_FLAGS } from '../global-attributes';
import { nearestName } from '../nearest-name';
import { httpUrl, isBlocked, withHttps } from './action';
import type { Check, Checked, Mistake, Written } from './attribute-mistake';
import { expectedByLanguage } from './expected';
import type { Markup, Pairs } from './markup';
import { attributesIn, meantAttributes } from './meant-attributes';
import { isNoAddress, isOff, meantAddress, meantBase, meantValue } from './meant-value';
import {
  listener,
  neverOpen,
  noPrefill,
  onlyWith,
  otherTab,
  refusedAction,
  refusedRedirect,
} from './single-checks';

/** The first that finds something is reported for an attribute. */
const CHECKS: readonly Check[] = [
  listener,
  unknownAttribute,
  flagOn,
  brokenAddress,
  badValue,
  withoutHttps,
  onlyWith,
  otherTab,
  refusedRedirect,
  refusedAction,
  neverOpen,
  noPrefill,
];

/** What attributes with an address expect. */
const ADDRESS = 'an http(s) address';

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
    ...repeated(text, rules).map((name) => ({ code: 'repeatedAttribute', values: { tag, name } }) as const),
    ...odd.map(([name, nearest]) => ({ code: 'unknownAttribute', values: { tag, name, nearest } }) as const),
  ];
  return {
    mistakes: [...signs, ...checked.flatMap(({ mistakes }) => mistakes)],
    attributes: [...new Map(checked.flatMap((one) => one.attributes))],
  };
}

/** Returns the attributes that stand in a tag twice, of which browsers ignore the second one. */
function repeated(text = '', rules: Attributes): readonly string[] {
  const names = attributesIn(text).map(([name]) => name);
  return [...new Set(names.filter((name, index) => name in rules && names.indexOf(name) < index))];
}

function checkAttribute(written: Written, markup: Markup): Checked {
  for (const check of CHECKS) {
    const checked = check(written, markup);
    if (checked) return checked;
  }
  return { mistakes: [], attributes: [[written.name, written.value]] };
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

/** A boolean attribute that is on although its author has written that it is off. */
function flagOn({ tag, name, value, rules }: Written): Checked | undefined {
  const isFlag = rules[name] ? rules[name].fallback === false : GLOBAL_FLAGS.includes(name);
  if (!isFlag || value === name || !isOff(value)) return undefined;
  return { mistakes: [{ code: 'flagOn', values: { tag, name, value } }], attributes: [] };
}

/** An address without its scheme, or with signs that are none of an address, which browsers take for a path. */
function brokenAddress(written: Written, markup: Markup): Checked | undefined {
  const { tag, name, value } = written;
  const better = name === 'base' ? meantBase(value) : isAddress(written) ? meantAddress(value) : undefined;
  if (better === undefined) return undefined;
  const { mistakes, attributes } = checkAttribute({ ...written, value: better }, markup);
  const own = { code: 'brokenAddress', values: { tag, name, value, better } } as const;
  return { mistakes: [own, ...mistakes], attributes };
}

function isAddress({ name, rules }: Written): boolean {
  return name === 'backurl' || rules[name]?.expected === ADDRESS;
}

function badValue(written: Written, markup: Markup): Checked | undefined {
  const { tag, name, value, rules } = written;
  const rule = rules[name];
  if (!rule) return undefined;
  const isValid = rule.read(value) !== undefined && !(isAddress(written) && isNoAddress(value, name));
  // The element refuses an address with a password.
  if (isValid && !(name === 'action' && value.trim() && !httpUrl(value, markup))) return undefined;
  const better = meantValue(rule, value);
  const byLanguage = expectedByLanguage(rule.expected || ADDRESS);
  return {
    mistakes: [{ code: 'badValue', values: { tag, name, value }, byLanguage }],
    attributes: better === undefined || better === value ? [] : [[name, better]],
  };
}

/** An address that browsers do not send to from a page with https. */
function withoutHttps(written: Written, markup: Markup): Checked | undefined {
  const { name, value } = written;
  if (name !== 'action' || !isBlocked(value, markup)) return undefined;
  const better = withHttps(value);
  const { mistakes, attributes } = checkAttribute({ ...written, value: better }, markup);
  return { mistakes: [{ code: 'withoutHttps', values: { value } }, ...mistakes], attributes };
}
