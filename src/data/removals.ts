import { createStore } from 'zustand/vanilla';
import type { ListPage } from '#api/list-page';
import { STORAGE_KEYS } from '#config/storage-keys';
import { sharedValue } from '#lib/shared-value';
import { session } from '#session/session';
import { revalidate, revalidateWhenVisible } from './resource-changes';
import { onViewerChange } from './viewer-cache';

/** What identifies a list: the resource, and a filter on it. A removal concerns every list of the resource. */
export type ListKey = readonly [resource: string, ...filter: (string | number)[]];

/** A page as the server sent it. */
export type LoadedPage<Item> = ListPage<Item> & {
  list: ListKey;
  page: number;
  /** Time of the request. */
  sentAt: number;
};

/** Items that the viewer has removed from a list. */
type Removal = {
  list: ListKey;
  /** Null when all items of the resource were removed. */
  ids: readonly string[] | null;
  startedAt: number;
  /** When the server confirmed it; infinite until then. */
  settledAt: number;
};

/** Format of the message to other tabs. `since` identifies the viewer. */
type Message = Pick<Removal, 'list' | 'ids'> & { since: number };

/** Pages in the cache are never changed; removals are applied when a page is shown. */
export const removals = createStore<readonly Removal[]>(() => []);

const shared = sharedValue(
  STORAGE_KEYS.removal,
  (raw) => (isMessage(raw) ? raw : null),
  (message) => {
    if (message?.since !== session.getState().since) return;
    const now = nextMoment();
    add({ list: message.list, ids: message.ids, startedAt: now, settledAt: now });
    revalidateWhenVisible(message.list[0]);
  },
);

onViewerChange(() => {
  if (removals.getState().length === 0) return;
  removals.setState([], true);
  shared.write(null);
});

let time = 0;

/** A logical clock that orders requests and removals. */
export function nextMoment(): number {
  time += 1;
  return time;
}

/**
 * Removes items optimistically in every list of the resource. They return to their place when the call fails. The
 * lists on screen are revalidated in both cases, because a call without a response may have succeeded.
 * @param ids null removes all items, when the call has succeeded: a list that was empty for a moment would have lost the
 * viewer's place and been announced
 * @throws the error of the call
 */
export async function removeItems(
  list: ListKey,
  ids: readonly string[] | null,
  call: () => Promise<void>,
): Promise<void> {
  const removal = { list, ids, startedAt: nextMoment(), settledAt: Number.POSITIVE_INFINITY };
  if (ids) add(removal);
  try {
    await call();
    const settled = { ...removal, settledAt: nextMoment() };
    if (ids) replace(removal, settled);
    else add(settled);
    shared.write({ list, ids, since: session.getState().since });
  } catch (error) {
    replace(removal);
    throw error;
  } finally {
    revalidate(list[0]);
  }
}

/** Applies the removals that the server did not know of when it sent the page. */
export function withoutRemoved<Item extends { id: string }>(
  page: LoadedPage<Item>,
  all: readonly Removal[],
): ListPage<Item> {
  const due = all.filter(({ list, settledAt }) => list[0] === page.list[0] && page.sentAt < settledAt);
  if (due.length === 0) return page;
  if (due.some(({ ids }) => ids === null)) return { total: 0, items: [] };
  const gone = new Set(due.flatMap(({ ids }) => ids ?? []));
  const items = page.items.filter(({ id }) => !gone.has(id));
  const counted = due.filter(
    ({ list, startedAt }) => String(list) === String(page.list) && page.sentAt < startedAt,
  );
  // A request that was sent meanwhile may or may not count the items, unless it lists them.
  const missing = new Set([
    ...counted.flatMap(({ ids }) => ids ?? []),
    ...page.items.flatMap(({ id }) => (gone.has(id) ? [id] : [])),
  ]);
  return { total: Math.max(items.length, page.total - missing.size), items };
}

function add(removal: Removal): void {
  removals.setState([...removals.getState(), removal], true);
}

/** Without `next`, drops the removal. */
function replace(removal: Removal, next?: Removal): void {
  removals.setState(
    removals.getState().flatMap((each) => (each === removal ? (next ?? []) : each)),
    true,
  );
}

function isMessage(raw: unknown): raw is Message {
  const { list, ids, since } = (raw ?? {}) as Partial<Message>;
  return (
    typeof since === 'number' &&
    Array.isArray(list) &&
    (ids === null || (Array.isArray(ids) && ids.every(isText)))
  );
}

function isText(raw: unknown): raw is string {
  return typeof raw === 'string';
}
