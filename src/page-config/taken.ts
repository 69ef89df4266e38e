import { SHOWN_KEYS } from './shown-keys.build-time';

/**
 * Returns what is taken of each configuration element. The first one that has more than keys of what is shown, or that
 * cannot be read, decides the other keys; unknown keys count as such.
 */
export function taken(written: Iterable<object | null>): (object | null)[] {
  let isDecided = false;
  return [...written].map((block) => {
    const shown = Object.entries(block ?? {}).filter(([key]) => SHOWN_KEYS.includes(key));
    const all = isDecided ? block && Object.fromEntries(shown) : block;
    isDecided ||= !block || shown.length < Object.keys(block).length;
    return all;
  });
}
