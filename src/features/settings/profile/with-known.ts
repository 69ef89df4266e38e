/** The choices, and before them what is chosen already and would be lost otherwise. */
export function withKnown(choices: readonly string[], known: string): readonly string[] {
  return known === '' || choices.includes(known) ? choices : [known, ...choices];
}
