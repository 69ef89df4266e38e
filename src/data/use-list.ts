import { useLayoutEffect } from 'react';
import { mutate as mutateAll } from 'swr';
import type { CallOptions } from '../api/call';
import type { ListPage } from '../api/list-page';
import { LIST_PAGE_SIZE } from '../config/limits';
import { type Query, type QueryFailure, type QueryKey, useQuery } from './use-query';

/** The page that is wanted, from 1, and the way to another: kept in memory by `useState`, or in the address. */
export type PageState = readonly [page: number, setPage: (page: number) => void];

export type List<Item> = {
  /** The rows of `page`; undefined until any page was loaded. */
  items: readonly Item[] | undefined;
  /** The items of all pages. */
  total: number;
  /** The page that is shown, which is the one before while another is loaded, and when that fails. */
  page: number;
  pageCount: number;
  isLoading: boolean;
  hasFailed: boolean;
  goTo(page: number): void;
  retry(): void;
  /**
   * Takes items away at once, brings them back when the call fails, and loads the page again when it succeeds.
   * @throws what the call throws
   */
  remove(ids: readonly string[], call: () => Promise<void>): Promise<void>;
};

type Options = { pageSize?: number; onFailure?(failure: QueryFailure): void };
type Shown<Item> = ListPage<Item> & { page: number };

/** A list that the server gives page by page. The page before stays until the next one is there. */
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

  // The last item of the last page was removed: the page before is the last one now (OQ-64).
  useLayoutEffect(() => {
    if (isBeyond) setPage(pageCount);
  }, [isBeyond, pageCount, setPage]);

  async function remove(ids: readonly string[], call: () => Promise<void>) {
    if (!value) return;
    const items = value.items.filter(({ id }) => !ids.includes(id));
    await mutate({ ...value, items, total: total - (value.items.length - items.length) }, call);
    // Rows have moved from page to page.
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

/** @param cached a key of the cache: the viewer's epoch, and the key of a query */
function isPageOf(key: QueryKey, cached: unknown): boolean {
  const [, inner] = cached as [number, QueryKey];
  return Array.isArray(inner) && String(inner.slice(0, -1)) === String([key].flat());
}
