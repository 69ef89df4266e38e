const PAGE = Symbol.for('cntv-widgets');

/**
 * One value per page and name, whatever number of script copies or bundles ask for it: the first one makes it.
 * @param name shared by all copies, so its value's shape is part of what a major version keeps
 */
export function pageSingleton<Value>(name: string, create: () => Value): Value {
  const page = globalThis as unknown as { [PAGE]?: Map<string, unknown> };
  page[PAGE] ??= new Map();
  const values = page[PAGE];
  if (!values.has(name)) values.set(name, create());
  return values.get(name) as Value;
}
