import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesShown } from '#shared/list/pager/pages-shown';

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [7, 9, '1 … 6 7 8 9'],
  [1234, 2500, '1 … 1233 1234 1235 … 2500'],
])('page %i of %i has links to %s', (page, count, expected) => {
  expect(
    pagesShown(page, count)
      .map((each) => each ?? '…')
      .join(' '),
  ).toBe(expected);
});

it('lists each page once, in order, at most seven, and a gap only for several pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(1e9), (count, rest) => {
      const page = 1 + (rest % count);
      const shown = pagesShown(page, count);
      const numbers = shown.filter((each) => each !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect([numbers[0], numbers.at(-1), numbers.includes(page)]).toEqual([1, count, true]);
      expect(shown.length).toBeLessThanOrEqual(7);
      for (const [index, each] of shown.entries())
        if (each === null) expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
    }),
  );
});
