import { STORAGE_PREFIX } from '../config/storage-keys';
import { localStore, parsed } from './storage';

export type SharedValue<Value> = {
  /** The value as kept in this browser; null when there is none, or something unreadable. */
  read(): Value | null;
  /** Keeps a value, or takes it away with null, and tells the other tabs. */
  write(value: Value | null): void;
};

/**
 * One value for all tabs of this origin: kept in localStorage, told to other tabs at once by BroadcastChannel, or by
 * the storage event where there is none. What comes from storage or another tab is unchecked text until `check` has
 * read it.
 * @param check the value, or null when it is not one
 * @param onChange called when another tab wrote a value; never for this page's own
 */
export function sharedValue<Value>(
  key: string,
  check: (raw: unknown) => Value | null,
  onChange: (value: Value | null) => void,
): SharedValue<Value> {
  const read = () => check(localStore.get(key));
  const tell = listen(
    key,
    (raw) => onChange(check(raw)),
    () => onChange(read()),
  );
  return {
    read,
    write(value) {
      if (value === null) localStore.remove(key);
      else localStore.set(key, value);
      tell(value);
    },
  };
}

/**
 * @param onMessage another tab's value
 * @param onReturn the page comes back from the browser's page cache, where it heard nothing
 * @returns tells the other tabs; where storage events do that, there is nothing to do
 */
function listen(
  key: string,
  onMessage: (raw: unknown) => void,
  onReturn: () => void,
): (value: unknown) => void {
  // Where pages are rendered at build time there are no tabs, and an open channel would keep the process alive.
  if (typeof window === 'undefined') return () => {};
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) onReturn();
  });
  const channel = openChannel(STORAGE_PREFIX + key);
  if (channel) {
    channel.onmessage = (event) => onMessage(event.data);
    return (value) => channel.postMessage(value);
  }
  window.addEventListener('storage', (event) => {
    // A null key: everything was cleared.
    if (event.key === STORAGE_PREFIX + key || event.key === null) onMessage(parsed(event.newValue));
  });
  return () => {};
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
