import * as z from 'zod/mini';
import { PLAY_STATUSES } from '#config/wire';
import type { Endpoint } from '#lib/transport/endpoint';
import { httpAddress, text, word } from '#lib/transport/schemas';
import { type CallOptions, call } from '../call';
import { callPage, type ListPage, type ListRequest, listFields, listPage } from '../list-page';

export const RESERVATIONS_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/subscribe/records',
  isSafe: true,
};
export const DELETE_RESERVATION_ENDPOINT: Endpoint = {
  method: 'DELETE',
  path: '/openapi/v2/subscribe/record',
};
export const CLEAR_RESERVATIONS_ENDPOINT: Endpoint = {
  method: 'DELETE',
  path: '/openapi/v2/subscribe/records',
};

/** A reserved programme (ENT-08); the strings but the ID may be empty. */
export type Reservation = {
  id: string;
  isOverdue: boolean;
  /** In the server's format (OQ-14). */
  beginsAt: string;
  channelName: string;
  itemName: string;
  /** http(s) URL or empty. */
  liveUrl: string;
};

const reservation = z.pipe(
  z.object({
    id: word,
    play_status: z.catch(text, ''),
    item_begin_time: text,
    channel_name: text,
    item_name: text,
    live_url: httpAddress,
  }),
  z.transform(
    (row): Reservation => ({
      id: row.id,
      isOverdue: row.play_status === PLAY_STATUSES.overdue,
      beginsAt: row.item_begin_time,
      channelName: row.channel_name,
      itemName: row.item_name,
      liveUrl: row.live_url,
    }),
  ),
);
const reservations = listPage(reservation);

/** Loads one page of the viewer's reservations, optionally only those not yet aired (API-16, RESV-02, RESV-03). */
export function getReservations(
  { isUpcoming, ...query }: ListRequest & { isUpcoming: boolean },
  options?: CallOptions,
): Promise<ListPage<Reservation>> {
  const filter = isUpcoming ? { play_status: PLAY_STATUSES.upcoming } : {};
  return callPage(RESERVATIONS_ENDPOINT, reservations, { ...listFields(query), ...filter }, options);
}

/** Cancels one reservation (API-17, RESV-06). */
export async function deleteReservation(id: string, options?: CallOptions): Promise<void> {
  await call(DELETE_RESERVATION_ENDPOINT, z.unknown(), { id }, options);
}

/** Cancels all reservations, aired or not (API-18, RESV-07). */
export async function clearReservations(options?: CallOptions): Promise<void> {
  await call(CLEAR_RESERVATIONS_ENDPOINT, z.unknown(), {}, options);
}
