/** Returns the words of an attribute, separated by any white space, each one once. */
export function wordsIn(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter(Boolean))];
}
