import { getCheckIn } from '#api/member/check-in';
import { getFavourites } from '#api/member/favourites';
import { getHistory } from '#api/member/history';
import { getReservations } from '#api/member/reservations';
import { getUserInfo } from '#api/member/viewer';
import {
  HOME_FAVOURITES_SIZE,
  HOME_HISTORY_SIZE,
  HOME_RESERVATIONS_SIZE,
  LIST_PAGE_SIZE,
} from '#config/limits';
import { LIST_PARAMETERS } from '#config/list-parameters';
import { FAVOURITE_TABS, type Section } from '#config/member-center/sections';
import { isConfigBroken } from '#page-config/scripts';
import { session } from '#session/session';

const EARLY = { isKept: true, isEarly: true };

const first = (pageSize: number) => ({ page: 1, pageSize });

/**
 * What the first page of a section asks, besides the viewer's data. Not the messages: the server marks those that it lists as
 * read (OQ-62), which a screen that cannot be loaded has not shown.
 */
const CALLS: Readonly<Partial<Record<Section, (query: URLSearchParams) => readonly Promise<unknown>[]>>> = {
  home: () => [
    getCheckIn(EARLY),
    getHistory(first(HOME_HISTORY_SIZE), EARLY),
    getReservations({ isUpcoming: true, ...first(HOME_RESERVATIONS_SIZE) }, EARLY),
    getFavourites({ sourceType: FAVOURITE_TABS[0], ...first(HOME_FAVOURITES_SIZE) }, EARLY),
  ],
  history: () => [getHistory(first(LIST_PAGE_SIZE), EARLY)],
  collection: (query) => {
    const tab = query.get(LIST_PARAMETERS.tab);
    const sourceType = FAVOURITE_TABS.find((known) => known === tab) ?? FAVOURITE_TABS[0];
    return [getFavourites({ sourceType, ...first(LIST_PAGE_SIZE) }, EARLY)];
  },
  subscribe: (query) => {
    const isUpcoming = query.get(LIST_PARAMETERS.upcoming) === '1';
    return [getReservations({ isUpcoming, ...first(LIST_PAGE_SIZE) }, EARLY)];
  },
};

/**
 * Makes the first calls of a section while its files are loading, once all scripts of the page have had their turn to configure
 * it. The screen takes the responses (`early-responses.ts`). Nothing is asked for a viewer who is known to be signed out.
 * @param query of the section's route
 * @param needsSession whether the screen waits until the session is known
 */
export function makeFirstCalls(section: Section, query: URLSearchParams, needsSession: boolean): void {
  if (document.readyState === 'loading') {
    const later = () => makeFirstCalls(section, query, needsSession);
    document.addEventListener('DOMContentLoaded', later, { once: true });
    return;
  }
  const { status } = session.getState();
  if (isConfigBroken() || status === 'signed-out' || (needsSession && status === 'unknown')) return;
  const lists = query.has(LIST_PARAMETERS.page) ? [] : (CALLS[section]?.(query) ?? []);
  for (const call of [getUserInfo(EARLY), ...lists]) call.catch(() => {});
}
