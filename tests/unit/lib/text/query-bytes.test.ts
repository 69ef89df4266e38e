import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { asBytes, readQuery, writeQuery } from '#lib/text/query-bytes';
import { routeAddress } from '#shared/navigation/address';
import { sourceQuery } from '#shared/navigation/source-query';
import { wantedTarget } from '#shared/sign-in/target';

/** 央视 in GBK. */
const GBK = '%D1%EB%CA%D3';
const code = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
const anyBytes = fc.uint8Array({ maxLength: 24 }).map((bytes) => [...bytes].map(code).join(''));

/** The bytes of a value of a query, as a server reads them. */
function bytesOf(search: string, name: string): number[] {
  const pair =
    search
      .slice(1)
      .split('&')
      .find((each) => each.startsWith(`${name}=`)) ?? '';
  const written = pair.slice(name.length + 1).replaceAll('+', '%20');
  return [...written.matchAll(/%(..)|./gs)].map(([one, hex]) =>
    hex ? Number(`0x${hex}`) : one.charCodeAt(0),
  );
}

describe('a query with bytes that are not UTF-8', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('is written with the same bytes, for any bytes', () => {
    fc.assert(
      fc.property(anyBytes, anyBytes, (from, backurl) => {
        const search = `?from=${from}&backurl=${backurl}`;
        const written = `?${writeQuery(readQuery(search))}`;
        expect(bytesOf(written, 'from')).toEqual(bytesOf(search, 'from'));
        expect(bytesOf(written, 'backurl')).toEqual(bytesOf(search, 'backurl'));
      }),
      { numRuns: 500 },
    );
  });

  it('reads any text as URLSearchParams does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const search = `?${new URLSearchParams({ text })}`;
        expect(asBytes(readQuery(search).get('text') ?? '')).toBe(text);
        expect(writeQuery(readQuery(search))).toBe(search.slice(1));
      }),
    );
  });

  it('keeps the private letter that marks bytes where the query has them itself', () => {
    const search = '?from=%EF%9C%80%EF%9C%81&backurl=%EF%9C%80D1';
    expect(writeQuery(readQuery(search))).toBe(search.slice(1));
  });

  it('passes from the sign-in to the registration and back unchanged (OQ-53)', () => {
    const search = `?from=${GBK}&service=${encodeURIComponent(`/a?b=${GBK}`)}`;
    history.replaceState(null, '', `/login.html${search}`);
    const registration = routeAddress('Register', {}, sourceQuery(undefined));
    expect(registration).toContain(`from=${GBK}`);
    history.replaceState(null, '', registration);
    const back = new URL(routeAddress('Login', {}, sourceQuery(undefined)), 'https://example.com');
    expect(bytesOf(back.search, 'from')).toEqual(bytesOf(search, 'from'));
    expect(bytesOf(back.search, 'service')).toEqual(bytesOf(search, 'service'));
  });

  it.each([
    ['encoded as a whole', encodeURIComponent(`/news?q=${GBK}`)],
    ['as it is', `/news?q=${GBK}`],
  ])('leads the redirect to a backurl with its bytes, %s', (_how, written) => {
    for (const name of ['backurl', 'service']) {
      history.replaceState(null, '', `/login.html?${name}=${written}`);
      expect(wantedTarget('')).toBe(`${location.origin}/news?q=${GBK}`);
    }
  });
});
