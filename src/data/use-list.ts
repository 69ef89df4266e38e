import { useLayoutEffect } from 'react';
import { mutate as mutateAll } from 'swr';
import type { CallOptions } from '../api/call';
import type { ListPage } from '../api/list-page';
import { LIST_PAGE_SIZE } from '../config/limits';
import { type Query, type QueryFailure, type QueryKey, useQuery } from './use-query';

/** The requested page, starting at 1, and its setter: from `useState`, or backed by the URL. */
export type PageState = readonly [page: number, setPage: (page: number) => void];

export type List<Item> = {
  /** The items of `page`; undefined until the first page is loaded. */
  items: readonly Item[] | undefined;
  /** Number of items on all pages. */
  total: number;
  /** The displayed page: the previous one while another page is loading, and after that has failed. */
  page: number;
  pageCount: number;
  isLoading: boolean;
  hasFailed: boolean;
  goTo(page: number): void;
  retry(): void;
  /**
   * Removes items optimistically, rolls back when the call fails, and revalidates the page when it succeeds.
   * @throws the error of the call
   */
  remove(ids: readonly string[], call: () => Promise<void>): Promise<void>;
};

type Options = { pageSize?: number; onFailure?(failure: QueryFailure): void };
type Shown<Item> = ListPage<Item> & { page: number };

/** Loads a paginated list. The previous page stays visible until the next one is loaded. */
export function useList<Item extends { id: string }>(
  key: QueryKey,
  load: (page: number, options: CallOptions) => Promise<ListPage<Item>>,
  [page, setPage]: PageState,
  { pageSize = LIST_PAGE_SIZE, onFailure }: Options = {},
): List<Item> {
  const query: Query<Shown<Item>> = useQuery(
    pageKey(key, page),
    async (options) => ({ ...(await load(page, options)), page }),
    { keepsPrevious: true, ...(onFailure && { onFailure }) },
  );
  const { value, error, isLoading, retry, mutate } = query;
  const total = value?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = value?.page === page && page > pageCount;

  // The last item of the last page was removed, so the page before it is now the last one (OQ-64).
  useLayoutEffect(() => {
    if (isBeyond) setPage(pageCount);
  }, [isBeyond, pageCount, setPage]);

  async function remove(ids: readonly string[], call: () => Promise<void>) {
    if (!value) return;
    const items = value.items.filter(({ id }) => !ids.includes(id));
    await mutate({ ...value, items, total: total - (value.items.length - items.length) }, call);
    // Items have moved between pages.
    void mutateAll(
      (cached) => isPageOf(key, cached),
      (before: unknown) => before,
    );
  }
  return {
    items: value?.items,
    total,
    page: value?.page ?? page,
    pageCount,
    isLoading,
    hasFailed: Boolean(error),
    goTo: (next) => (next === page ? retry() : setPage(next)),
    retry,
    remove,
  };
}

function pageKey(key: QueryKey, page: number): QueryKey {
  return [...[key].flat(), page];
}

/** @param cached key in the SWR cache: the viewer epoch and the query key */
function isPageOf(key: QueryKey, cached: unknown): boolean {
  const [, inner] = cached as [number, QueryKey];
  return Array.isArray(inner) && String(inner.slice(0, -1)) === String([key].flat());
}
