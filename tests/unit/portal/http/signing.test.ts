import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestInput, openSigned, openValue } from '../../../../examples/portal/server/lib/signing';
import { BASE_TIME, newNonce, signed, testKeys } from '../../../support/portal/client';

const key = createPrivateKey(testKeys.privateKey);
const open = (sent: Record<string, string>, nowMs = BASE_TIME) => openSigned(sent, key, nowMs);

/** decisions.md part H. */
const NONCE = '0123456789abcdef';
const SENT = {
  account: '8fIrGTYAQzFR+tN2Wt0yDQ==',
  appid: 'demo',
  captcha_pass_code: '6StPJPoJQhArxRcqePrDhg==',
  captcha_type: 'EqTraX5StRb4FiQjWzL90g==',
  dynamic_captcha_type: 'EqTraX5StRb4FiQjWzL90g==',
  password: 'ZksZrHb4+JkOL4ZzB/CKBA==',
  rem_login: 'EqTraX5StRb4FiQjWzL90g==',
  ts: 'emGZfch1XKJYevBW1nuWjA==',
  encryptdata:
    '356f0f9275bdae9e18be2c5a3dc2b9111ef33f68d61b4d46499943ca0f15b87646d02de1ba87ac2ff06ac83022227c81174e07fb7d4a13e868b049d0bd843306',
};

describe('the decryption of a signed body by the portal', () => {
  it('decrypts the test vector of the specification (WIRE-09, WIRE-10, WIRE-11, WIRE-12)', () => {
    const { nonce = '' } = signed({}, { nonce: NONCE });
    expect(open({ ...SENT, nonce }, 1_700_000_000_000)).toEqual({
      account: '13800138000',
      appid: 'demo',
      captcha_pass_code: 'P4SS',
      captcha_type: '1',
      dynamic_captcha_type: '1',
      nonce: NONCE,
      password: 'Abc12345!',
      rem_login: '1',
      ts: '1700000000000',
    });
  });

  it('results in the digest input of the specification, sorted by code units (WIRE-09)', () => {
    expect(digestInput({ b: '2', a: '1&x=%20', Z: '', _: '，' })).toBe('Z=&_=，&a=1&x=%20&b=2');
  });

  it('decrypts the captcha vectors (CAPT-14)', () => {
    expect(openValue('CXuWkKPjRpSySt8rUK2zdQMACutP9R0pGI+C5KFiofY=', NONCE)).toBe('{"x":123.5,"y":5}');
    expect(
      openValue(
        '+tm3LnBuhZ8uYDNMn8V/0XNFE6gztRpge9p2cxGDhs0MfnOinBY5LJ4JFywpvtMTboWXylkS0riITrcCqUop1w==',
        NONCE,
      ),
    ).toBe('[{"x":85,"y":34},{"x":129,"y":56},{"x":233,"y":27}]');
  });

  it('decrypts any signed text, and refuses it after a change of any character', () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 40 })
      .filter((value) => !/\p{Surrogate}|\0/u.test(value));
    fc.assert(
      fc.property(text, text, fc.nat(), fc.nat(), (account, password, which, where) => {
        const sent = signed({ account, password });
        expect(open(sent)).toMatchObject({ account, password });
        const name = Object.keys(sent)[which % Object.keys(sent).length] ?? '';
        expect(open({ ...sent, [name]: altered(sent[name] ?? '', where) })).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it('refuses a body with an added or a removed field', () => {
    const sent = signed({ account: 'a', password: 'b' });
    expect(open({ ...sent, extra: sent.account ?? '' })).toBeNull();
    for (const name of Object.keys(sent)) {
      const { [name]: _, ...rest } = sent;
      expect(open(rest), name).toBeNull();
    }
  });

  it('refuses a time more than ten minutes from its clock only', () => {
    const at = (minutes: number) => open(signed({}, { ts: BASE_TIME + minutes * 60_000 }));
    expect(at(10)).not.toBeNull();
    expect(at(-10)).not.toBeNull();
    expect(at(10.01)).toBeNull();
    expect(at(-10.01)).toBeNull();
  });

  it('refuses a nonce that was encrypted with another key, or is not sixteen letters and digits', () => {
    const other = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    expect(open(signed({}, { publicKey: other.publicKey }))).toBeNull();
    expect(open(signed({}, { nonce: '0123456789abcde!' }))).toBeNull();
    expect(open({ ...signed({}), nonce: Buffer.alloc(256).toString('base64') })).toBeNull();
  });

  it('never throws for any body', () => {
    const names = fc.constantFrom('appid', 'nonce', 'encryptdata', 'ts', 'account', '__proto__');
    fc.assert(
      fc.property(fc.dictionary(names, fc.oneof(fc.string(), fc.base64String())), (fields) => {
        expect(open({ ...signed({}), ...fields, nonce: fields.nonce ?? newNonce() })).toBeNull();
      }),
    );
  });
});

function altered(value: string, where: number): string {
  const at = where % Math.max(1, value.length - 4);
  return value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1);
}
