/** Name, light value and, where it differs, dark value of one token. */
export type TokenRow = readonly [name: string, light: string, dark?: string];

/** The style rule that gives a shadow root these tokens; browsers without `light-dark()` get the light values. */
export function tokenRule(rows: readonly TokenRow[]): string {
  const hasDark = CSS.supports('color', 'light-dark(red,red)');
  const declarations = rows.map(([name, light, dark]) => {
    const value = dark && hasDark ? `light-dark(${light},${dark})` : light;
    return `--_${name}:var(--cntv-${name},${value})`;
  });
  return `:host{${declarations.join(';')}}`;
}
