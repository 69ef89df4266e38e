import { merged, type Raw } from '#config/merged';
import { SHOWN_KEYS } from './shown-keys.build-time';

/**
 * Returns what is taken of each configuration element. The first one that has more than keys of what is shown, or that
 * cannot be read, decides the other keys; unknown keys count as such.
 */
export function taken(written: Iterable<object | null>): (object | null)[] {
  let isDecided = false;
  return [...written].map((block) => {
    const shown = block && shownPart(block);
    const all = isDecided ? shown : block;
    isDecided ||= !block || Object.keys(shown ?? {}).length < Object.keys(block).length;
    return all;
  });
}

/** Returns the keys that every configuration element may have, which is all that is taken of one that is added later. */
export function shownPart(block: object): object {
  return Object.fromEntries(Object.entries(block).filter(([key]) => SHOWN_KEYS.includes(key)));
}

/** Returns the other keys, except those whose value is in force already: client routers put copies of elements in their place. */
export function refusedKeys(block: Raw, layers: readonly object[]): string[] {
  const present = layers.reduce<Raw>(merged, {});
  const isInForce = (key: string) => JSON.stringify(block[key]) === JSON.stringify(present[key]);
  return Object.keys(block).filter((key) => !SHOWN_KEYS.includes(key) && !isInForce(key));
}
