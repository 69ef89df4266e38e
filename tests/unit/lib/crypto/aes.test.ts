import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decryptAes, encryptAes } from '#lib/crypto/aes';
import { decryptAes as decryptByNode } from '../../../support/unit/keys';

const KEY = '0123456789abcdef';

describe('AES (decisions, parts H and I)', () => {
  it.each([
    ['{"x":123.5,"y":5}', 'CXuWkKPjRpSySt8rUK2zdQMACutP9R0pGI+C5KFiofY='],
    ['tok-1---{"x":123.5,"y":5}', 'Nu83I6Rfip+hMBNKNd3dH5FnNiGtaUVogUbPwxWJjTs='],
    [
      '[{"x":85,"y":34},{"x":129,"y":56},{"x":233,"y":27}]',
      '+tm3LnBuhZ8uYDNMn8V/0XNFE6gztRpge9p2cxGDhs0MfnOinBY5LJ4JFywpvtMTboWXylkS0riITrcCqUop1w==',
    ],
  ])('matches the test vector of the captcha for %s (CAPT-14)', (plain, sealed) => {
    expect(encryptAes(plain, KEY)).toBe(sealed);
  });

  it('is decrypted by another implementation, for any text and key', () => {
    const key = fc.string({ unit: fc.constantFrom(...'AZaz09+/'), minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), key, (plain, secret) => {
        expect(decryptByNode(encryptAes(plain, secret), secret)).toBe(plain);
      }),
    );
  });

  it('measures the key in bytes', () => {
    expect(decryptByNode(encryptAes('a', '0123456789abcdé'), '0123456789abcdé')).toBe('a');
  });

  it('decrypts its own text, and returns null for any other one', () => {
    expect(decryptAes(encryptAes('vip,编辑', KEY), KEY)).toBe('vip,编辑');
    for (const other of ['', 'vip', 'AAAA', encryptAes('vip', 'another key 1234')])
      expect(decryptAes(other, KEY)).toBeNull();
    expect(decryptAes(encryptAes('vip', KEY), 'a short key')).toBeNull();
  });

  it.each(['', '5chars', '0123456789abcde', '0123456789abcdefg', `${KEY}${KEY}`, '钥匙钥匙钥匙'])(
    'throws for the key %j, which is not 16 bytes long',
    (key) => {
      expect(() => encryptAes('a', key)).toThrow(RangeError);
    },
  );
});
