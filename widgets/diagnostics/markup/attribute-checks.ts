import { isRecord } from '#config/is-record';
import { allowedUrl } from '#lib/redirect/allowed-url';
import { nearestWord } from '#lib/text/nearest-word';
import { writtenTime } from '#lib/time/written-time';
import type { Attributes } from '../../attributes';
import { writtenRules } from '../../late-rules';
import { GLOBAL_ATTRIBUTES, GLOBAL_FLAGS } from '../global-attributes';
import { EVENTS, FORMS, PREFILLABLE, TABS } from '../known-names.build-time';
import { nearestName } from '../nearest-name';
import { allowedAction, formOrigins, httpUrl } from './action';
import { allowedDomains, configLayersOf, configLine } from './configuration';
import { expectedByLanguage } from './expected';
import type { MarkupCode, Values, ValuesByLanguage } from './finding';
import type { Markup, Pairs } from './markup';
import { attributesIn, meantAttributes } from './meant-attributes';
import { isNoAddress, isOff, meantAddress, meantValue } from './meant-value';

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
  listener,
  unknownAttribute,
  flagOn,
  brokenAddress,
  badValue,
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

/** A listener as frameworks write it, or as HTML has it for its own events only. */
const LISTENER = /^(@|v-on:|on:|\(|on-?)(?=.)/;

/** A listener of an event that the element does not have, or that is none in an attribute. */
function listener({ tag, name }: Written): Checked | undefined {
  const [prefix = ''] = LISTENER.exec(name) ?? [];
  const events = EVENTS[tag] ?? [];
  const written = name.slice(prefix.length).replace(/[).].*/, '');
  const isInHtml = prefix.startsWith('on') && prefix !== 'on:';
  const own = events.find((event) => [event, event.replace('cntv-', '')].includes(written));
  if (!prefix && !own) return undefined;
  if (
    prefix &&
    (isInHtml ? !own && name in HTMLElement.prototype : own === written || !written.startsWith('cntv'))
  )
    return undefined;
  const event = own ?? nearestWord(written, events) ?? '';
  return { mistakes: [{ code: 'listener', values: { tag, name, event } }], attributes: [] };
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
  const better = isAddress(written) || name === 'base' ? meantAddress(value) : undefined;
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
  const isValid = rule.read(value) !== undefined && !(isAddress(written) && isNoAddress(value));
  // The element refuses an address with a password.
  if (isValid && !(name === 'action' && value.trim() && !httpUrl(value, markup))) return undefined;
  const better = meantValue(rule, value);
  const byLanguage = expectedByLanguage(rule.expected || ADDRESS);
  return {
    mistakes: [{ code: 'badValue', values: { tag, name, value }, byLanguage }],
    attributes: better === undefined || better === value ? [] : [[name, better]],
  };
}

/** A tab of another section: its own first one is shown. */
function otherTab({ tag, name, value, all }: Written): Checked | undefined {
  if (name !== 'tab') return undefined;
  const shown = all.get('section') ?? 'home';
  const section = Object.keys(TABS).find((one) => TABS[one]?.includes(value));
  if (!section || shown === section || !(shown in TABS)) return undefined;
  const mistake: Mistake = { code: 'otherTab', values: { tag, value, section } };
  return {
    mistakes: [mistake],
    attributes: all.has('section')
      ? []
      : [
          ['section', section],
          [name, value],
        ],
  };
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

/** Names that are none of the fields, or of one that only the visitor can fill in. */
function noPrefill({ name, value, all }: Written, markup: Markup): Checked | undefined {
  if (name !== 'prefill') return undefined;
  const form = all.get('form') ?? FORMS[0];
  const added = configLayersOf(markup).map(({ fields }) => (isRecord(fields) ? fields[form] : undefined));
  const known = [...(PREFILLABLE[form] ?? []), ...added.flatMap((own) => Object.keys(Object(own)))];
  const wrong = value.split(/\s+/).filter((one) => one && !known.includes(one));
  if (wrong.length === 0 || !(form in PREFILLABLE)) return undefined;
  const meant = value
    .split(/[^\p{L}\p{N}_]+/u)
    .map((one) => (known.includes(one) ? one : nearestName(one, known)));
  const better = [...new Set(meant.filter(Boolean))].join(' ');
  return {
    mistakes: [{ code: 'noPrefill', values: { form, names: wrong.join(' '), known: known.join(', ') } }],
    attributes: better ? [[name, better]] : [],
  };
}

function hostnameOf(written: string, base: string): string {
  try {
    return new URL(written, base).hostname;
  } catch {
    return '';
  }
}
