import { type ReactNode, useSyncExternalStore } from 'react';
import type { RouteName } from '../../config/paths';
import { allowedUrl } from '../../lib/redirect';
import { redirectRule, wantedTarget } from '../sign-on/target';
import { RouteLink } from './route-link';
import { useSourceQuery } from './source';

type Props = {
  to: RouteName;
  /** Where the widget's editor wants the viewer to go, when the address names nothing. */
  backurl?: string;
  children: ReactNode;
};

/**
 * A link between signing in, registering and recovering: where the viewer came from and wants to go goes along
 * (OQ-53). The prerender knows of no address.
 */
export function AccountLink({ to, backurl, children }: Props) {
  const sourceQuery = useSourceQuery();
  // As a text: where it says nothing, a link that was drawn at prerender is not drawn again.
  const query = useSyncExternalStore(
    never,
    () => String(new URLSearchParams({ ...sourceQuery(), ...editorsQuery(backurl) })),
    () => '',
  );
  return (
    <RouteLink to={to} query={Object.fromEntries(new URLSearchParams(query))}>
      {children}
    </RouteLink>
  );
}

/** Counts where the address names nothing that may be followed. Made absolute: the next screen stands elsewhere. */
function editorsQuery(backurl: string | undefined): { backurl?: string } {
  const url = wantedTarget('') ? null : allowedUrl(backurl, redirectRule());
  return url ? { backurl: url.href } : {};
}

const never = () => () => {};
