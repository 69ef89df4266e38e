import { nearestWord } from '#lib/text/nearest-word';

/** Two names that share fewer pairs of letters do not mean the same. */
const LEAST_SIMILARITY = 0.4;

/** Returns the known name that may be meant; undefined if none is similar. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  return nearestWord(name, known, LEAST_SIMILARITY);
}
