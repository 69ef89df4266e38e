/** Joins class or part names; what is not there is left out. Unlike `cx`, it makes no new style rule. */
export function names(...all: readonly (string | false | undefined)[]): string {
  return all.filter(Boolean).join(' ');
}
