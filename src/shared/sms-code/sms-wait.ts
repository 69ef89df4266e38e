import { SMS_WAIT_MS } from '#config/limits';
import { STORAGE_KEYS } from '#config/storage-keys';
import { tabStore } from '#lib/storage';

/**
 * Returns when a form can send the next code. The value survives reloads of the tab.
 * @returns milliseconds since 1970; 0 when the form need not wait
 */
export function readSmsWait(form: string): number {
  const stored = tabStore.get(STORAGE_KEYS.smsWait + form);
  const leftMs = typeof stored === 'number' ? stored - Date.now() : 0;
  // A wait longer than the maximum is ignored: the clock was set back, or other code wrote the value.
  return leftMs > 0 && leftMs <= SMS_WAIT_MS ? (stored as number) : 0;
}

export function saveSmsWait(form: string, endsAtMs: number): void {
  tabStore.set(STORAGE_KEYS.smsWait + form, endsAtMs);
}

/** Removes the wait of a form that has been completed. */
export function clearSmsWait(form: string): void {
  tabStore.remove(STORAGE_KEYS.smsWait + form);
}
