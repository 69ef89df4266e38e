import { nearDay } from '#lib/time/near-day';
import { dateAndTime } from '#lib/time/shanghai-time';

export type WatchDay = 'today' | 'yesterday' | 'earlier';

/**
 * Returns when a video was watched.
 * @param time as the server sent it
 * @param today yyyy-MM-dd in China; a later time counts as today, because clocks differ
 */
export function watchDay(time: string, today: string): WatchDay {
  const [date = ''] = dateAndTime(time) ?? [];
  return date > today ? 'today' : (nearDay(date, today) ?? 'earlier');
}
