import type { CallOptions } from '#api/call';
import { getReservations, type Reservation } from '#api/member/reservations';
import { CALENDAR_MAX, LIST_PAGE_SIZE } from '#config/limits';
import { type CalendarEvent, calendarFile } from '#lib/calendar-file';
import { saveFile } from '#lib/document/save-file';
import { serverNow } from '#lib/server-time';
import { beginOf } from './begin-of';

/** Saves a file with programmes, which a calendar opens. */
export function saveReservations(reservations: readonly Reservation[], name: string, untitled: string): void {
  const events = reservations.flatMap((reservation) => eventOf(reservation, untitled));
  const file = new Blob([calendarFile(events, serverNow())], { type: 'text/calendar;charset=utf-8' });
  saveFile(name, 'ics', file);
}

/** Loads the programmes of all pages that are not yet aired. */
export async function loadUpcoming(options: CallOptions): Promise<readonly Reservation[]> {
  const loaded = new Map<string, Reservation>();
  for (let page = 1; ; page += 1) {
    const request = { isUpcoming: true, page, pageSize: LIST_PAGE_SIZE };
    const { total, items } = await getReservations(request, options);
    for (const item of items) loaded.set(item.id, item);
    const isLast = items.length === 0 || page * LIST_PAGE_SIZE >= Math.min(total, CALENDAR_MAX);
    if (isLast) return [...loaded.values()];
  }
}

function eventOf(reservation: Reservation, untitled: string): CalendarEvent[] {
  const { id, itemName, channelName, liveUrl } = reservation;
  const beginsMs = beginOf(reservation);
  if (beginsMs === null) return [];
  return [
    {
      uid: `${id}@${location.hostname}`,
      title: itemName.trim() || untitled,
      place: channelName.trim(),
      beginsMs,
      address: liveUrl,
    },
  ];
}
