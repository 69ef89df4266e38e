import { expect, it } from 'vitest';
import { watchDay } from '#features/history/watch-day';

it.each([
  ['at noon', '2026-11-29 12:00:00', 'today'],
  ['at midnight in China', '2026-11-29 00:00:00', 'today'],
  ['later than the clock of the device says', '2026-11-30 00:00:01', 'today'],
  ['in the last second of the day before', '2026-11-28 23:59:59', 'yesterday'],
  ['at the beginning of the day before', '2026-11-28 00:00:00', 'yesterday'],
  ['two days ago', '2026-11-27 23:59:59', 'earlier'],
  ['at a time that cannot be read', 'soon', 'earlier'],
  ['before midnight in UTC, which is today in China', '2026-11-28T16:00:00Z', 'today'],
])('a video that was watched %s (HIST-03)', (_when, time, day) => {
  expect(watchDay(time, '2026-11-29')).toBe(day);
});

it('the last day of a year is yesterday on the first of the next one (HIST-03)', () => {
  expect(watchDay('2026-12-31 23:59:59', '2027-01-01')).toBe('yesterday');
  expect(watchDay('2026-12-30 23:59:59', '2027-01-01')).toBe('earlier');
});
