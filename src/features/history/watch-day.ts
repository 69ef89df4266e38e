import { DAY_MS, readTime, shanghaiDate } from '#lib/time/shanghai-time';

export type WatchDay = 'today' | 'yesterday' | 'earlier';

/**
 * Returns when a video was watched.
 * @param time as the server sent it
 * @param today yyyy-MM-dd in China; a later time counts as today, because clocks differ
 */
export function watchDay(time: string, today: string): WatchDay {
  const ms = readTime(time);
  if (ms === null) return 'earlier';
  if (shanghaiDate(ms) >= today) return 'today';
  return shanghaiDate(ms + DAY_MS) === today ? 'yesterday' : 'earlier';
}
