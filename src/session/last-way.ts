import { STORAGE_KEYS } from '#config/storage-keys';
import { localStore } from '#lib/storage';

/**
 * How the viewer signed in last in this browser: `password`, `qr` or a provider; after `password` a space and the masked
 * account, if the viewer wanted to stay signed in. Empty if it is not known.
 */
export type LastWay = string;

/** Without control characters and spaces; an account has its asterisks. */
const LAST_WAY = /^[a-z]{1,20}( [!-~]{0,3}\*{3,4}[!-~]{1,255})?$/i;
const listeners = new Set<() => void>();

/** Returns the last way. Validated, because any script of the page can write it. */
export function readLastWay(): LastWay {
  const way = localStore.get(STORAGE_KEYS.lastWay);
  return typeof way === 'string' && LAST_WAY.test(way) ? way : '';
}

export function keepLastWay(way: LastWay): void {
  localStore.set(STORAGE_KEYS.lastWay, way);
  notify();
}

export function forgetLastWay(): void {
  localStore.remove(STORAGE_KEYS.lastWay);
  notify();
}

/** Calls a listener after changes by this page and by other tabs. */
export function followLastWay(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
