import type { Reservation } from '#api/member/reservations';
import { dateAndTime, readTime } from '#lib/time/shanghai-time';

/** Returns when a programme begins that is not yet aired; null without a time of day, which a calendar needs. */
export function beginOf({ isOverdue, beginsAt }: Reservation): number | null {
  return !isOverdue && dateAndTime(beginsAt)?.[1] ? readTime(beginsAt) : null;
}
