import { STORAGE_KEYS } from '#config/storage-keys';
import { localStore, tabStore } from '#lib/storage';

/** Keeps the provider at which a sign-in begins, for the page to which the viewer returns: only there is the result known. */
export function beginWay(provider: string): void {
  tabStore.set(STORAGE_KEYS.begunWay, provider);
}

/** Ends a sign-in that has begun at a provider. If it has succeeded, it becomes the last way. */
export function endBegunWay(hasSucceeded: boolean): void {
  const way = tabStore.get(STORAGE_KEYS.begunWay);
  tabStore.remove(STORAGE_KEYS.begunWay);
  if (way && hasSucceeded) localStore.set(STORAGE_KEYS.lastWay, way);
}
