import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSsoData } from '#features/sso/sso-data';

const base64 = (value: string) => Buffer.from(value, 'utf8').toString('base64');
const base64url = (value: string) => Buffer.from(value, 'utf8').toString('base64url');
const data = fc.record({
  sso: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 6 }),
  ticket: fc.string({ minLength: 1, unit: 'grapheme' }),
  nextUrl: fc.string({ unit: 'grapheme' }),
});

describe('the data of the SSO page (SSO-01, OQ-32)', () => {
  it('is read from base64 and base64url, in any language, with or without escapes', () => {
    fc.assert(
      fc.property(data, (value) => {
        const json = JSON.stringify(value);
        expect(readSsoData(base64(json))).toEqual(value);
        expect(readSsoData(base64url(json))).toEqual(value);
        // A `+` that is not escaped in the query is read as a space.
        expect(readSsoData(new URLSearchParams(`data=${base64(json)}`).get('data'))).toEqual(value);
        expect(readSsoData(base64(json).replace(/=+$/, ''))).toEqual(value);
      }),
    );
  });

  it('may have a single endpoint, unknown fields, and no next address', () => {
    const value = { sso: 'https://a.cn/sso', ticket: 'T', more: { x: 1 } };
    expect(readSsoData(base64(JSON.stringify(value)))).toEqual({
      sso: ['https://a.cn/sso'],
      ticket: 'T',
      nextUrl: '',
    });
  });

  it.each([
    null,
    '',
    '%%%',
    'a',
    base64('no json'),
    base64('null'),
    base64('[]'),
    base64('"text"'),
    base64('{}'),
    base64('{"sso":["/a"],"ticket":""}'),
    base64('{"sso":["/a"]}'),
    base64('{"sso":[1],"ticket":"T"}'),
    base64('{"sso":{"0":"/a"},"ticket":"T"}'),
    base64('{"ticket":"T","nextUrl":"/x"}'),
    base64('{"sso":["/a"],"ticket":["T"]}'),
    base64('{"sso":["/a"],"ticket":"T","nextUrl":{"href":"/x"}}'),
    Buffer.from([0xff, 0xfe, 0x7b, 0x7d]).toString('base64'),
    base64(JSON.stringify({ sso: ['/a'], ticket: 'T'.repeat(20_000) })),
  ])('is malformed as %j (SSO-03)', (raw) => {
    expect(readSsoData(raw)).toBeNull();
  });

  it('is null or complete for any query, and never throws (SSO-03)', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      fc.json().map(base64),
      fc
        .anything()
        .map((value) => base64(JSON.stringify({ sso: value, ticket: value, nextUrl: value }) ?? '')),
    );
    fc.assert(
      fc.property(anything, (raw) => {
        const read = readSsoData(raw);
        if (read === null) return;
        expect(read.sso.every((endpoint) => typeof endpoint === 'string')).toBe(true);
        expect([typeof read.ticket, typeof read.nextUrl]).toEqual(['string', 'string']);
        expect(read.ticket).not.toBe('');
      }),
      { numRuns: 2_000 },
    );
  });
});
