import { localStore, type Store, tabStore } from '#lib/storage';
import type { InputStore, KeptInput } from './input-slot';

type Stored = Omit<KeptInput, 'values'> & { values: [field: string, value: string | boolean][] };

export const tabInputs = inputsIn(tabStore);
/** Shared by all tabs, and still there on the next visit. */
export const browserInputs = inputsIn(localStore);

/** Input in web storage, as far as it is valid: any script can write there. */
function inputsIn(store: Store): InputStore {
  return {
    get(key) {
      const stored = store.get(key);
      return isStored(stored) ? { ...stored, values: new Map(stored.values) } : undefined;
    },
    set: (key, { values, ...input }) => store.set(key, { ...input, values: [...values] } satisfies Stored),
    delete: (key) => store.remove(key),
  };
}

function isStored(raw: unknown): raw is Stored {
  const { savedAt, values } = (raw ?? {}) as Partial<Stored>;
  return typeof savedAt === 'number' && Array.isArray(values) && values.every(isValue);
}

function isValue(raw: unknown): boolean {
  if (!Array.isArray(raw) || raw.length !== 2) return false;
  const [field, value] = raw;
  return typeof field === 'string' && ['string', 'boolean'].includes(typeof value);
}
