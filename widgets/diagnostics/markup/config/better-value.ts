import { isRecord } from '#page-config/is-record';
import type { Rule } from '#page-config/rules';
import { readJson } from '../configuration';

type IsValid = (candidate: unknown) => boolean;

/**
 * Returns a valid value that may have been meant, with the valid parts of the written one; the example of the rule where
 * nothing is similar. Undefined if the value cannot be written in JSON.
 */
export function betterValue({ read, expected, fallback }: Rule<unknown>, value: unknown): unknown {
  const isValid: IsValid = (candidate) => read(candidate) !== undefined;
  const usual = fallback === null ? undefined : fallback === '' ? '…' : fallback;
  return mended(value, exampleIn(expected) ?? usual, isValid);
}

function mended(value: unknown, example: unknown, isValid: IsValid): unknown {
  const better = [value, ...candidatesOf(value)].find(
    (candidate) => candidate !== undefined && isValid(candidate),
  );
  if (better !== undefined) return better;
  if (Array.isArray(value) && value.length > 0 && Array.isArray(example))
    return value.map((entry) => mendedEntry(entry, example[0], (candidate) => isValid([candidate])));
  if (!isRecord(value) || !isRecord(example) || Object.keys(value).length === 0) return example;
  const anyExample = Object.values(example)[0];
  const mendedValue = ([name, own]: [string, unknown]) => [
    name,
    mended(own, example[name] ?? anyExample, (candidate) => isValid({ [name]: candidate })),
  ];
  return Object.fromEntries(Object.entries(value).map(mendedValue));
}

/** An object in a list needs all its keys. */
function mendedEntry(entry: unknown, example: unknown, isValid: IsValid): unknown {
  if (!isRecord(entry) || !isRecord(example) || isValid(entry)) return mended(entry, example, isValid);
  const complete = Object.fromEntries(
    Object.entries(entry).map(([name, own]) => [name, addressIn(own) ?? own]),
  );
  return { ...example, ...complete };
}

function candidatesOf(value: unknown): unknown[] {
  const texts = [value].flat();
  if (!texts.every((text) => ['string', 'number', 'boolean'].includes(typeof text))) return [];
  const whole = texts.join().trim();
  const parts = texts.flatMap((text) => String(text).split(/[,，、;；]/)).map((part) => part.trim());
  const hosts = parts.map((part) => part.replace(/^\w+:\/\//, '').replace(/[/?#:].*$/s, ''));
  const small = whole.toLowerCase();
  return [readJson(whole).value, readJson(small).value, whole, small, addressIn(whole), parts, hosts];
}

/** Returns the address that a host without `https:` is meant to be. */
function addressIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z\d-]+(\.[a-z\d-]+)+([:/?#]|$)/i.test(value)
    ? `https://${value}`
    : undefined;
}

/** Returns the JSON in a description such as `a list of host names like ["example.com"]`. */
function exampleIn(expected: string): unknown {
  const text = /like (["[{].*)/s.exec(expected)?.[1] ?? '';
  const ends = [...text].map((_, index) => text.length - index);
  return ends.map((end) => readJson(text.slice(0, end)).value).find((value) => value !== undefined);
}
