import { useCallback } from 'react';
import type { RouteName } from '#config/paths';
import { routeAddress } from '#shared/navigation/address';
import { useRouter } from '#shared/navigation/route';
import { useSourceQuery } from '#shared/navigation/source';

/**
 * Replaces the path and state of the current history entry; of the query, only the source parameters are
 * kept. It dispatches no `cntv-navigate`, because the screen stays the same: it removes secrets from the URL
 * and the history.
 */
export function useReplaceState(): (
  name: RouteName,
  params: Readonly<Record<string, string>>,
  state: unknown,
) => void {
  const router = useRouter();
  const sourceQuery = useSourceQuery();
  return useCallback(
    (name, params, state) =>
      void router?.go(routeAddress(name, params, sourceQuery()), { state, replaces: true }),
    [router, sourceQuery],
  );
}
