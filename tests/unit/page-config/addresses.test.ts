import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULES } from '#page-config/rules';

const ORIGIN = 'https://www.example.com';

/** Parts of addresses, with the characters that URL parsers remove or convert. */
const parts = fc.constantFrom(
  ...['/', '\\', '\t', '\n', '\r', '\0', '\u0001', '\u007f', ' ', '\u00a0', '.', ':', '@', '?', '#', '%09'],
  ...['a', 'evil.example', 'http:', 'https://', 'javascript:'],
);
const written = fc
  .tuple(fc.constantFrom('', '/', 'https://'), fc.array(parts, { maxLength: 6 }))
  .map(([start, rest]) => start + rest.join(''));

/** Returns the origin that a reader of the address expects, without the URL parser's repairs. */
function originAsWritten(address: string): string {
  const [, scheme = '', host = ''] = /^(https?):\/\/([^/\\?#]+)/i.exec(address) ?? [];
  return host ? new URL(`${scheme}://${host}`).origin : ORIGIN;
}

describe('an address of the page configuration (OQ-29)', () => {
  it.each([
    '/\t/evil.example',
    '/\n\\evil.example',
    '\t/a',
    '/a ',
    '/user\n',
    'https://a\t.example/',
    'https:///evil.example',
  ])('%j is refused by each rule', (address) => {
    const image = { href: address, image: '/a.png', label: '甲' };
    expect([
      RULES.apiBase.read(address),
      RULES.portalHome.read(address),
      RULES.userHome.read(address),
      RULES.logoutUrl.read(address),
      RULES.liveUrl.read(`${address}{source_id}\n`),
      RULES.ssoEndpoints.read([address]),
      RULES.links.read({ customerService: address }),
      RULES.links.read({ nav: [image] }),
      RULES.links.read({ appPromotion: [{ text: '甲', href: address }] }),
    ]).toEqual(Array(9).fill(undefined));
  });

  it('leads to the origin of the page or to the origin as written', () => {
    fc.assert(
      fc.property(written, (address) => {
        fc.pre(RULES.portalHome.read(address) !== undefined);
        expect(new URL(address, ORIGIN).origin).toBe(originAsWritten(address));
      }),
      { numRuns: 500 },
    );
  });
});
