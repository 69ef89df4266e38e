import { isRecord } from './is-record';

export type Raw = Readonly<Record<string, unknown>>;

/** Merges objects key by key and replaces other values. Returns a copy, so that objects of the page are not changed. */
export const merged = (base: unknown, override: unknown): Raw => mergedIf(() => true, base, override);

/**
 * Like `merged`, without some values.
 * @param isTaken whether a value may replace the known one
 */
export function mergedIf(
  isTaken: (known: unknown, value: unknown) => boolean,
  base: unknown,
  override: unknown,
): Raw {
  // Not an object, because scripts of the page may have added names to all objects.
  const result = new Map(Object.entries(isRecord(base) ? base : {}));
  for (const [key, value] of Object.entries(override as object)) {
    const known = result.get(key);
    if (isTaken(known, value)) result.set(key, isRecord(value) ? mergedIf(isTaken, known, value) : value);
  }
  return Object.fromEntries(result);
}
