import type { RouteName } from '#config/paths';

export type Params = Readonly<Record<string, string>>;
export type NamedRoute = { name: RouteName; params: Params };

/** The paths of all routes and redirects, split once, because each link of a screen is matched. */
export type Addresses = {
  routes: readonly { name: RouteName; segments: readonly string[] }[];
  redirects: readonly { redirect: string; segments: readonly string[] }[];
};

export function addressesOf(
  paths: Readonly<Record<RouteName, string>>,
  aliases: Readonly<Partial<Record<RouteName, readonly string[]>>>,
  redirects: Readonly<Record<string, string>>,
): Addresses {
  return {
    routes: (Object.keys(paths) as RouteName[]).flatMap((name) =>
      [paths[name], ...(aliases[name] ?? [])].map((path) => ({ name, segments: segmentsOf(path) })),
    ),
    redirects: Object.entries(redirects).map(([from, redirect]) => ({
      segments: segmentsOf(from),
      redirect,
    })),
  };
}

/**
 * Returns the route of a path with the values of its `{…}` parameters, or the target of its redirect (doc 3 § 2); undefined for
 * an unknown path. A trailing slash is ignored, case is significant, and paths without parameters take precedence (OQ-16,
 * OQ-18).
 * @param path path without the portal's base; percent-encoding is decoded
 */
export function findRoute(
  { routes, redirects }: Addresses,
  path: string,
): NamedRoute | { redirect: string } | undefined {
  const wanted = segmentsOf(path);
  const redirect = redirects.find(({ segments }) => paramsOf(segments, wanted))?.redirect;
  if (redirect) return { redirect };
  const matches = routes.flatMap(({ name, segments }) => {
    const params = paramsOf(segments, wanted);
    return params ? [{ name, params }] : [];
  });
  const isStatic = ({ params }: { params: object }) => Object.keys(params).length === 0;
  return matches.find(isStatic) ?? matches[0];
}

/** @returns the values of the parameters; null if the path does not match */
function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (path.length !== pattern.length) return null;
  const params: Record<string, string> = {};
  // Prototype.js replaces the method `entries` of arrays.
  for (let index = 0; index < path.length; index += 1) {
    const segment = path[index] as string;
    const expected = pattern[index] as string;
    if (expected.startsWith('{') && segment) params[expected.slice(1, -1)] = segment;
    else if (expected !== segment) return null;
  }
  return params;
}

/** Returns no segments for a path with invalid percent-encoding, so that it matches no route. */
function segmentsOf(path: string): string[] {
  try {
    return path.replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}
