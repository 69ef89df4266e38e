import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { CallOptions } from '#api/call';
import type { ListPage, ListRequest } from '#api/list-page';
import { LIST_PAGE_SIZE } from '#config/limits';
import { useProve } from './prove';
import { type ListKey, type LoadedPage, nextMoment, removals, removeItems, withoutRemoved } from './removals';
import { type QueryFailure, useQuery } from './use-query';
import { viewerSignal } from './viewer-cache';

/** The requested page, starting at 1, and its setter: from `useState`, or backed by the URL. */
export type ListPageState = readonly [page: number, setPage: (page: number) => void];

export type List<Item> = {
  /** The items of `page`; undefined until the first page is loaded. */
  items: readonly Item[] | undefined;
  /** Number of items on all pages. */
  total: number;
  /** The displayed page: the previous one while another page is loading, and after that has failed. */
  page: number;
  requestedPage: number;
  pageCount: number;
  pageSize: number;
  isLoading: boolean;
  /** Error of the last request; undefined while another one is pending. */
  error: unknown;
  /** The server counts items on the displayed page, but none that it sent can be read. */
  isUnreadable: boolean;
  goTo(page: number): void;
  retry(): void;
  /**
   * Removes items optimistically. They return to their place when the call fails.
   * @throws the error of the call
   */
  remove(ids: readonly string[], call: (options: CallOptions) => Promise<void>): Promise<void>;
  /** Removes all items of the resource when the call has succeeded. */
  clear(call: (options: CallOptions) => Promise<void>): Promise<void>;
};

type Options = {
  /** Number of items on a page. */
  pageSize?: number;
  /** Nothing is loaded while it is false. */
  isWanted?: boolean;
  onFailure?(failure: QueryFailure): void;
};

/**
 * Loads a paginated list. The previous page stays visible until the next one is loaded, and after that has failed;
 * the items of another filter stay only while this one is loading.
 */
export function useList<Item extends { id: string }>(
  list: ListKey,
  load: (query: ListRequest, options: CallOptions) => Promise<ListPage<Item>>,
  pageState: ListPageState,
  { pageSize = LIST_PAGE_SIZE, isWanted = true, onFailure }: Options = {},
): List<Item> {
  const [page, setPage] = pageState;
  const prove = useProve();
  const { value, error, isLoading, retry } = useQuery(
    isWanted ? [...list, pageSize, page] : null,
    (options) => loadPage(list, { page, pageSize }, (asked) => load(asked, options)),
    { keepsPrevious: true, ...(onFailure && { onFailure }) },
  );
  const shown = useShown(error && String(value?.list) !== String(list) ? undefined : value);
  const pageCount = Math.max(1, Math.ceil((shown?.total ?? 0) / pageSize));
  const returnTo = useLastPage(pageState, shown?.page === page ? pageCount : undefined);

  async function remove(ids: readonly string[] | null, call: (options: CallOptions) => Promise<void>) {
    const signal = viewerSignal();
    try {
      await removeItems(list, ids, () => prove(() => call({ signal }), { signal }));
    } catch (cause) {
      returnTo(page);
      throw cause;
    }
  }
  return {
    items: shown?.items,
    total: shown?.total ?? 0,
    page: shown?.page ?? page,
    requestedPage: page,
    pageCount,
    pageSize,
    isLoading,
    error,
    isUnreadable: !isLoading && page <= pageCount && value?.items.length === 0 && value.total > 0,
    goTo: (next) => (next === page ? retry() : setPage(next)),
    retry,
    remove,
    clear: (call) => remove(null, call),
  };
}

/**
 * Loads a page. A total that is less than the items up to its end is a mistake of the server. Where the server does not count,
 * a full page may have another one after it.
 */
async function loadPage<Item>(
  list: ListKey,
  asked: { page: number; pageSize: number },
  load: (asked: ListRequest) => Promise<ListPage<Item>>,
): Promise<LoadedPage<Item>> {
  const sentAt = nextMoment();
  const { total, items } = await load(asked);
  const { page, pageSize } = asked;
  const atLeast = (page - 1) * pageSize + items.length;
  const counted = Number.isFinite(total) ? total : atLeast + (items.length < pageSize ? 0 : 1);
  return { total: items.length > 0 ? Math.max(counted, atLeast) : counted, items, list, page, sentAt };
}

/** Returns a page without the items that the viewer has removed. */
function useShown<Item extends { id: string }>(page: LoadedPage<Item> | undefined) {
  const all = useSyncExternalStore(removals.subscribe, removals.getState, removals.getState);
  return useMemo(() => page && { ...withoutRemoved(page, all), page: page.page }, [page, all]);
}

/**
 * Changes to the last page when the requested one no longer exists (OQ-64).
 * @param pageCount undefined while unknown
 * @returns a function that returns to the page if it exists again and the viewer has not navigated since
 */
function useLastPage([page, setPage]: ListPageState, pageCount: number | undefined): (page: number) => void {
  const moved = useRef<{ from: number; to: number }>(undefined);
  const isBeyond = pageCount !== undefined && page > pageCount;
  useLayoutEffect(() => {
    if (isBeyond) {
      moved.current = { from: page, to: pageCount };
      setPage(pageCount);
    } else if (moved.current?.to !== page) moved.current = undefined;
  }, [isBeyond, page, pageCount, setPage]);
  return (from) => {
    if (moved.current?.from === from) setPage(from);
  };
}
