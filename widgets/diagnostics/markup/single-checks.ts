import { isRecord } from '#config/is-record';
import { allowedUrl } from '#lib/redirect/allowed-url';
import { writtenTime } from '#lib/time/written-time';
import { EVENTS_BY_TAG, FORMS, PREFILLABLE, TABS, WITH_DECLARATIONS } from '../known-names.build-time';
import { nearestName } from '../nearest-name';
import { allowedAction, formOrigins, httpUrl } from './action';
import type { Checked, Mistake, Written } from './attribute-mistake';
import { allowedDomains, configLayersOf, configLine } from './configuration';
import type { Markup } from './markup';

/** A listener as frameworks write it, or as HTML has it for its own events only. */
const LISTENER = /^(@|v-on:|on:|\(|on-?)(?=.)/;

/** A listener of an event that the element does not have, or that is none in an attribute. */
export function listener({ tag, name }: Written): Checked | undefined {
  const [prefix = ''] = LISTENER.exec(name) ?? [];
  const events = EVENTS_BY_TAG[tag] ?? [];
  const written = name.slice(prefix.length).replace(/[).].*/, '');
  const short = (event: string) => event.replace('cntv-', '');
  const own = events.find((event) => short(event) === short(written));
  const nearest =
    own ?? events.find((event) => short(event) === nearestName(short(written), events.map(short)));
  const isInHtml = prefix.startsWith('on') && prefix !== 'on:';
  const isRight = isInHtml
    ? !own && (name in HTMLElement.prototype || !nearest)
    : own === written || !written.startsWith('cntv-');
  if (!nearest || (prefix ? isRight : own !== name)) return undefined;
  return { mistakes: [{ code: 'listener', values: { tag, name, event: nearest } }], attributes: [] };
}

/** The declarations are part of one form only. */
export function onlyWith({ tag, name, all }: Written): Checked | undefined {
  const form = all.get('form') ?? FORMS[0];
  if (name !== 'declarations' || !FORMS.some((known) => known === form) || form === WITH_DECLARATIONS)
    return undefined;
  return { mistakes: [{ code: 'onlyWith', values: { tag, name, form: WITH_DECLARATIONS } }], attributes: [] };
}

/** A tab of another section: its own first one is shown. */
export function otherTab({ tag, name, value, all }: Written): Checked | undefined {
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
export function refusedRedirect({ name, value }: Written, markup: Markup): Checked | undefined {
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
export function refusedAction({ name, value }: Written, markup: Markup): Checked | undefined {
  if (name !== 'action' || value.trim() === '' || allowedAction(value, markup)) return undefined;
  const origin = httpUrl(value, markup)?.origin;
  if (origin === undefined) return undefined;
  const instead = configLine(['formOrigins'], [...formOrigins(markup), origin]);
  return { mistakes: [{ code: 'refusedAction', values: { origin }, instead }], attributes: [[name, value]] };
}

/** A form that closes before it opens. */
export function neverOpen({ tag, name, value, all }: Written): Checked | undefined {
  if (name !== 'closes') return undefined;
  const isOpen = !(writtenTime(value, '24:00') <= writtenTime(all.get('opens') ?? ''));
  return isOpen ? undefined : { mistakes: [{ code: 'neverOpen', values: { tag } }], attributes: [] };
}

/** Names that are none of the fields, or of one that only the visitor can fill in. */
export function noPrefill({ name, value, all }: Written, markup: Markup): Checked | undefined {
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
