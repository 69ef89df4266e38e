import { isRecord } from './is-record';

export type Raw = Readonly<Record<string, unknown>>;

/** Merges objects key by key and replaces other values. Returns a copy, so that objects of the page are not changed. */
export function merged(base: unknown, override: unknown): Raw {
  const result = new Map(Object.entries(isRecord(base) ? base : {}));
  for (const [key, value] of Object.entries(override as object)) {
    result.set(key, isRecord(value) ? merged(result.get(key), value) : value);
  }
  return Object.fromEntries(result);
}
