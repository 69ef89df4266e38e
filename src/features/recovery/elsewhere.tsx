import { useEffect } from 'react';
import type { RouteName } from '../../config/paths';
import { Loading } from '../../ui/loading';
import { useOnward } from './use-onward';

type Props = { to: RouteName; params?: Record<string, string>; query?: Record<string, string> };

/** In place of a step that cannot be shown: leads to the one that can, as if it had been asked for. */
export function Elsewhere({ to, ...where }: Props) {
  const navigate = useOnward();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a second answer would go on from a third place
  useEffect(() => navigate(to, { ...where, replaces: true }), []);
  return <Loading />;
}
