import { tabStore } from '#lib/storage';
import type { InputStore, KeptInput } from './input-slot';

type Stored = Omit<KeptInput, 'values'> & { values: [field: string, value: string | boolean][] };

/** Input in `sessionStorage`, as far as it is valid: any script can write there. */
export const tabInputs: InputStore = {
  get(key) {
    const stored = tabStore.get(key);
    return isStored(stored) ? { ...stored, values: new Map(stored.values) } : undefined;
  },
  set: (key, { values, ...input }) => tabStore.set(key, { ...input, values: [...values] } satisfies Stored),
  delete: (key) => tabStore.remove(key),
};

function isStored(raw: unknown): raw is Stored {
  const { savedAt, values } = (raw ?? {}) as Partial<Stored>;
  return typeof savedAt === 'number' && Array.isArray(values) && values.every(isValue);
}

function isValue(raw: unknown): boolean {
  if (!Array.isArray(raw) || raw.length !== 2) return false;
  const [field, value] = raw;
  return typeof field === 'string' && ['string', 'boolean'].includes(typeof value);
}
