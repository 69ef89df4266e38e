import { LIST_PARAMETERS } from '../list-parameters';

/** Tabs of the messages by `{tabName}` (doc 1 § 2, MSG-01). An unknown name shows the first one (OQ-19). */
export const MESSAGE_TABS = ['subscribe', 'system'] as const;

export type MessageTab = (typeof MESSAGE_TABS)[number];

/** Tabs of the favourites by the query parameter `tab` (ROUTE-23, COLL-01). An unknown name shows the first one. */
export const FAVOURITE_TABS = ['video', 'channel'] as const;

export type FavouriteTab = (typeof FAVOURITE_TABS)[number];

/** Tabs of the settings by `{tabName}` (doc 1 § 2, SET-01). An unknown name shows the first one (OQ-19). */
export const SETTING_TABS = [
  'baseMessage',
  'modifyPasswd.jsp',
  'myFavourite',
  'bindingAccount',
  'logOff',
] as const;

export type SettingTab = (typeof SETTING_TABS)[number];

/** A section of the member centre. Its texts are those of `sections` in the area `member`, its screen is in `routes.ts`. */
type SectionRow = {
  /** Documented name and path of its route (doc 3 § 2); `{tabName}` is one of the tabs. */
  route: string;
  path: string;
  /** Names of the tabs, the first one shown first; empty for a section without tabs. */
  tabs: readonly string[];
  /** Whether the menu has an entry for it (LAYOUT-02). */
  isInMenu: boolean;
  /** Permission that the viewer needs; the empty string needs none (PERM-03, PERM-04, LAYOUT-03). */
  permission: string;
  /** Size of the content in Chinese while it is loaded: the height, to which that of the tab's content is added. */
  skeleton: {
    height: number;
    tabs?: Readonly<Record<string, number>>;
    /** Height of the row of tabs that replaces entries of the menu where there is none. */
    tabRow?: number;
    isWide?: boolean;
  };
};

export const SECTIONS = {
  home: {
    route: 'UserHome',
    path: '/index.html',
    tabs: [],
    isInMenu: true,
    permission: '',
    skeleton: { height: 741, isWide: true },
  },
  message: {
    route: 'UserMessage',
    path: '/account/message/{tabName}',
    tabs: MESSAGE_TABS,
    isInMenu: true,
    permission: '',
    skeleton: { height: 534, isWide: true },
  },
  history: {
    route: 'UserHistory',
    path: '/account/history',
    tabs: [],
    isInMenu: true,
    permission: '',
    skeleton: { height: 474, isWide: true },
  },
  collection: {
    route: 'UserCollection',
    path: '/account/collection',
    tabs: FAVOURITE_TABS,
    isInMenu: true,
    permission: '',
    skeleton: { height: 534, isWide: true },
  },
  subscribe: {
    route: 'UserSubscribe',
    path: '/account/subscribe',
    tabs: [],
    isInMenu: true,
    permission: '',
    skeleton: { height: 474, isWide: true },
  },
  settings: {
    route: 'UserSetting',
    path: '/account/{tabName}',
    tabs: SETTING_TABS,
    isInMenu: false,
    permission: '',
    skeleton: {
      height: 0,
      tabRow: 68,
      tabs: {
        baseMessage: 589,
        'modifyPasswd.jsp': 334,
        myFavourite: 344,
        bindingAccount: 188,
        logOff: 352,
      } satisfies Record<SettingTab, number>,
    },
  },
} as const satisfies Record<string, SectionRow>;

export type Section = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as [Section, ...Section[]];

/** Entries of the menu in order. */
export const MENU = SECTION_NAMES.filter((section) => SECTIONS[section].isInMenu);

type RouteOfSection = (typeof SECTIONS)[Section]['route'];

/** Returns the section that a route shows; undefined for a route outside the member centre. */
export function sectionOf(route: string): Section | undefined {
  return SECTION_NAMES.find((section) => SECTIONS[section].route === route);
}

/** Returns a value for each section, by its route. */
export function bySectionRoute<Value>(
  read: (section: Section) => Value,
): Readonly<Record<RouteOfSection, Value>> {
  const values = SECTION_NAMES.map((section) => [SECTIONS[section].route, read(section)] as const);
  return Object.fromEntries(values) as Record<RouteOfSection, Value>;
}

type SectionRoute = {
  to: RouteOfSection;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
};

/**
 * Returns the route of a section's tab. The tab is the path parameter `tabName`, or else a query parameter, which the
 * first tab omits.
 * @param tab name of a tab; any other text is the first one
 */
export function sectionRoute(section: Section, tab = ''): SectionRoute {
  const { route: to, path } = SECTIONS[section];
  const { tabs }: SectionRow = SECTIONS[section];
  const [first] = tabs;
  if (first === undefined) return { to };
  const tabName = tabs.includes(tab) ? tab : first;
  if (path.includes('{tabName}')) return { to, params: { tabName } };
  return { to, query: tabName === first ? {} : { [LIST_PARAMETERS.tab]: tabName } };
}

/**
 * Returns the size of a section's skeleton.
 * @param tab name of a tab; any other text is the first one
 */
export function sectionSkeleton(
  section: Section,
  tab: string | undefined,
  hasMenu: boolean,
): { height: number; isWide: boolean } {
  const { tabs, skeleton }: SectionRow = SECTIONS[section];
  const { height, tabs: heights = {}, tabRow = 0, isWide = false } = skeleton;
  const ofTab = heights[tab ?? ''] ?? heights[tabs[0] ?? ''] ?? 0;
  return { height: height + ofTab + (hasMenu ? 0 : tabRow), isWide };
}
