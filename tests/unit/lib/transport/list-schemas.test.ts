import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { listOf } from '#lib/transport/list-schemas';
import { word } from '#lib/transport/schemas';

describe('a list of a response', () => {
  const list = listOf(z.object({ id: word }));
  afterEach(() => vi.restoreAllMocks());

  it('contains all valid entries in their order', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const good = fc.record({ id: fc.string({ minLength: 1 }) });
    const bad = fc.jsonValue().filter((value) => !z.safeParse(z.object({ id: word }), value).success);
    const entries = fc.array(fc.oneof(good, bad), { maxLength: 20 });
    fc.assert(
      fc.property(entries, (raw) => {
        const expected = raw.filter((entry) => z.safeParse(z.object({ id: word }), entry).success);
        expect(z.parse(list, raw)).toEqual(expected.map((entry) => ({ id: String(Object(entry).id) })));
      }),
    );
  });

  it('logs how many entries are omitted, without their content', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    z.parse(list, [{ id: 'a' }, { secret: 1 }]);
    expect(warn.mock.calls).toEqual([['cntv-widgets: 1 of 2 entries of a list cannot be read']]);
    z.parse(list, [{ id: 'a' }]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each([null, undefined, [], {}])('is empty as %j (OQ-97)', (raw) => {
    expect(z.parse(list, raw)).toEqual([]);
  });

  it('may be an object whose keys are numbers, and is read in their order (OQ-97)', () => {
    const ids = fc.dictionary(fc.nat().map(String), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(ids, (byKey) => {
        const rows = Object.fromEntries(Object.entries(byKey).map(([key, id]) => [key, { id }]));
        const keys = Object.keys(byKey).sort((first, second) => Number(first) - Number(second));
        expect(z.parse(list, JSON.parse(JSON.stringify(rows)))).toEqual(
          keys.map((key) => ({ id: byKey[key] })),
        );
      }),
    );
  });

  it.each(['x', 1, true, { id: 'a' }, { 0: { id: 'a' }, more: 1 }])('is refused as %j', (raw) => {
    expect(z.safeParse(list, raw).success).toBe(false);
  });
});
