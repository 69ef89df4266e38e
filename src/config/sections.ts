import { type RouteName, SETTING_TABS } from './paths';

/** A section of the member centre. */
type SectionRow = {
  route: RouteName;
  /** Values of the route's path parameters. */
  params?: Readonly<Record<string, string>>;
  /** Permission that the viewer needs; the empty string needs none (PERM-03, PERM-04, LAYOUT-03). */
  permission: string;
};

export const SECTION_NAMES = ['home', 'message', 'history', 'collection', 'subscribe', 'settings'] as const;

export type Section = (typeof SECTION_NAMES)[number];

export const SECTIONS: Readonly<Record<Section, SectionRow>> = {
  home: { route: 'UserHome', permission: '' },
  message: { route: 'UserMessage', params: { tabName: 'subscribe' }, permission: '' },
  history: { route: 'UserHistory', permission: '' },
  collection: { route: 'UserCollection', permission: '' },
  subscribe: { route: 'UserSubscribe', permission: '' },
  settings: { route: 'UserSetting', params: { tabName: SETTING_TABS[0] }, permission: '' },
};

/** Entries of the menu in order (LAYOUT-02). */
export const MENU: readonly Section[] = ['home', 'message', 'history', 'collection', 'subscribe'];

/** Returns the section that a route shows; undefined for a route outside the member centre. */
export function sectionOf(route: RouteName): Section | undefined {
  return SECTION_NAMES.find((section) => SECTIONS[section].route === route);
}
