import { useCallback, useSyncExternalStore } from 'react';
import type { RouteName } from '#config/paths';
import { DEFAULT_PAGE_CONFIG, getPageConfig } from '#page-config/page-config';
import { onConfigChange } from '#page-config/scripts';
import { usePrint } from '#ui/print';
import { routeAddress, type UrlParams } from './address';
import { useRouter } from './route';
import { routeUrl } from './route-url';

/** Returns a function that resolves a path of the route table to its URL. */
export function useHrefOf(): (to: string) => string {
  const router = useRouter();
  return useCallback((to) => routeUrl(to, router, getPageConfig()), [router]);
}

/**
 * Returns the URL of a named route; during the prerender and hydration, that of the default page-config, or of the print's, without a query.
 * The URL is one store: a hydrated link whose URL is the same is not rendered again.
 * @param query returns the current query
 */
export function useHref(
  to: RouteName,
  params?: UrlParams,
  query: () => UrlParams | undefined = () => undefined,
): string {
  const router = useRouter();
  const first = usePrint() ?? DEFAULT_PAGE_CONFIG;
  return useSyncExternalStore(
    onConfigChange,
    () => routeUrl(routeAddress(to, params, query()), router, getPageConfig()),
    () => routeUrl(routeAddress(to, params), router, first),
  );
}
