import { nearestWord } from '#lib/text/nearest-word';

/** Two names that share fewer pairs of letters do not mean the same. */
const LEAST_SIMILARITY = 0.4;

/** Returns the known name that may be meant; undefined if none is similar. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  return nearestWord(name, known, LEAST_SIMILARITY);
}

/** Returns the known name that differs only in hyphens and capital letters. */
export function sameName(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.replace(/[-_]/g, '').toLowerCase();
  return known.find((one) => plain(one) === plain(name));
}
