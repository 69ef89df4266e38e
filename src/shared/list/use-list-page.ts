import { useCallback } from 'react';
import { LIST_PARAMETERS } from '#config/list-parameters';
import type { RouteName } from '#config/paths';
import type { ListPageState } from '#data/use-list';
import type { UrlParams } from '../navigation/address';
import { useRoute } from '../navigation/route';
import { useNavigate } from '../navigation/use-navigate';

/** The route of a screen with a list; `query` without the page. */
export type ListRoute = { to: RouteName; params?: UrlParams; query?: UrlParams };

/** The page of a list in the query of its route, like `?page=2`. An invalid page is the first one. */
export function useListPage({ to, params, query }: ListRoute): ListPageState {
  const navigate = useNavigate();
  const page = /^[1-9]\d{0,8}$/.exec(useRoute().query.get(LIST_PARAMETERS.page) ?? '')?.[0];
  const address = JSON.stringify({ params, query });
  const setPage = useCallback(
    (next: number) => {
      const { params: parts, query: rest } = JSON.parse(address) as Omit<ListRoute, 'to'>;
      navigate(to, { params: parts, query: listPageQuery(next, rest), replaces: true });
    },
    [navigate, to, address],
  );
  return [Number(page ?? 1), setPage];
}

/** Adds the page to a query; the first page is left out. */
export function listPageQuery(page: number, query?: UrlParams): UrlParams {
  return page === 1 ? { ...query } : { ...query, [LIST_PARAMETERS.page]: String(page) };
}
