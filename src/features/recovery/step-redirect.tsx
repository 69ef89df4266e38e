import { useEffect } from 'react';
import type { RouteName } from '#config/paths';
import { Loading } from '#ui/loading/loading';
import { useNavigateWithSource } from './use-navigate-with-source';

type Props = { to: RouteName; params?: Record<string, string>; query?: Record<string, string> };

/** Redirects to another step when this one cannot be shown; replaces the history entry. */
export function StepRedirect({ to, ...where }: Props) {
  const navigate = useNavigateWithSource();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a second run would redirect from another screen
  useEffect(() => navigate(to, { ...where, replaces: true }), []);
  return <Loading />;
}
