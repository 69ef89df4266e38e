import { STORAGE_KEYS } from '#config/storage-keys';
import { localStore } from '#lib/storage';
import type { Choices } from './choices/choices';

export type StateChoice = Pick<Choices, 'viewer' | 'effect' | 'call' | 'code'>;

/** Shorter than the timeout of the widgets' requests. */
const DELAY_MS = 8000;
/** Demo accounts of the portal. */
const ACCOUNTS = { full: 'demo@example.com', few: 'few@example.com', empty: 'plain@example.com' } as const;
const FAULTS = '/dev/api/faults';

/**
 * Sets the viewer and the fault switches of the reference portal. They are those of its dev console, and apply to all of
 * its pages.
 */
export async function applyState(
  { viewer, effect, call, code }: StateChoice,
  signal: AbortSignal,
): Promise<void> {
  await clearFaults();
  const send = (path: string, values: object = {}) => post(path, values, signal);
  if (viewer === 'nobody') await send('/signout');
  else if (viewer) await send('/dev/api/session', { account: ACCOUNTS[viewer] });
  if (viewer) forgetViewer();
  if (!effect) return;
  const delayMs = effect === 'delay' ? DELAY_MS : 0;
  await send(FAULTS, { call: call || '*', effect, delayMs, ...(effect === 'code' && { code }) });
}

/** Without their sign-in or sign-out, the elements would believe what they have stored of the last viewer. */
function forgetViewer(): void {
  for (const key of [STORAGE_KEYS.session, STORAGE_KEYS.unread]) localStore.remove(key);
}

/** Clears all fault switches, also while the page is left. */
export async function clearFaults(): Promise<void> {
  await fetch(FAULTS, { method: 'DELETE', keepalive: true });
}

async function post(path: string, values: object, signal: AbortSignal): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(values), signal });
  if (!response.ok) throw new Error(`${path} ${response.status}`);
}
