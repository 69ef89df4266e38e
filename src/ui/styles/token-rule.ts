/** Name, light value and, if different, dark value of one token. */
export type TokenRow = readonly [name: string, light: string, dark?: string];

/** Returns the style rule that defines the tokens in a shadow root. Without `light-dark()`, it has the light values. */
export function tokenRule(rows: readonly TokenRow[]): string {
  const hasDark = CSS.supports('color', 'light-dark(red,red)');
  const declarations = rows.map(([name, light, dark]) => {
    const value = dark && hasDark ? `light-dark(${light},${dark})` : light;
    return `--_${name}:var(--cntv-${name},${value})`;
  });
  return `:host{${declarations.join(';')}}`;
}
