/**
 * Returns the known word most similar to a misspelt one, ignoring hyphens and case.
 * @param least the least similarity, from 0 to 1
 */
export function nearestWord(word: string, known: readonly string[], least = 0): string | undefined {
  const similarity = new Map(known.map((other) => [other, similarityOf(pairsIn(word), pairsIn(other))]));
  const nearest = [...known].sort((a, b) => Number(similarity.get(b)) - Number(similarity.get(a)))[0];
  return nearest !== undefined && Number(similarity.get(nearest)) >= least ? nearest : undefined;
}

/** Returns the Sørensen–Dice coefficient of two sets, from 0 to 1. */
function similarityOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
}

/** Returns the pairs of adjacent letters of a word padded with spaces. */
function pairsIn(word: string): Set<string> {
  const letters = ` ${word.toLowerCase().replace(/-/g, '')} `;
  return new Set([...letters].slice(1).map((letter, index) => letters.charAt(index) + letter));
}
