import { useCallback } from 'react';
import type { RouteName } from '../../config/paths';
import { addressOf } from '../../shared/navigation/address';
import { useRouter } from '../../shared/navigation/route';
import { useSourceQuery } from '../../shared/navigation/source';

/**
 * Replaces the current history entry by a route's path and a state. Of the query only that stays which says where the
 * viewer wants to go. They go nowhere now, so that no page is asked: it serves to take secrets out of the address, and
 * out of the history when they have served their purpose.
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
      void router?.go(addressOf(name, params, sourceQuery()), { state, replaces: true }),
    [router, sourceQuery],
  );
}
