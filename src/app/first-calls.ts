import type { ListPage } from '#api/list-page';
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
import { FAVOURITE_TABS, type FavouriteTab, type Section } from '#config/member-center/sections';
import { createElement } from '#lib/document/create-element';
import { isConfigBroken } from '#page-config/scripts';
import { session } from '#session/session';

const EARLY = { isKept: true, isEarly: true };

const first = (pageSize: number) => ({ page: 1, pageSize });
/** Pictures in the first row on a phone. */
const FIRST_PICTURES = 2;

/** Requests the pictures that are seen first, for which the browser would wait until the list is rendered. */
async function showing<Item>(
  list: Promise<ListPage<Item>>,
  pictureOf: (item: Item) => string,
): Promise<void> {
  const { items } = await list;
  for (const src of items.slice(0, FIRST_PICTURES).map(pictureOf)) if (src) createElement('img').src = src;
}

const history = (pageSize: number) => showing(getHistory(first(pageSize), EARLY), ({ imageUrl }) => imageUrl);
const favourites = (sourceType: FavouriteTab, pageSize: number) =>
  showing(getFavourites({ sourceType, ...first(pageSize) }, EARLY), ({ logoUrl }) => logoUrl);

/**
 * What the first page of a section asks, besides the viewer's data. Not the messages: the server marks those that it lists as
 * read (OQ-62), which a screen that cannot be loaded has not shown.
 */
const CALLS: Readonly<Partial<Record<Section, (query: URLSearchParams) => readonly Promise<unknown>[]>>> = {
  home: () => [
    getCheckIn(EARLY),
    history(HOME_HISTORY_SIZE),
    getReservations({ isUpcoming: true, ...first(HOME_RESERVATIONS_SIZE) }, EARLY),
    favourites(FAVOURITE_TABS[0], HOME_FAVOURITES_SIZE),
  ],
  history: () => [history(LIST_PAGE_SIZE)],
  collection: (query) => {
    const tab = query.get(LIST_PARAMETERS.tab);
    const sourceType = FAVOURITE_TABS.find((known) => known === tab) ?? FAVOURITE_TABS[0];
    return [favourites(sourceType, LIST_PAGE_SIZE)];
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
