/** Name, light value and, if different, dark value of one token. */
export type TokenRow = readonly [name: string, light: string, dark?: string];

/** Returns the style rule that defines the tokens in a shadow root. Without `light-dark()`, it has the light values. */
export function tokenRule(
  rows: readonly TokenRow[],
  hasDark = CSS.supports('color', 'light-dark(red,red)'),
): string {
  const declarations = rows.map(([name, light, dark]) => {
    const value = dark && hasDark ? `light-dark(${light},${dark})` : light;
    return `--_${name}:var(--cntv-${name},${value})`;
  });
  return `:host{${declarations.join(';')}}`;
}

/** The same for a style sheet that the build writes: what the browser supports is asked by a rule. */
export function writtenTokenRules(rows: readonly TokenRow[]): string[] {
  const both = tokenRule(
    rows.filter(([, , dark]) => dark),
    true,
  );
  return [tokenRule(rows, false), `@supports (color:light-dark(red,red)){${both}}`];
}
