import type { Endpoint } from '#lib/transport/endpoint';

const modules = import.meta.glob<object>('../../../src/api/**/*.ts');

/** Loads every endpoint of `src/api`, by the name of its constant. */
export async function loadEndpoints(): Promise<Readonly<Record<string, Endpoint>>> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return Object.fromEntries(
    loaded.flatMap((module) => Object.entries(module)).filter(([name]) => name.endsWith('_ENDPOINT')),
  );
}
