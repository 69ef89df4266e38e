import { merged, type Raw } from '#config/merged';
import { SHOWN_KEYS } from './shown-keys.build-time';

/**
 * Returns what is accepted of each configuration element. The first one that has more than keys of what is shown, or that
 * cannot be read, decides the other keys, except its `pageKeys`; unknown keys count as such.
 */
export function acceptedParts(written: Iterable<object | null>): (object | null)[] {
  const [block, ...rest] = written;
  if (block === undefined) return [];
  const isDecisive = !block || Object.keys(block).some((key) => !SHOWN_KEYS.includes(key));
  const next = isDecisive ? rest.map((other) => other && shownPart(other, pageKeysOf(block))) : rest;
  return [block, ...acceptedParts(next)];
}

function pageKeysOf(block: { pageKeys?: unknown } | null): readonly unknown[] {
  const keys = block?.pageKeys;
  return Array.isArray(keys) ? keys : [];
}

/**
 * Returns the keys that every configuration element may have, which is all that is accepted of one that is added later.
 * @param others further keys that it may have
 */
export function shownPart(block: object, others: readonly unknown[] = []): object {
  const isAccepted = (key: string) => SHOWN_KEYS.includes(key) || others.includes(key);
  return Object.fromEntries(Object.entries(block).filter(([key]) => isAccepted(key)));
}

/** Returns the other keys, except those whose value is in force already: client routers put copies of elements in their place. */
export function refusedKeys(block: Raw, layers: readonly object[]): string[] {
  const present = layers.reduce<Raw>(merged, {});
  const isInForce = (key: string) => JSON.stringify(block[key]) === JSON.stringify(present[key]);
  return Object.keys(block).filter((key) => !SHOWN_KEYS.includes(key) && !isInForce(key));
}
