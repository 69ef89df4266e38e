import { STORAGE_PREFIX } from '#config/storage-keys';
import { pageSingleton } from '#page-config/page-singleton';

export type Store = {
  /** Returns the stored value, or null when it is missing or unreadable. Not validated: any script can write it. */
  get(key: string): unknown;
  /** @returns whether the value is in the browser's storage, and not only in the memory of this page */
  set(key: string, value: unknown): boolean;
  remove(key: string): void;
};

/** `localStorage`: shared by all tabs of one origin. */
export const localStore = store('localStorage');
/** `sessionStorage`: cleared when the tab closes. */
export const tabStore = store('sessionStorage');

/**
 * Web storage that holds JSON and never throws. Values fall back to memory where storage is full or blocked (private
 * mode, blocked cookies).
 */
function store(area: 'localStorage' | 'sessionStorage'): Store {
  const memory = pageSingleton(area, () => new Map<string, string>());

  function remove(key: string): void {
    memory.delete(key);
    attempt(area, (storage) => storage.removeItem(STORAGE_PREFIX + key));
  }
  return {
    get(key) {
      const text = memory.get(key) ?? attempt(area, (storage) => storage.getItem(STORAGE_PREFIX + key));
      return parseJson(text ?? null);
    },
    set(key, value) {
      const text = JSON.stringify(value);
      const isKept = attempt(area, (storage) => {
        storage.setItem(STORAGE_PREFIX + key, text);
        return true;
      });
      if (isKept) memory.delete(key);
      else {
        remove(key);
        memory.set(key, text);
      }
      return isKept === true;
    },
    remove,
  };
}

/** Returns null when storage throws: where it is full or blocked, and in the prerender, which has no window. */
function attempt<Result>(
  area: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => Result,
): Result | null {
  try {
    return use(window[area]);
  } catch {
    return null;
  }
}

/** Parses JSON text from storage; returns null for text that is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
