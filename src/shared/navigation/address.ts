import { pathTo, type RouteName } from '#config/paths';
import { withQuery } from '#lib/text/query-bytes';

export type UrlParams = Readonly<Record<string, string>>;

/** A route by its documented name (ROUTE-47), with the values of its path parameters. */
export type NavigateTarget = { name: string; params?: UrlParams; query?: UrlParams };

/** Path and query of a named route, without `portalBase`. */
export function routeAddress(name: RouteName, params?: UrlParams, query?: UrlParams): string {
  return withQuery(pathTo(name, params), query);
}
