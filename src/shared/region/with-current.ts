/** Returns the choices, preceded by the current value if it is not among them. */
export function withCurrent(choices: readonly string[], current: string): readonly string[] {
  return current === '' || choices.includes(current) ? choices : [current, ...choices];
}
