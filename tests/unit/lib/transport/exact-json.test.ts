import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExactJson } from '#lib/transport/exact-json';

/** An integer as written in JSON, of at most 25 digits. */
const integer = fc
  .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 1n, max: 10n ** 25n - 1n }))
  .map(([sign, digits]) => `${sign}${digits}`);
/** JSON without whitespace around it: blanks, line ends, or nothing. */
const blank = fc.constantFrom('', ' ', '\n', '\t ');
/** Texts that look like JSON with long integers. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.oneof(integer, fc.constantFrom('"', '\\', '\\"', ',', ':', '[', ']', '{"id":', '}', '\n', '\u2028')),
    )
    .map((parts) => parts.join('')),
);

describe('JSON of a server (OQ-96)', () => {
  it('keeps every digit of an integer, in any nesting', () => {
    const shape = fc.array(fc.constantFrom('list', 'field', 'row'), { maxLength: 5 });
    fc.assert(
      fc.property(integer, shape, blank, (digits, levels, space) => {
        let json = `${space}${digits}${space}`;
        for (const level of levels) {
          if (level === 'list') json = `[${space}"a",${json},${digits}]`;
          if (level === 'field') json = `{"id"${space}:${json}}`;
          if (level === 'row') json = `{"rows":[{"title":"${digits}\\"","id":${json}}],"total":1}`;
        }
        const found: unknown[] = [];
        JSON.stringify(parseExactJson(json), (key, value) => {
          if (key !== 'title' && key !== 'total' && value !== 'a' && typeof value !== 'object')
            found.push(value);
          return value;
        });
        expect(found.length).toBeGreaterThan(0);
        for (const value of found) expect(String(value)).toBe(digits);
      }),
    );
  });

  it('is the same as for JSON.parse without such integers: texts, fractions, exponents, short numbers', () => {
    const number = fc.oneof(
      fc
        .double({ noNaN: true, noDefaultInfinity: true })
        .filter((value) => !/^-?\d{16,}$/.test(String(value))),
      fc.integer(),
    );
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        text,
        number,
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(text, tie('any'), { maxKeys: 4 }),
      ),
    })).any;
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2), (data, indent) => {
        const json = JSON.stringify(data, null, indent);
        expect(parseExactJson(json)).toEqual(JSON.parse(json));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '0.12345678901234567890',
    '12345678901234567.5',
    '12345678901234567e3',
    '1234567890123456.0E+2',
    '-0.0000000000000000000001',
    '1e-20',
    '[123456789012345,0.12345678901234567]',
  ])('has the number %s as JSON.parse reads it', (json) => {
    expect(parseExactJson(json)).toEqual(JSON.parse(json));
  });

  it('is parsed in one pass, however long a text is', () => {
    const long = '\\"1234567890123456789,'.repeat(200_000);
    expect(parseExactJson(JSON.stringify({ long, id: 1 }))).toEqual({ long, id: 1 });
  });

  it.each([
    '',
    '{',
    '[12345678901234567,]',
    '{12345678901234567890',
    '"12345678901234567',
    '1 12345678901234567',
  ])('is refused when it is none: %j', (json) => expect(() => parseExactJson(json)).toThrow(SyntaxError));
});
