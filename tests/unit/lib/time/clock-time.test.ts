import { expect, it } from 'vitest';
import { clockTime } from '#lib/time/clock-time';

it.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [61, '0:01:01'],
  [3661, '1:01:01'],
  [360_000, '100:00:00'],
])('%i seconds are %s (HIST-04)', (seconds, expected) => {
  expect(clockTime(seconds)).toBe(expected);
});
