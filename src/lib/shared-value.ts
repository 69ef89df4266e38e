import { STORAGE_PREFIX } from '#config/storage-keys';
import { localStore, parseJson } from './storage';

export type SharedValue<Value> = {
  /** Returns the stored value, or null when it is missing or invalid. */
  read(): Value | null;
  /**
   * Stores a value, or removes it when null, and notifies the other tabs.
   * @param isConfirmation the server has confirmed what the other tabs may know already. They are not notified then if the
   *   storage is full or blocked, because to them it would be a change.
   */
  write(value: Value | null, isConfirmation?: boolean): void;
};

/**
 * A value shared by all tabs of this origin. It is stored in localStorage; other tabs are notified by BroadcastChannel,
 * or by the storage event in browsers without it.
 * @param check validates data from storage or another tab; returns null for invalid data
 * @param onChange called when another tab has written a value, not after a write of this page; `isNew` is false for a value
 *   that was written at an unknown time while this page was in the back/forward cache
 */
export function sharedValue<Value>(
  key: string,
  check: (raw: unknown) => Value | null,
  onChange: (value: Value | null, isNew: boolean) => void,
): SharedValue<Value> {
  const read = () => check(localStore.get(key));
  const notifyTabs = listen(
    key,
    (raw) => onChange(check(raw), true),
    () => onChange(read(), false),
  );
  return {
    read,
    write(value, isConfirmation = false) {
      if (value === null) localStore.remove(key);
      const isStored = value !== null && localStore.set(key, value);
      if (isStored || !isConfirmation) notifyTabs(value);
    },
  };
}

/**
 * @param onMessage called with the value of another tab
 * @param onReturn called when the page is restored from the back/forward cache, where it receives no messages
 * @returns a function that notifies the other tabs; it does nothing where storage events notify them
 */
function listen(
  key: string,
  onMessage: (raw: unknown) => void,
  onReturn: () => void,
): (value: unknown) => void {
  // During the prerender an open channel would keep the Node process alive.
  if (typeof window === 'undefined') return () => {};
  const name = STORAGE_PREFIX + key;
  let channel = openChannel(name, onMessage);
  const isNotifiedByStorage = !channel;
  // Chromium drops a page from the back/forward cache when one of its open channels receives a message.
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    channel = openChannel(name, onMessage);
    onReturn();
  });
  if (isNotifiedByStorage)
    window.addEventListener('storage', (event) => {
      // The key is null after `localStorage.clear()`.
      if (event.key === name || event.key === null) onMessage(parseJson(event.newValue));
    });
  return (value) => channel?.postMessage(value);
}

function openChannel(name: string, onMessage: (raw: unknown) => void): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = (event) => onMessage(event.data);
    return channel;
  } catch {
    return null;
  }
}
