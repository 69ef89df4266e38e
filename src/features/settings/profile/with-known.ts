/** Returns the choices, preceded by the current value if it is not among them. */
export function withKnown(choices: readonly string[], known: string): readonly string[] {
  return known === '' || choices.includes(known) ? choices : [known, ...choices];
}
