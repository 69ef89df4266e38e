import { PATHS, type RouteName } from '#config/paths';
import type { Language } from '#i18n/languages';
import type { Visitor } from '../browser/visitor';
import { ACCOUNT } from '../portal/demo-account';
import { GUEST_SCREENS, MEMBER_SCREENS, type RouteScreen } from '../screen/route-screens';
import type { Widget } from '../screen/widget';

/** What a viewer does on a screen, and the call of it that meets the faults. */
export type Act = {
  what: string;
  call: string;
  /** What the viewer types first, which must be kept. */
  typed?: Readonly<Record<string, string>>;
  /** Steps before the call, in addition to typing. */
  prepare?(widget: Widget, visitor: Visitor): Promise<unknown>;
  /** Makes the call. It is pressed again after each fault. */
  press(widget: Widget, visitor: Visitor): Promise<unknown>;
  /** Leaves what the failed call has opened, such as a dialog. */
  leave?(widget: Widget): Promise<unknown>;
};

/** A screen of the fault matrix. */
export type Screen = {
  title: string;
  /** Path of a route. */
  at?: string;
  /** An element on a page of its own, instead. */
  html?: string;
  /** False if the page around it must have the heading. */
  hasHeading?: boolean;
  /** The element that shows the screen; a portal by default. */
  host?: string;
  /** The signed-in viewer. */
  account?: string;
  /** What an earlier screen has stored in the tab. */
  kept?: Readonly<Record<string, string>>;
  /** Calls that other rows have: by default those of what surrounds a screen. */
  walksNot?: readonly string[] | 'any';
  /** Calls that the screen makes by itself after a while. */
  later?: readonly string[];
  acts?: readonly Act[];
};

/** Where the routes of the portal are. */
export const BASE = '/site';

/** Returns a screen on a page that asks for the sign-in in a dialog. */
export function signingInOver(screen: Screen, lang: Language = 'zh-CN'): Screen {
  const config = '<script type="application/json" data-cntv-config>{"reauth":"dialog"}</script>';
  return { ...screen, html: `${config}<cntv-portal base="${BASE}" lang="${lang}"></cntv-portal>` };
}

/** A part of the matrix, which one test file walks with a portal of its own. */
export type Section = {
  /** Name of its test file, and the mark of its table on the page. */
  name: string;
  screens: readonly Screen[];
};

/** Makes a call with one press. */
export const pressing =
  (...selectors: readonly string[]) =>
  async (widget: Widget): Promise<void> => {
    for (const selector of selectors) await widget.press(selector);
  };

/** Calls of what surrounds a screen, which are walked on the screens that show their answers themselves. */
export const SURROUNDING: readonly string[] = [
  'GET /openapi/v2/user/checkLogin',
  'GET /openapi/v2/user/message/count',
  'GET /openapi/v2/user/info',
];
/** The routes whose first screen shows some of these answers itself. */
const SHOWN_ON: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  Login: SURROUNDING,
  UserHome: SURROUNDING,
  UserMessage: SURROUNDING.slice(0, 2),
  UserSetting: SURROUNDING.slice(2),
  MIndex: SURROUNDING.slice(2),
};

const ROUTES: Readonly<Partial<Record<RouteName, readonly RouteScreen[]>>> = {
  ...GUEST_SCREENS,
  ...MEMBER_SCREENS,
};

/** Returns the screens of a route, with what a viewer does on each. */
export function route(name: RouteName, ...acts: readonly (readonly Act[])[]): readonly Screen[] {
  return (ROUTES[name] ?? []).map(({ at = PATHS[name] }, index) => ({
    title: `${name} \`${at.split('?')[0]}\``,
    at,
    ...(name in MEMBER_SCREENS && { account: ACCOUNT }),
    walksNot: SURROUNDING.filter((call) => index > 0 || !SHOWN_ON[name]?.includes(call)),
    acts: acts[index] ?? [],
  }));
}

/** Returns an element on a page of its own. */
export function element(html: string, more: Partial<Screen> = {}): Screen {
  const tag = /^<([\w-]+)/.exec(html)?.[1] ?? '';
  return {
    title: `\`${html.replace(/<\/.*/, '')}\``,
    html,
    host: tag,
    hasHeading: false,
    walksNot: [],
    ...more,
  };
}
