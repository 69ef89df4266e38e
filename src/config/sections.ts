import { FAVOURITE_TABS, LIST_PARAMETERS, MESSAGE_TABS, PATHS, type RouteName, SETTING_TABS } from './paths';

/** A section of the member centre. */
type SectionRow = {
  route: RouteName;
  /** Names of the tabs, the first one shown first; empty for a section without tabs. */
  tabs: readonly string[];
  /** Whether the menu has an entry for it (LAYOUT-02). */
  isInMenu: boolean;
  /** Permission that the viewer needs; the empty string needs none (PERM-03, PERM-04, LAYOUT-03). */
  permission: string;
};

export const SECTION_NAMES = ['home', 'message', 'history', 'collection', 'subscribe', 'settings'] as const;

export type Section = (typeof SECTION_NAMES)[number];

export const SECTIONS: Readonly<Record<Section, SectionRow>> = {
  home: { route: 'UserHome', tabs: [], isInMenu: true, permission: '' },
  message: { route: 'UserMessage', tabs: MESSAGE_TABS, isInMenu: true, permission: '' },
  history: { route: 'UserHistory', tabs: [], isInMenu: true, permission: '' },
  collection: { route: 'UserCollection', tabs: FAVOURITE_TABS, isInMenu: true, permission: '' },
  subscribe: { route: 'UserSubscribe', tabs: [], isInMenu: true, permission: '' },
  settings: { route: 'UserSetting', tabs: SETTING_TABS, isInMenu: false, permission: '' },
};

/** Entries of the menu in order. */
export const MENU = SECTION_NAMES.filter((section) => SECTIONS[section].isInMenu);

/** Returns the section that a route shows; undefined for a route outside the member centre. */
export function sectionOf(route: RouteName): Section | undefined {
  return SECTION_NAMES.find((section) => SECTIONS[section].route === route);
}

type SectionRoute = {
  to: RouteName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
};

/**
 * Returns the route of a section's tab. The tab is the path parameter `tabName`, or else a query parameter, which the
 * first tab omits.
 * @param tab name of a tab; any other text is the first one
 */
export function sectionRoute(section: Section, tab = ''): SectionRoute {
  const { route: to, tabs } = SECTIONS[section];
  const [first] = tabs;
  if (first === undefined) return { to };
  const tabName = tabs.includes(tab) ? tab : first;
  if (PATHS[to].includes('{tabName}')) return { to, params: { tabName } };
  return { to, query: tabName === first ? {} : { [LIST_PARAMETERS.tab]: tabName } };
}
