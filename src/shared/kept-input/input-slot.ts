import { pageSingleton } from '#page-config/page-singleton';
import type { InputValues, TypedInput } from '#ui/forms/typed-input';

/**
 * Where, for whom and how long typed input is kept. It has passwords and codes only in the memory of an element whose next
 * view follows at once.
 */
export type InputSlot = {
  /** `memoryOf` an owner, or `tabInputs` for input that survives a reload of the page. */
  store: InputStore;
  key: string;
  /** ID or epoch of the viewer who types; undefined if anybody may have typed. */
  viewer?: string | number | undefined;
  lifeMs: number;
  /** Whether the value of a field may be kept; by default that of every field. */
  accepts?(field: string): boolean;
};

export type InputStore = {
  get(key: string): KeptInput | undefined;
  set(key: string, input: KeptInput, lifeMs: number): unknown;
  delete(key: string): unknown;
};

/** Typed input, and whether the form was submitted with it and could not be sent. */
export type UnsentInput = TypedInput & { isUnsent?: boolean };

export type KeptInput = UnsentInput & {
  viewer?: string | number | undefined;
  /** Time of the last change. */
  savedAt: number;
};

const memories = pageSingleton('typed-input', () => new WeakMap<object, Map<string, KeptInput>>());

/** Memory that lives as long as its owner, an element or the document. Input is removed at the end of its time. */
export function memoryOf(owner: object): InputStore {
  const memory = memories.get(owner) ?? new Map<string, KeptInput>();
  memories.set(owner, memory);
  return {
    get: (key) => memory.get(key),
    set(key, input, lifeMs) {
      memory.set(key, input);
      setTimeout(() => memory.get(key) === input && memory.delete(key), input.savedAt + lifeMs - Date.now());
    },
    delete: (key) => memory.delete(key),
  };
}

/** Keeps the accepted values in place of what was kept before; without any, nothing is kept. */
export function keepInput(slot: InputSlot, { values, ...input }: UnsentInput, savedAt = Date.now()): void {
  const { store, key, viewer, lifeMs } = slot;
  const accepted = acceptedValues(slot, values);
  if (accepted.size > 0) store.set(key, { ...input, viewer, savedAt, values: accepted }, lifeMs);
  else store.delete(key);
}

export function acceptedValues({ accepts = () => true }: InputSlot, values: InputValues): InputValues {
  return new Map([...values].filter(([field]) => accepts(field)));
}

/** Returns kept input; undefined without it. Removes what is too old, of another viewer or not accepted. */
export function readInput(slot: InputSlot): KeptInput | undefined {
  const { store, key, viewer, lifeMs } = slot;
  const kept = store.get(key);
  const now = Date.now();
  // A clock that was set back starts the time again.
  if (kept && kept.viewer === viewer && now - kept.savedAt < lifeMs)
    keepInput(slot, kept, Math.min(kept.savedAt, now));
  else store.delete(key);
  return store.get(key);
}

/** Returns and removes kept input. */
export function takeInput(slot: InputSlot): KeptInput | undefined {
  const input = readInput(slot);
  slot.store.delete(slot.key);
  return input;
}
