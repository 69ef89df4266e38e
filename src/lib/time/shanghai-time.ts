/** Times from the server are shown in China's time zone, whatever the viewer's zone is (OQ-14). */

/** China has had one time zone and no summer time since 1992. */
const AHEAD_OF_UTC_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** End of the year 9999: a later time has no date of the form yyyy-MM-dd. */
const LAST_MS = 253_402_300_799_999;

const DIGITS = /^\d{1,15}$/;
/** Up to this length, a number is a time in seconds. */
const SECONDS_LENGTH = 10;
const DATE = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::(\d\d))?)?$/;

/**
 * Parses a time of the server: seconds or milliseconds since 1970, or `yyyy-MM-dd[ HH:mm[:ss]]` in China's time zone.
 * @returns milliseconds since 1970; null for any other text
 */
export function readTime(text: string): number | null {
  if (DIGITS.test(text)) {
    const ms = Number(text) * (text.length <= SECONDS_LENGTH ? 1000 : 1);
    return ms <= LAST_MS ? ms : null;
  }
  const [, date, minute = '00:00', second = '00'] = DATE.exec(text) ?? [];
  const ms = Date.parse(`${date}T${minute}:${second}+08:00`);
  // Some engines accept 31 February.
  return Number.isNaN(ms) || shanghaiDate(ms) !== date ? null : ms;
}

/**
 * Formats a time of the server as `yyyy-MM-dd HH:mm`, or as it came when it cannot be parsed or has no time of day.
 * @param shiftMs added to the time
 */
export function shownTime(text: string, shiftMs = 0): string {
  const ms = readTime(text);
  if (ms === null || (shiftMs === 0 && DATE.exec(text)?.[2] === undefined && !DIGITS.test(text))) return text;
  return shanghai(ms + shiftMs)
    .slice(0, 16)
    .replace('T', ' ');
}

/** Formats a time as `yyyy-MM-dd`. */
export function shanghaiDate(ms: number): string {
  return shanghai(ms).slice(0, 10);
}

/** Returns the time until the next midnight in China. */
export function msToMidnight(nowMs: number): number {
  return DAY_MS - ((nowMs + AHEAD_OF_UTC_MS) % DAY_MS);
}

/** Returns the current year in China (SET-08, OQ-67). */
export function shanghaiYear(nowMs = Date.now()): number {
  return new Date(nowMs + AHEAD_OF_UTC_MS).getUTCFullYear();
}

function shanghai(ms: number): string {
  return new Date(ms + AHEAD_OF_UTC_MS).toISOString();
}
