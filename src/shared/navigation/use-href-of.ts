import { useCallback, useSyncExternalStore } from 'react';
import type { RouteName } from '../../config/paths';
import { DEFAULT_PAGE_CONFIG, getPageConfig, type PageConfig } from '../../page-config/page-config';
import { onConfigChange } from '../../page-config/scripts';
import { addressOf, type UrlParams } from './address';
import { otherPage } from './other-page';
import { type Router, useRouter } from './route';

/** Returns a function that resolves a path of the route table to a URL: the router's, or else one below `portalBase`. */
export function useHrefOf(): (to: string) => string {
  const router = useRouter();
  return useCallback((to) => hrefOf(to, router, getPageConfig()), [router]);
}

/**
 * Returns the URL of a named route; during the prerender and hydration, that of the default page-config without a query.
 * The URL is one store: a hydrated link whose URL is the same is not rendered again.
 * @param query returns the current query
 */
export function useHref(
  to: RouteName,
  params: UrlParams | undefined,
  query: () => UrlParams | undefined,
): string {
  const router = useRouter();
  return useSyncExternalStore(
    onConfigChange,
    () => hrefOf(addressOf(to, params, query()), router, getPageConfig()),
    () => hrefOf(addressOf(to, params), router, DEFAULT_PAGE_CONFIG),
  );
}

function hrefOf(to: string, router: Router | null, config: PageConfig): string {
  return otherPage(to, router, config) ?? router?.hrefOf(to) ?? config.portalBase + to;
}
