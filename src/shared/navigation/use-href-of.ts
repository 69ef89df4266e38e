import { useCallback } from 'react';
import { usePageConfig } from '../../ui/use-page-config';
import { useRouter } from './route';
import { otherUserHome } from './user-home';

/** Returns the address of a path of the route table: the router's own, otherwise below `portalBase`. */
export function useHrefOf(): (to: string) => string {
  const portalBase = usePageConfig('portalBase');
  const userHome = usePageConfig('userHome');
  const router = useRouter();
  return useCallback(
    (to) => otherUserHome(to, userHome) ?? router?.hrefOf(to) ?? portalBase + to,
    [router, portalBase, userHome],
  );
}
