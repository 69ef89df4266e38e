import { mutate } from 'swr';
import { STORAGE_KEYS } from '#config/storage-keys';
import { sharedValue } from '#lib/shared-value';
import { session } from '#session/session';
import { partsOf } from './viewer-cache';

/** Format of the message to other tabs. `since` identifies the viewer; `at` makes each message a new one. */
type Message = { resource: string; since: number; at: number };

const shared = sharedValue(STORAGE_KEYS.change, messageOf, (message) => {
  if (message?.since === session.getState().since) revalidateWhenVisible(message.resource);
});

/** Resources to revalidate when the page is visible. */
const waiting = new Set<string>();

/**
 * Notifies the other tabs that the viewer's data have changed on the server.
 * @param resource first part of the query keys of these data
 */
export function announceChange(resource: string): void {
  shared.write({ resource, since: session.getState().since, at: Date.now() + Math.random() });
}

/** Revalidates the mounted queries, and drops pending responses. */
export function revalidate(resource: string): void {
  void mutate((cached) => isOf(resource, cached));
}

function isOf(resource: string, cached: unknown): boolean {
  const [, key] = partsOf(cached);
  return Array.isArray(key) && key[0] === resource;
}

/** Revalidates at once; on a hidden page, once when it becomes visible, however often it was asked to. */
export function revalidateWhenVisible(resource: string): void {
  waiting.add(resource);
  revalidateWaiting();
  if (waiting.size > 0) document.addEventListener('visibilitychange', revalidateWaiting);
}

function revalidateWaiting(): void {
  if (document.visibilityState !== 'visible') return;
  document.removeEventListener('visibilitychange', revalidateWaiting);
  for (const resource of waiting) revalidate(resource);
  waiting.clear();
}

function messageOf(raw: unknown): Message | null {
  const { resource, since, at } = (raw ?? {}) as Partial<Message>;
  if (typeof resource !== 'string' || typeof since !== 'number' || typeof at !== 'number') return null;
  return { resource, since, at };
}
