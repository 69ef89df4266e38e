import { DAY_MS, shanghaiDate } from './shanghai-time';

/**
 * Returns whether a date is today or the day before; undefined for any other.
 * @param today both yyyy-MM-dd, in China
 */
export function nearDay(date: string, today: string): 'today' | 'yesterday' | undefined {
  if (date === today) return 'today';
  return date === shanghaiDate(Date.parse(today) - DAY_MS) ? 'yesterday' : undefined;
}
