import { expect, it } from 'vitest';
import { storedValues } from '#ui/forms/stored-values';

const read = (raw: unknown) => storedValues.safeParse(raw).success;

it('stored values are pairs of a name with a text or a checked state', () => {
  expect(
    read([
      ['name', '李白'],
      ['agreed', true],
    ]),
  ).toBe(true);
  expect(read([])).toBe(true);
});

it.each([
  ['a value of another type', [['name', 1]]],
  ['a name of another type', [[1, 'name']]],
  ['a name without a value', [['name']]],
  ['a third entry', [['name', '李白', '杜甫']]],
  ['an object instead of a pair', [{ 0: 'name', 1: '李白', length: 2 }]],
  ['an object instead of the list', { name: '李白' }],
])('%s is refused', (_, raw) => {
  expect(read(raw)).toBe(false);
});
