import { SMS_WAIT_MS } from '../../config/limits';
import { STORAGE_KEYS } from '../../config/storage-keys';
import { tabStore } from '../../lib/storage';

/**
 * Until when a form waits before it has another code sent, through reloads of its tab.
 * @returns milliseconds since 1970; 0 when it does not wait
 */
export function keptWait(form: string): number {
  const kept = tabStore.get(STORAGE_KEYS.smsWait + form);
  const leftMs = typeof kept === 'number' ? kept - Date.now() : 0;
  // Further away than it can be: the clock was set back, or somebody else wrote it.
  return leftMs > 0 && leftMs <= SMS_WAIT_MS ? (kept as number) : 0;
}

export function keepWait(form: string, endsAtMs: number): void {
  tabStore.set(STORAGE_KEYS.smsWait + form, endsAtMs);
}

/** The form has done its work: whoever comes to it next begins anew. */
export function forgetWait(form: string): void {
  tabStore.remove(STORAGE_KEYS.smsWait + form);
}
