import { KEPT_INPUT_MS } from '#config/limits';
import { STORAGE_KEYS } from '#config/storage-keys';
import { tabStore } from '#lib/storage';

/**
 * Keeps the account that the viewer has typed or registered, so that the recovery and the sign-in do not ask for it again:
 * in this tab, for at most 30 minutes, until a sign-in.
 * @param account empty to forget it
 */
export function keepAccount(account: string): void {
  if (account) tabStore.set(STORAGE_KEYS.account, [account, Date.now()]);
  else tabStore.remove(STORAGE_KEYS.account);
}

/** Returns the kept account; empty if there is none. */
export function keptAccount(): string {
  const kept = tabStore.get(STORAGE_KEYS.account);
  return Array.isArray(kept) && Date.now() - kept[1] < KEPT_INPUT_MS ? String(kept[0]) : '';
}
