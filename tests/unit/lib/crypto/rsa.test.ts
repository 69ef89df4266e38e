import { createPublicKey } from 'node:crypto';
import { JSEncrypt } from 'jsencrypt';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { encryptRsa } from '#lib/crypto/rsa';
import { newKeyPair } from '../../../support/unit/keys';

const pair = newKeyPair();
const { n: modulus = '' } = createPublicKey(pair.pem).export({ format: 'jwk' });

/** Returns the public key with another exponent, as base64 SPKI. */
function withExponent(e: number): string {
  const jwk = { kty: 'RSA', n: modulus, e: Buffer.from([e]).toString('base64url') };
  return createPublicKey({ key: jwk, format: 'jwk' })
    .export({ format: 'der', type: 'spki' })
    .toString('base64');
}

const generate = vi.spyOn(new JSEncrypt().getKey().constructor.prototype, 'generate');

afterEach(() => {
  vi.unstubAllGlobals();
  generate.mockClear();
});

describe('RSA (WIRE-11; decisions, part H, step 7)', () => {
  it.each([
    ['PEM', pair.pem],
    ['base64 SPKI', pair.spki],
    ['base64 SPKI in lines', pair.spki.replace(/.{64}/g, '$&\n')],
    ['PEM on one line', pair.pem.replace(/\n/g, ' ')],
    ['PEM with Windows line ends', pair.pem.replace(/\n/g, '\r\n')],
  ])('accepts the public key as %s', (_form, key) => {
    expect(pair.decrypt(encryptRsa('0123456789abcdef', key))).toBe('0123456789abcdef');
  });

  it('accepts keys of the usual lengths, and returns a whole block', () => {
    for (const bits of [1024, 2048]) {
      const { spki, decrypt } = newKeyPair(bits);
      for (let n = 0; n < 20; n += 1) {
        const sealed = encryptRsa('nonce', spki);
        expect(Buffer.from(sealed, 'base64')).toHaveLength(bits / 8);
        expect(decrypt(sealed)).toBe('nonce');
      }
    }
  });

  it('accepts the smallest exponent of RSA', () => {
    expect(encryptRsa('nonce', withExponent(3))).toMatch(/^[A-Za-z0-9+/]+=*$/);
  });

  it('never returns the same ciphertext twice', () => {
    expect(encryptRsa('a', pair.spki)).not.toBe(encryptRsa('a', pair.spki));
  });

  it.each([
    ['an empty text', '', 'is missing'],
    ['spaces', '  \n', 'is missing'],
    ['a text', 'no key', 'is not an RSA public key'],
    ['other base64', 'AAAA', 'is not an RSA public key'],
    ['other PEM', '-----BEGIN PUBLIC KEY-----\nMIGf\n-----END PUBLIC KEY-----', 'is not an RSA public key'],
    ['a truncated key', pair.spki.slice(0, 60), 'is not an RSA public key'],
    ['the exponent 1, which does not encrypt', withExponent(1), 'is not an RSA public key'],
    ['a key of 512 bits', newKeyPair(512).spki, 'is shorter than 1024 bits'],
    ['a private key as PEM', pair.privatePem, 'holds a private key'],
    ['a private key as base64', pair.privatePem.replace(/-.*-|\n/g, ''), 'holds a private key'],
  ])('throws for %s and names the page-config key', (_, key, reason) => {
    expect(() => encryptRsa('a', key)).toThrow(/signing\.publicKey/);
    expect(() => encryptRsa('a', key)).toThrow(reason);
  });

  it('throws for a text that is too long for the key', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => encryptRsa('a'.repeat(200), pair.spki)).toThrow('signing.publicKey cannot encrypt');
  });

  it.each([{}, { crypto: {} }, { crypto: { getRandomValues: 1 } }, undefined])(
    'throws without crypto.getRandomValues: %j',
    (page) => {
      vi.stubGlobal('window', page);
      expect(() => encryptRsa('a', pair.spki)).toThrow('no secure random source');
    },
  );

  it('never generates a key', () => {
    for (const key of ['', 'x', pair.spki]) {
      try {
        encryptRsa('a', key);
      } catch {
        // The reason is tested above.
      }
    }
    expect(generate).not.toHaveBeenCalled();
  });
});
