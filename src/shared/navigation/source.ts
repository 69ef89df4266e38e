import { useCallback } from 'react';
import { readQuery } from '#lib/text/query-bytes';
import type { UrlParams } from './address';
import { type Route, useRouter } from './route';

/** Query parameters with the source and target of the viewer (OQ-30, OQ-53). */
const NAMES = ['backurl', 'service', 'from', 'reg_bind_auth'] as const;

export type SourceName = (typeof NAMES)[number];

/** Reads one of these parameters from the route, or else from the page's URL. Not validated. */
export function useSourceValue(): (name: SourceName) => string {
  const route = useRouter()?.route;
  return useCallback((name) => sourceValue(route, name), [route]);
}

/** Returns these parameters as a query for the next screen. */
export function useSourceQuery(): () => UrlParams {
  const route = useRouter()?.route;
  return useCallback(() => sourceQuery(route), [route]);
}

export function sourceQuery(route: Route | undefined): UrlParams {
  return Object.fromEntries(
    NAMES.map((name) => [name, sourceValue(route, name)]).filter(([, value]) => value),
  );
}

function sourceValue(route: Route | undefined, name: SourceName): string {
  return route?.query.get(name) || readQuery(location.search).get(name) || '';
}
