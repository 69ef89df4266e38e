import type { ComponentType } from 'react';
import { ALIASES, REDIRECTS } from '#config/aliases';
import { sectionOf } from '#config/member-center/sections';
import { PATHS, type RouteName } from '#config/paths';
import type { Areas } from '#i18n/area-files';
import type { Language } from '#i18n/languages';
import type { PageConfig } from '#page-config/types';
import type { CardSize } from '#ui/loading/loading';
import { addressesOf, findRoute, type Params } from './find-route';

/** The module of a screen. */
export type ScreenModule = {
  Screen: ComponentType;
  /** Returns the functions that load what the first render would suspend for; without it, nothing. */
  chunksOf?(route: RouteName, language: Language, config: PageConfig): (() => Promise<unknown>)[];
};

/** A module that is loaded on demand, and the areas of texts that it uses. A text that loads later would hide what is shown. */
export type Part = { load(): Promise<unknown>; areas?: readonly (keyof Areas)[] };

/** A row of the route table: the screen of a named route, loaded on the first navigation to it. */
export type RouteRow = Omit<Part, 'load'> & {
  name: RouteName;
  load(): Promise<ScreenModule>;
  /** The content of each tab, by the path parameter `tabName`. It is preloaded, because it is rendered after the viewer's data. */
  tabs?: Readonly<Record<string, Part>>;
  /**
   * Size of the screen's skeleton while it is loaded: of its card, or of the content within the shell of the member
   * centre.
   */
  skeleton?: CardSize | ((params: Params, hasMenu: boolean) => CardSize);
};

/** Result of matching a path: a row with the values of its `{…}` parameters, or a redirect target. */
export type Match = RowMatch | { redirect: string };
export type RowMatch = { row: RouteRow; params: Params };

const ADDRESSES = addressesOf(PATHS, ALIASES, REDIRECTS);

/**
 * Matches a path with rows, see `findRoute`. Unknown paths, and routes without a row, redirect to the not-found page.
 * @param path path without the portal's base
 */
export function matchRoute(rows: readonly RouteRow[], path: string): Match {
  const found = findRoute(ADDRESSES, path);
  if (found && 'redirect' in found) return found;
  const row = rows.find(({ name }) => name === found?.name);
  return found && row ? { row, params: found.params } : { redirect: PATHS.NotFound };
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
