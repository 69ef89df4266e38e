/** China's zone, as in `shanghai-time.ts`, which has much more than a form needs. */
const AHEAD_OF_UTC_MS = 8 * 3_600_000;

/**
 * Formats a time in China as `yyyy-MM-dd HH:mm`.
 * @param isEnd midnight is 24:00 of the day that ends, because a deadline at 00:00 is read as one a day later
 */
export function chinaTime(ms: number, isEnd: boolean): string {
  const shown = (time: number) =>
    new Date(time + AHEAD_OF_UTC_MS).toISOString().slice(0, 16).replace('T', ' ');
  const start = shown(ms);
  return isEnd && start.endsWith('00:00') ? shown(ms - 1).replace(/.{5}$/, '24:00') : start;
}
