import { useCallback } from 'react';
import { usePageConfig } from '../../ui/hooks/use-page-config';
import { useRouter } from './route';
import { otherUserHome } from './user-home';

/** Resolves a path of the route table to a URL: the router's, or else one below `portalBase`. */
export function useHrefOf(): (to: string) => string {
  const portalBase = usePageConfig('portalBase');
  const userHome = usePageConfig('userHome');
  const router = useRouter();
  return useCallback(
    (to) => otherUserHome(to, userHome) ?? router?.hrefOf(to) ?? portalBase + to,
    [router, portalBase, userHome],
  );
}
