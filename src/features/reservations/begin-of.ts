import type { Reservation } from '#api/member/reservations';
import { readTime, shownTime } from '#lib/time/shanghai-time';

const DATE_LENGTH = 'yyyy-MM-dd'.length;

/** Returns when a programme begins that is not yet aired; null without a time of day, which a calendar needs. */
export function beginOf({ isOverdue, beginsAt }: Reservation): number | null {
  return isOverdue || shownTime(beginsAt).length <= DATE_LENGTH ? null : readTime(beginsAt);
}
