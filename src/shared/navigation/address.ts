import { pathTo, type RouteName } from '../../config/paths';

export type Query = Readonly<Record<string, string>>;

/** Path and query of a named route, without `portalBase`. */
export function addressOf(name: RouteName, params?: Query, query?: Query): string {
  return withQuery(pathTo(name, params), query);
}

export function withQuery(path: string, query?: Query): string {
  const written = String(new URLSearchParams(query));
  return written ? `${path}?${written}` : path;
}
