import { useCallback } from 'react';
import { useRouter } from '../../blocks/navigation/route';
import { pathTo, type RouteName } from '../../config/paths';

/**
 * Replaces the current history entry by a route's bare path and a state. The viewer goes nowhere, so that no page is
 * asked: it serves to take secrets out of the address, and out of the history when they have served their purpose.
 */
export function useReplaceState(): (
  name: RouteName,
  params: Readonly<Record<string, string>>,
  state: unknown,
) => void {
  const router = useRouter();
  return useCallback(
    (name, params, state) => void router?.go(pathTo(name, params), { state, replaces: true }),
    [router],
  );
}
