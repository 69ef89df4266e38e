import { createStore } from 'zustand/vanilla';
import { STORAGE_KEYS } from '#config/storage-keys';
import { sharedValue } from '#lib/shared-value';
import { pageSingleton } from '#page-config/page-singleton';

/** Unread messages by kind (ENT-03). */
export type UnreadCounts = { subscribe: number; system: number };
export type UnreadKind = 'all' | keyof UnreadCounts;

/**
 * The counts and the time of the response, in milliseconds since 1970. For counts that another tab has just told it is the
 * time at which they came, because the clocks of two pages may differ.
 */
export type UnreadState = (UnreadCounts & { at: number }) | null;

/** Format in storage. */
type Stored = { counts: UnreadCounts; at: number };

const page = pageSingleton('unread', createUnread);

/** The last counts from the server, requested by this or another tab; null while unknown. */
export const unread = page.store;

/** Stores new counts and notifies the other tabs. */
export function setUnread(counts: UnreadCounts): void {
  const at = Date.now();
  page.store.setState({ ...counts, at }, true);
  page.shared.write({ counts, at });
}

/** Clears the counts when the viewer changes. */
export function resetUnread(): void {
  page.store.setState(null, true);
  page.shared.write(null);
}

/** Returns the number of unread messages of a kind; 0 while unknown (MSG-18, OQ-63). */
export function countOf(counts: UnreadCounts | null, kind: UnreadKind): number {
  if (!counts) return 0;
  return kind === 'all' ? counts.subscribe + counts.system : counts[kind];
}

function createUnread() {
  const shared = sharedValue(
    STORAGE_KEYS.unread,
    (raw) => (isStored(raw) ? raw : null),
    (value, isNew) => store.setState(flat(value && isNew ? { ...value, at: Date.now() } : value), true),
  );
  const store = createStore<UnreadState>(() => flat(shared.read()));
  return { store, shared };
}

function flat(value: Stored | null): UnreadState {
  return value && { ...value.counts, at: value.at };
}

function isStored(raw: unknown): raw is Stored {
  const { counts, at } = (raw ?? {}) as Partial<Stored>;
  return typeof at === 'number' && isCount(counts?.subscribe) && isCount(counts?.system);
}

function isCount(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) >= 0;
}
