import { STORAGE_PREFIX } from '../config/storage-keys';
import { pageSingleton } from '../page-config/page-singleton';

export type Store = {
  /** The kept value; null when there is none or it cannot be read. Not checked: any script of the page can write it. */
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  remove(key: string): void;
};

/** Shared by the tabs of one origin. */
export const localStore = store('localStorage');
/** Gone when the tab closes. */
export const tabStore = store('sessionStorage');

/**
 * Browser storage as JSON, that never throws: where it is refused (private modes, blocked cookies) or full, values are
 * kept in the page's memory instead.
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
      return parsed(text ?? null);
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
    },
    remove,
  };
}

/** Even reading `window.localStorage` throws where storage is refused. */
function attempt<Result>(
  area: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => Result,
): Result | null {
  try {
    return typeof window === 'undefined' ? null : use(window[area]);
  } catch {
    return null;
  }
}

/** What storage holds as text, as a value; null for text that is not JSON. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
