import type { ComponentType } from 'react';
import { ALIASES, REDIRECTS } from '#config/aliases';
import { sectionOf } from '#config/member-center/sections';
import { PATHS, type RouteName } from '#config/paths';
import type { Areas } from '#i18n/area-files';
import type { CardSize } from '#ui/loading/loading';

/** A row of the route table: the screen of a named route, loaded on the first navigation to it. */
export type RouteRow = {
  name: RouteName;
  load(): Promise<{ Screen: ComponentType }>;
  /** Areas of texts that the screen uses, loaded with it. A text that loads later would hide the shown screen. */
  areas?: readonly (keyof Areas)[];
  /**
   * Size of the screen's skeleton while it is loaded: of its card, or of the content within the shell of the member
   * centre.
   */
  skeleton?: CardSize | ((params: Params, hasMenu: boolean) => CardSize);
};

type Params = Readonly<Record<string, string>>;

/** Result of matching a path: a row with the values of its `{…}` parameters, or a redirect target. */
export type Match = RowMatch | { redirect: string };
export type RowMatch = { row: RouteRow; params: Params };

const NAMES = Object.keys(PATHS) as RouteName[];

/** The paths of all routes and redirects, split once, because each link of a screen is matched. */
const ROUTE_PATHS = NAMES.flatMap((name) =>
  pathsOf(name).map((path) => ({ name, segments: segmentsOf(path) })),
);
const REDIRECT_PATHS = Object.entries(REDIRECTS).map(([from, redirect]) => ({
  segments: segmentsOf(from),
  redirect,
}));

/**
 * Matches a path with the routes (doc 3 § 2). A trailing slash is ignored, case is significant, and paths
 * without parameters take precedence (OQ-16, OQ-18). Unknown paths redirect to the not-found page.
 * @param path path without the portal's base; percent-encoding is decoded
 */
export function matchRoute(rows: readonly RouteRow[], path: string): Match {
  const wanted = segmentsOf(path);
  const redirect = REDIRECT_PATHS.find(({ segments }) => paramsOf(segments, wanted))?.redirect;
  if (redirect) return { redirect };
  const matches = ROUTE_PATHS.flatMap(({ name, segments }) => {
    const params = paramsOf(segments, wanted);
    return params ? [{ name, params }] : [];
  });
  const isStatic = ({ params }: { params: object }) => Object.keys(params).length === 0;
  const match = matches.find(isStatic) ?? matches[0];
  const row = rows.find(({ name }) => name === match?.name);
  return match && row ? { row, params: match.params } : { redirect: PATHS.NotFound };
}

/**
 * Returns the size of the skeleton of a matched screen, as far as its row names one.
 * @param hasMenu whether the menu is beside a section of the member centre
 */
export function skeletonSize(match: Match, hasMenu = true): Partial<CardSize> {
  if ('redirect' in match) return {};
  const { skeleton = {} } = match.row;
  return typeof skeleton === 'function' ? skeleton(match.params, hasMenu) : skeleton;
}

/** Whether the login check renders a screen for signed-in viewers only (OQ-20). */
export function needsSignIn(match: Match): boolean {
  return 'row' in match && (match.row.name === 'MIndex' || sectionOf(match.row.name) !== undefined);
}

/** Returns all paths of a named route. */
export function pathsOf(name: RouteName): readonly string[] {
  return [PATHS[name], ...(ALIASES[name] ?? [])];
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
