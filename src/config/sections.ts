import { type RouteName, SETTING_TABS } from './paths';

/** A section of the member centre: its route, and the values of the route's path parameters. */
type SectionRow = { route: RouteName; params?: Readonly<Record<string, string>> };

export const SECTION_NAMES = ['home', 'message', 'history', 'collection', 'subscribe', 'settings'] as const;

export type Section = (typeof SECTION_NAMES)[number];

export const SECTIONS: Readonly<Record<Section, SectionRow>> = {
  home: { route: 'UserHome' },
  message: { route: 'UserMessage', params: { tabName: 'subscribe' } },
  history: { route: 'UserHistory' },
  collection: { route: 'UserCollection' },
  subscribe: { route: 'UserSubscribe' },
  settings: { route: 'UserSetting', params: { tabName: SETTING_TABS[0] } },
};

/** Entries of the menu in order (LAYOUT-02). */
export const MENU: readonly Section[] = ['home', 'message', 'history', 'collection', 'subscribe'];

/** Returns the section that a route shows; undefined for a route outside the member centre. */
export function sectionOf(route: RouteName): Section | undefined {
  return SECTION_NAMES.find((section) => SECTIONS[section].route === route);
}
