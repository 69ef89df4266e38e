import { useEffect } from 'react';
import type { RouteName } from '#config/paths';
import type { UrlParams } from './address';
import { useNavigate } from './use-navigate';

type Props = { to: RouteName; params: UrlParams };

/** Replaces an unknown route of a screen with a known one. Renders nothing. */
export function ReplaceRoute({ to, params }: Props) {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per unknown route
  useEffect(() => navigate(to, { params, replaces: true }), [navigate, to]);
  return null;
}
