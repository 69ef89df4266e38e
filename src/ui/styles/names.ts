/** Joins class or part names and skips falsy ones. Unlike `cx`, it inserts no style rule. */
export function names(...all: readonly (string | false | undefined)[]): string {
  return all.filter(Boolean).join(' ');
}
