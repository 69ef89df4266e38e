import type { ComponentProps } from 'react';
import type { RouteName } from '#config/paths';
import { RouteLink } from './route-link';
import { useAccountQuery } from './source';

type Props = Omit<ComponentProps<typeof RouteLink>, 'params' | 'query'> & {
  to: RouteName;
  /** The widget's `backurl` attribute, used when the page's URL names no target. */
  backurl?: string;
};

/**
 * A link between sign-in, registration and recovery that passes on the source and target of the viewer
 * (OQ-53). The prerender has no URL, so its link has no query.
 */
export function AccountLink({ backurl, ...rest }: Props) {
  return <RouteLink {...rest} query={useAccountQuery(backurl)} />;
}
