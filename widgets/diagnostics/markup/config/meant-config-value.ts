import type { Rule } from '#page-config/rules';
import { nearestName } from '../../nearest-name';
import { meantAddress } from '../meant-value';

/** Returns a valid value that may have been meant; undefined if none is known. */
export function meantConfigValue(rule: Rule<unknown>, written: unknown): unknown {
  const { read } = rule;
  const isValid = (value: unknown) => value !== undefined && read(value) !== undefined;
  if (Array.isArray(rule.fallback)) {
    const list = typeof written === 'string' ? written.split(/[,，;；\s]+/).filter(Boolean) : written;
    if (!Array.isArray(list)) return undefined;
    const meant = list.map((entry) => entriesFor(entry).find((one) => isValid([one])));
    return isValid(meant) ? meant : undefined;
  }
  const [only, ...others] = Array.isArray(written) ? written : [written];
  return others.length > 0 ? undefined : valuesFor(only, rule).find(isValid);
}

/** What an entry of a list may mean: a host name or an origin. */
function entriesFor(entry: unknown): readonly string[] {
  if (typeof entry !== 'string') return [];
  const address = addressOf(entry.trim().replace(/^\*?\.(?=.)/, ''));
  const { hostname = '', origin = '' } = address ?? {};
  return [entry.trim(), hostname, origin, address ? address.href.replace(/[?#].*/, '') : ''];
}

function addressOf(text: string): URL | undefined {
  try {
    return new URL(/^https?:/i.test(text) ? text : `https://${text}`);
  } catch {
    return undefined;
  }
}

function valuesFor(written: unknown, { fallback, expected, read }: Rule<unknown>): readonly unknown[] {
  if (typeof written === 'number' && typeof fallback === 'string') return [String(written)];
  // Not of the key that also has a selector.
  if (typeof fallback === 'boolean' && read('#a') === undefined)
    return [
      { true: true, yes: true, 1: true, false: false, no: false, 0: false }[String(written).toLowerCase()],
    ];
  if (typeof written !== 'string') return [];
  const text = written.normalize('NFKC').trim();
  const [placeholder = ''] = String(fallback).match(/\{\w+\}/) ?? [];
  const words = [...expected.matchAll(/"(\w+)"/g)].map(([, word = '']) => word);
  return [
    ...(placeholder ? [text.replace(/\$?\{+[^}]*\}+/, placeholder)] : []),
    text,
    text.replace(/[?#].*/, ''),
    meantAddress(text),
    text.startsWith('//') ? `https:${text}` : undefined,
    /^[\w-]+(\.html?)?(\/[\w.-]+)*(\/\{\w+\})?$/.test(text) ? `/${text}` : undefined,
    nearestName(text, words),
  ];
}
