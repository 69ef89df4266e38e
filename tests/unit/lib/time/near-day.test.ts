import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearDay } from '#lib/time/near-day';

const DAY_MS = 86_400_000;

it('a date is today, yesterday, or neither, in every month and year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 7305, max: 47_845 }), fc.integer({ min: -800, max: 800 }), (day, ahead) => {
      const dateOf = (days: number) => new Date(days * DAY_MS).toISOString().slice(0, 10);
      const expected = { '0': 'today', '-1': 'yesterday' }[String(ahead)];
      expect(nearDay(dateOf(day + ahead), dateOf(day))).toBe(expected);
      expect(nearDay(dateOf(day - 1), dateOf(day))).toBe('yesterday');
    }),
  );
});
