import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBelow } from '#lib/url-prefix';

const BASE = 'https://www.example.com/ssologin.html';
const LISTED = ['https://sso.example.com/v1/accept', 'https://www.example.com/sso/accept/'].map(
  (prefix) => new URL(prefix),
);
const isListed = (raw: string) => LISTED.some((prefix) => isBelow(new URL(raw, BASE), prefix));

describe('a URL below a prefix', () => {
  it.each([
    'https://sso.example.com/v1/accept',
    'https://sso.example.com/v1/accept/',
    'https://sso.example.com/v1/accept?x=1#y',
    'https://sso.example.com/v1/accept/a.b/c-d_e~f',
    'HTTPS://SSO.example.com:443/v1/./x/../accept',
    '/sso/accept',
    '/sso/accept/',
    '\\sso\\accept',
  ])('is %s', (raw) => {
    expect(isListed(raw)).toBe(true);
  });

  it.each([
    'http://sso.example.com/v1/accept',
    'https://sso.example.com:8443/v1/accept',
    'https://a.sso.example.com/v1/accept',
    'https://sso.example.com.evil.example/v1/accept',
    'https://sso.example.com@evil.example/v1/accept',
    'https://sso.example.com/v1',
    'https://sso.example.com/v1/accepted',
    'https://sso.example.com/v1/accept.do',
    'https://sso.example.com/V1/accept',
    '/v1/accept',
    '/sso/accept/../../openapi/v2/user/info',
    '/sso/accept/%2e%2e/%2E%2E/openapi',
    '/sso/accept\\..\\..\\openapi',
    '/sso/accept/..%2f..%2fopenapi',
    '/sso/accept/..%5c..%5copenapi',
    '/sso/accept/%252e%252e/openapi',
    '/sso/accept/..;/..;/openapi',
    '/sso/accept;/../../openapi',
    '/sso/accept//openapi',
    '/sso/accept%2f..',
    '/sso/accept%00',
    '/x/sso/accept',
    'javascript:/sso/accept',
    'blob:https://sso.example.com/v1/accept',
  ])('is not %s', (raw) => {
    expect(isListed(raw)).toBe(false);
  });
});

const piece = fc.constantFrom(
  ...['/', '//', '\\', '%2f', '%2F', '%5c', '%252f', '.', '..', '%2e', '%2E%2e', '..;', ';', ';x=/', '%00'],
  ...['\t', '\n', ' ', '?', '#', '@', ':', 'v1', 'sso', 'accept', 'accepted', 'openapi', 'a', '%61ccept'],
);
const start = fc.constantFrom(
  ...['', '/', '//', 'https:', 'http:', 'javascript:', 'https://evil.example', 'https://sso.example.com'],
  ...['https://sso.example.com/v1/accept', '/sso/accept', 'https://sso.example.com@evil.example/v1/accept'],
  ...['http://www.example.com/sso/accept', 'https://www.example.com:8443/sso/accept', 'blob:', 'ftp://sso'],
);
const address = fc
  .tuple(start, fc.array(piece, { maxLength: 8 }))
  .map(([from, pieces]) => from + pieces.join(''));

/** The ways in which a server may parse a path: with repeated decoding, without parameters, backslashes as slashes. */
function readings(path: string): string[] {
  const found = [path];
  for (let last = path; ; ) {
    const next = last.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (next === last) break;
    found.push(next);
    last = next;
  }
  const plain = found.flatMap((read) => [read, read.replace(/;[^/]*/g, '')]);
  return plain.flatMap((read) => [read, read.replaceAll('\\', '/')]).map(withoutDots);
}

function withoutDots(path: string): string {
  const left: string[] = [];
  for (const segment of path.split('/').filter((part) => part !== '' && part !== '.')) {
    if (segment === '..') left.pop();
    else left.push(segment);
  }
  return `/${left.join('/')}`;
}

it('has the origin and the path of the prefix, however a server parses it', () => {
  let listed = 0;
  fc.assert(
    fc.property(address, (raw) => {
      if (!URL.canParse(raw, BASE) || !isListed(raw)) return;
      listed += 1;
      const { origin, pathname, username, protocol } = new URL(raw, BASE);
      expect([protocol, username]).toEqual(['https:', '']);
      const root = origin === 'https://sso.example.com' ? '/v1/accept' : '/sso/accept';
      expect(['https://sso.example.com', 'https://www.example.com']).toContain(origin);
      for (const path of readings(pathname)) expect(`${path}/`.startsWith(`${root}/`)).toBe(true);
    }),
    { numRuns: 20_000 },
  );
  expect(listed).toBeGreaterThan(200);
});
