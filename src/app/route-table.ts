import type { ComponentType } from 'react';
import { ALIASES, REDIRECTS } from '../config/aliases';
import { PATHS, type RouteName } from '../config/paths';

/** A row of the route table: the screen at the paths of this name, loaded with the first navigation to it. */
export type RouteRow = {
  name: RouteName;
  load(): Promise<{ Screen: ComponentType }>;
  /** With the login check on, only signed-in viewers see it (OQ-20). */
  isForMembers?: true;
};

/** What stands at a path: a row with the values of its `{…}`, or the path to go on to. */
export type Match = { row: RouteRow; params: Readonly<Record<string, string>> } | { redirect: string };

const NAMES = Object.keys(PATHS) as RouteName[];

/**
 * Finds what stands at a path (doc 3 § 2). A slash at the end does not matter, case does, and paths without
 * parameters win over those with some, whatever the order (OQ-16, OQ-18). Everything else is the not-found page's.
 * @param path without the portal's base; percent escapes are understood
 */
export function matchRoute(rows: readonly RouteRow[], path: string): Match {
  const wanted = segmentsOf(path);
  const redirect = Object.entries(REDIRECTS).find(([from]) => paramsOf(segmentsOf(from), wanted))?.[1];
  if (redirect) return { redirect };
  const matches = NAMES.flatMap((name) => {
    const params = pathsOf(name).map((known) => paramsOf(segmentsOf(known), wanted));
    return params.filter((found) => found !== null).map((found) => ({ name, params: found }));
  });
  const isStatic = ({ params }: { params: object }) => Object.keys(params).length === 0;
  const match = matches.find(isStatic) ?? matches[0];
  const row = rows.find(({ name }) => name === match?.name);
  return match && row ? { row, params: match.params } : { redirect: PATHS.NotFound };
}

/** All paths that show the row of this name. */
export function pathsOf(name: RouteName): readonly string[] {
  return [PATHS[name], ...(ALIASES[name] ?? [])];
}

/** @returns the values of the parameters; null where the path does not fit */
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

/** Empty for a path with a broken escape, which no route has. */
function segmentsOf(path: string): string[] {
  try {
    return path.replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}
