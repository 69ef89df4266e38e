import { allowedUrl } from '#lib/redirect/allowed-url';
import { redirectRule } from '#lib/redirect/redirect-rule';
import { readQuery } from '#lib/text/query-bytes';
import { wantedTarget } from '../sign-in/target';
import type { UrlParams } from './address';
import type { Route } from './route';

/** Query parameters with the source and target of the viewer (OQ-30, OQ-53). */
const NAMES = ['backurl', 'service', 'from', 'reg_bind_auth'] as const;

export type SourceName = (typeof NAMES)[number];

/** Returns these parameters as a query for the next screen. */
export function sourceQuery(route: Route | undefined): UrlParams {
  return Object.fromEntries(
    NAMES.map((name) => [name, sourceValue(route, name)]).filter(([, value]) => value),
  );
}

/** Reads one of these parameters from the route, or else from the page's URL. Not validated. */
export function sourceValue(route: Route | undefined, name: SourceName): string {
  return route?.query.get(name) || readQuery(location.search).get(name) || '';
}

/**
 * Returns the query of a link between sign-in, registration and recovery (OQ-53).
 * @param backurl attribute of the widget, used only when the page's URL names no allowed target. Made absolute, because the next
 * screen has another URL.
 */
export function accountQuery(route: Route | undefined, backurl: string | undefined): UrlParams {
  const url = wantedTarget('') ? null : allowedUrl(backurl, redirectRule());
  return { ...sourceQuery(route), ...(url && { backurl: url.href }) };
}
