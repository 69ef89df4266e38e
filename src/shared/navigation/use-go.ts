import { useCallback } from 'react';
import { ownAddress } from '#lib/document/page-url';
import { getPageConfig } from '#page-config/page-config';
import { useRouter } from './route';
import { otherPage, routeUrl } from './route-url';

type Options = { state?: unknown; replaces?: boolean };

/** Goes to a path of the route table: by the router, or else to its URL. */
export function useGo(): (to: string, options?: Options) => void {
  const router = useRouter();
  return useCallback(
    (to, { state, replaces = false } = {}) => {
      const config = getPageConfig();
      if (!otherPage(to, router, config) && router?.go(to, { state, replaces })) return;
      const url = ownAddress(routeUrl(to, router, config));
      if (replaces) location.replace(url);
      else location.assign(url);
    },
    [router],
  );
}
