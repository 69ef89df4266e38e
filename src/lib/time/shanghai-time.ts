import { serverNow } from '../server-time';

/** Times from the server are shown in China's time zone, whatever the viewer's zone is (OQ-14). */

/** China has had one time zone and no summer time since 1992. */
const AHEAD_OF_UTC_MS = 8 * 3_600_000;
export const DAY_MS = 24 * 3_600_000;

/** A time outside these years is taken for a wrong reading of the text. */
const FIRST_MS = Date.UTC(1990, 0) - AHEAD_OF_UTC_MS;
const END_MS = Date.UTC(2101, 0) - AHEAD_OF_UTC_MS;
/** End of the year 9999 in China: a later time has no date of the form yyyy-MM-dd. */
const LAST_MS = Date.UTC(10_000, 0) - AHEAD_OF_UTC_MS - 1;

/** 0, also as a date: MySQL writes `0000-00-00 00:00:00`. */
const ZERO = /^0[0\s:.TZ/+-]*$/;
const DIGITS = /^(\d{1,10}|\d{13})$/;
/** Up to this length, a number is a time in seconds. */
const SECONDS_LENGTH = 10;
const DAY = /^\d{4}([-/]?)\d\d\1\d\d$/;
const DATE =
  /^(\d{4})([-/])(\d\d)\2(\d\d)(?:[ T](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?(?: ?(Z|[+-]\d\d)(?::?(\d\d))?)?)?$/;

/**
 * Parses a time of the server (OQ-14): seconds or milliseconds since 1970, `yyyyMMdd[HHmmss]`, `yyyy-MM-dd[ HH:mm[:ss[.fff]]]`
 * or `yyyy/MM/dd…` in China's time zone, or ISO 8601 with a zone.
 * @returns milliseconds since 1970; null for any other text
 */
export function parseTime(text: string): number | null {
  const trimmed = text.trim();
  const spelled = trimmed
    .replace(/^(\d{4})(\d\d)(\d\d)(?=$|\d{6}$)/, '$1-$2-$3 ')
    .replace(/ (\d\d)(\d\d)(\d\d)$/, ' $1:$2:$3')
    .trim();
  if (DIGITS.test(spelled)) return Number(spelled) * (spelled.length <= SECONDS_LENGTH ? 1000 : 1);
  const [, year, , month, day, minute = '00:00', second = '00', hours = '+08', minutes = '00'] =
    DATE.exec(spelled) ?? [];
  const date = `${year}-${month}-${day}`;
  const zone = hours === 'Z' ? hours : `${hours}:${minutes}`;
  const ms = Date.parse(`${date}T${minute}:${second}${zone}`);
  return isDay(date) && !Number.isNaN(ms) ? Math.min(ms, LAST_MS) : null;
}

/** Like `parseTime`; null also for a time before 1990 or after 2100. */
export function readTime(text: string): number | null {
  const ms = parseTime(text) ?? 0;
  return ms >= FIRST_MS && ms < END_MS ? ms : null;
}

/**
 * Returns the date and the time of day of a time of the server in China, as `yyyy-MM-dd` and `HH:mm`; the second one is empty
 * if it has none. Null for any other text.
 * @param shiftMs added to the time
 */
export function dateAndTime(text: string, shiftMs = 0): readonly [date: string, time: string] | null {
  const ms = readTime(text);
  if (ms === null) return null;
  const [date = '', time = ''] = shanghai(ms + shiftMs)
    .slice(0, 16)
    .split('T');
  return [date, shiftMs === 0 && DAY.test(text.trim()) ? '' : time];
}

/** Formats a time of the server with its date. 0 is shown as nothing, and a text that is no time as it came. */
export function shownTime(text: string, shiftMs = 0): string {
  if (ZERO.test(text.trim())) return '';
  return dateAndTime(text, shiftMs)?.join(' ').trim() ?? text;
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
export function shanghaiYear(nowMs = serverNow()): number {
  return new Date(nowMs + AHEAD_OF_UTC_MS).getUTCFullYear();
}

/** Some engines accept 31 February. */
function isDay(date: string): boolean {
  const ms = Date.parse(date);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
}

function shanghai(ms: number): string {
  return new Date(ms + AHEAD_OF_UTC_MS).toISOString();
}
