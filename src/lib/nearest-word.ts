/** The known word that has the most pairs of letters in common with a misspelt one. Hyphens and case are ignored. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const similarity = new Map(known.map((other) => [other, similarityOf(pairsIn(word), pairsIn(other))]));
  return [...known].sort((a, b) => Number(similarity.get(b)) - Number(similarity.get(a)))[0];
}

/** Sørensen–Dice coefficient. */
function similarityOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
}

/** Pairs of adjacent letters; those at both ends count with a space. */
function pairsIn(word: string): Set<string> {
  const letters = ` ${word.toLowerCase().replace(/-/g, '')} `;
  return new Set([...letters].slice(1).map((letter, index) => letters.charAt(index) + letter));
}
