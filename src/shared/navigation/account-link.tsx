import type { ReactNode } from 'react';
import type { RouteName } from '#config/paths';
import { allowedUrl } from '#lib/redirect/allowed-url';
import { redirectRule } from '#lib/redirect/redirect-rule';
import { wantedTarget } from '../sign-in/target';
import { useRouter } from './route';
import { RouteLink } from './route-link';
import { sourceQuery } from './source';

type Props = {
  to: RouteName;
  /** The widget's `backurl` attribute, used when the page's URL names no target. */
  backurl?: string;
  children: ReactNode;
};

/**
 * A link between sign-in, registration and recovery that passes on the source and target of the viewer
 * (OQ-53). The prerender has no URL, so its link has no query.
 */
export function AccountLink({ backurl, ...rest }: Props) {
  const route = useRouter()?.route;
  return <RouteLink {...rest} query={() => ({ ...sourceQuery(route), ...backurlQuery(backurl) })} />;
}

/**
 * Used only when the page's URL names no allowed target. Made absolute, because the next screen has another
 * URL.
 */
function backurlQuery(backurl: string | undefined): { backurl?: string } {
  const url = wantedTarget('') ? null : allowedUrl(backurl, redirectRule());
  return url ? { backurl: url.href } : {};
}
