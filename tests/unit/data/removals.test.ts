import { describe, expect, it } from 'vitest';
import { type LoadedPage, withoutRemoved } from '#data/removals';

type Removal = Parameters<typeof withoutRemoved>[1][number];

const PAGE: LoadedPage<{ id: string }> = {
  list: ['list'],
  page: 2,
  sentAt: 5,
  total: 23,
  items: [{ id: 'a' }, { id: 'b' }],
};
const removal = (change: Partial<Removal>): Removal => ({
  list: ['list'],
  ids: ['a'],
  startedAt: 6,
  settledAt: 7,
  ...change,
});
const shown = (...all: Partial<Removal>[]) => {
  const { total, items } = withoutRemoved(PAGE, all.map(removal));
  return [total, items.map(({ id }) => id).join()];
};

describe('a page without the removed items', () => {
  it('is the same object without a removal', () => {
    expect(withoutRemoved(PAGE, [])).toBe(PAGE);
    expect(withoutRemoved(PAGE, [removal({ settledAt: 4 })])).toBe(PAGE);
  });

  it('has no row and no count of a removed item', () => {
    expect(shown({})).toEqual([22, 'b']);
    expect(shown({}, { ids: ['a', 'b'] })).toEqual([21, '']);
  });

  it('has a lower total after a removal from another page of the same list', () => {
    expect(shown({ ids: ['x'] })).toEqual([22, 'a,b']);
    expect(shown({ ids: ['x'] }, { ids: ['x', 'a'] })).toEqual([21, 'b']);
  });

  it.each([
    ['with another filter', { list: ['list', 'filter'] as const }],
    ['that had started before the request', { startedAt: 4 }],
    ['that started with the request', { startedAt: 5 }],
  ])('counts an item of a removal %s only if it lists the item', (_, change) => {
    expect(shown({ ...change, ids: ['x'] })).toEqual([23, 'a,b']);
    expect(shown({ ...change, ids: ['a', 'x'] })).toEqual([22, 'b']);
  });

  it.each([
    ['from another resource', { list: ['other'] as const }],
    ['that was confirmed before the request', { settledAt: 4 }],
    ['that was confirmed with the request', { settledAt: 5 }],
  ])('is unchanged by a removal %s', (_, change) => {
    expect(shown(change)).toEqual([23, 'a,b']);
  });

  it('is empty after the removal of all items', () => {
    expect(shown({}, { ids: null })).toEqual([0, '']);
  });
});
