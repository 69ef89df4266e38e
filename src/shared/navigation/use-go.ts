import { useCallback } from 'react';
import { getPageConfig } from '../../page-config/page-config';
import { otherPage } from './other-page';
import { useRouter } from './route';

type Options = { state?: unknown; replaces?: boolean };

/** Goes to a path of the route table: by the router, or else to the URL that `useHrefOf` returns. */
export function useGo(): (to: string, options?: Options) => void {
  const router = useRouter();
  return useCallback(
    (to, { state, replaces = false } = {}) => {
      const config = getPageConfig();
      const elsewhere = otherPage(to, router, config);
      if (!elsewhere && router?.go(to, { state, replaces })) return;
      const address = elsewhere ?? config.portalBase + to;
      if (replaces) location.replace(address);
      else location.assign(address);
    },
    [router],
  );
}
