import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { count, flag, httpAddress, orEmpty, orNothing, text, word } from '#lib/transport/schemas';

/** The parsed value, or undefined when it is refused. */
function read(schema: z.ZodMiniType, raw: unknown): unknown {
  return z.safeParse(z.object({ field: schema }), raw === undefined ? {} : { field: raw }).data?.field;
}

describe('a value of a response', () => {
  it.each([
    ['a text', 'a text'],
    [12, '12'],
    [null, ''],
    [undefined, ''],
    ['', ''],
    [true, undefined],
    [{}, undefined],
    [['a'], undefined],
  ])('as text: %j is %j', (raw, value) => expect(read(text, raw)).toBe(value));

  it.each([
    ['a', 'a'],
    [0, '0'],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('as a required text: %j is %j', (raw, value) => expect(read(word, raw)).toBe(value));

  it.each([
    [0, 0],
    [7, 7],
    ['12', 12],
    [2 ** 53 - 1, 2 ** 53 - 1],
    [1e308, undefined],
    [1.5, undefined],
    [-1, undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['9'.repeat(400), undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [Number.NaN, undefined],
    [null, 0],
    [undefined, 0],
    [[], 0],
    [{}, 0],
    [String(2 ** 53 - 1), 2 ** 53 - 1],
    [String(2 ** 53), undefined],
    [[1], undefined],
    [{ 0: 1 }, undefined],
  ])('as a count: %j is %j', (raw, value) => expect(read(count, raw)).toBe(value));

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['yes', false],
    [null, false],
    [[1], false],
  ])('as a flag: %j is %j (OQ-15)', (raw, value) => expect(read(flag, raw)).toBe(value));

  it.each([
    ['https://img.example.com/a.png', 'https://img.example.com/a.png'],
    ['//img.example.com/a.png', `${location.protocol}//img.example.com/a.png`],
    ['/a.png', new URL('/a.png', location.href).href],
    ['javascript:alert(1)', ''],
    [' java\nscript:alert(1)', ''],
    ['data:image/png;base64,AA', ''],
    ['http://', ''],
    ['', ''],
    [null, ''],
    [7, ''],
    [{}, ''],
  ])('as a URL: %j is "%s"', (raw, value) => expect(read(httpAddress, raw)).toBe(value));
});

describe('data without required fields', () => {
  const schema = orNothing(z.object({ a: text }));

  it.each([undefined, null, [], {}])('may be %j (OQ-97)', (raw) => {
    expect(z.safeParse(schema, raw).data).toEqual({ a: '' });
  });

  it.each(['', 0, 'ok', true, [{ a: 'b' }]])('are refused as %j', (raw) => {
    expect(z.safeParse(schema, raw).success).toBe(false);
  });
});

describe('optional data', () => {
  const schema = orEmpty(z.object({ a: text }));

  it.each([undefined, null, [], '', 0, 'ok', {}])('may be %j', (raw) => {
    expect(z.safeParse(schema, raw).data).toEqual({ a: '' });
  });

  it('are validated if they are present', () => {
    expect(z.safeParse(schema, { a: 'b', more: 1 }).data).toEqual({ a: 'b' });
    expect(z.safeParse(schema, { a: {} }).success).toBe(false);
  });
});
