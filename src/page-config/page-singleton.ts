const PAGE = Symbol.for('cntv-widgets');

/**
 * Returns a value that all copies of the script on a page share. The first copy creates it.
 * @param name shared by all copies, so the shape of its value changes only with a major version
 */
export function pageSingleton<Value>(name: string, create: () => Value): Value {
  const page = globalThis as unknown as { [PAGE]?: Map<string, unknown> };
  page[PAGE] ??= new Map();
  const values = page[PAGE];
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as Value;
}
