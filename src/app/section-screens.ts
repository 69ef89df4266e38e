import type { Section } from '#config/member-center/sections';
import { TABS } from '#features/settings/tabs';
import type { RouteRow } from './route-table';

/** The screens of the sections, apart from the other routes, so that they can be requested before the view is loaded. */
export const SECTION_SCREENS: Readonly<Record<Section, Pick<RouteRow, 'load' | 'areas' | 'tabs'>>> = {
  home: { load: () => import('#features/home/home-screen'), areas: ['lists', 'member'] },
  message: { load: () => import('#features/messages/messages-screen'), areas: ['lists', 'member'] },
  history: { load: () => import('#features/history/history-screen'), areas: ['lists', 'member'] },
  collection: { load: () => import('#features/favourites/favourites-screen'), areas: ['lists', 'member'] },
  subscribe: { load: () => import('#features/reservations/reservations-screen'), areas: ['lists', 'member'] },
  settings: {
    load: () => import('#features/settings/settings-screen'),
    areas: ['member', 'settings'],
    tabs: TABS,
  },
};
