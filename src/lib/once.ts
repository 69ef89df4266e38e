const loads = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** One promise per loader, for React's `use`; a failed one is forgotten, so that a retry asks again. */
export function once<Result>(load: () => Promise<Result>): Promise<Result> {
  const known = loads.get(load) as Promise<Result> | undefined;
  if (known) return known;
  const loading = load();
  loads.set(load, loading);
  loading.catch(() => loads.delete(load));
  return loading;
}
