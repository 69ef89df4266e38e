import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digest, digestInput, encrypted, type Pairs, signPairs, withNonce } from '#lib/crypto/sign';
import { decryptAes, newKeyPair } from '../../../support/unit/keys';

const { pem, decrypt } = newKeyPair();
const signing = { publicKey: pem, secret: '' };

beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => vi.useRealTimers());

/** Decrypts a signed body like a server, and verifies its digest. */
function opened(pairs: Pairs, secret = ''): { fields: Record<string, string>; isGenuine: boolean } {
  const sent = Object.fromEntries(pairs);
  const nonce = decrypt(sent.nonce ?? '');
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent)) {
    if (name === 'encryptdata') continue;
    fields[name] = name === 'appid' ? value : name === 'nonce' ? nonce : decryptAes(value, nonce);
  }
  const names = Object.keys(fields).sort();
  const input = names.map((name) => `${name}=${fields[name]}`).join('&') + (secret && `&key=${secret}`);
  const expected = createHash('sha512').update(input, 'utf8').digest('hex');
  return { fields, isGenuine: sent.encryptdata === expected };
}

describe('the test vector of decisions, part H', () => {
  const plain = withNonce(
    [
      ['rem_login', '1'],
      ['account', '13800138000'],
      ['password', 'Abc12345!'],
      ['captcha_type', '1'],
      ['dynamic_captcha_type', '1'],
      ['captcha_pass_code', 'P4SS'],
      ['appid', 'demo'],
    ],
    '0123456789abcdef',
    1_700_000_000_000,
  );

  it('results in the digest input (WIRE-09)', () => {
    expect(digestInput(plain, '')).toBe(
      'account=13800138000&appid=demo&captcha_pass_code=P4SS&captcha_type=1&dynamic_captcha_type=1&nonce=0123456789abcdef&password=Abc12345!&rem_login=1&ts=1700000000000',
    );
  });

  it('results in encryptdata (WIRE-12)', () => {
    expect(digest(plain, '')).toBe(
      '356f0f9275bdae9e18be2c5a3dc2b9111ef33f68d61b4d46499943ca0f15b87646d02de1ba87ac2ff06ac83022227c81174e07fb7d4a13e868b049d0bd843306',
    );
  });

  it('results in the encrypted values (WIRE-10)', () => {
    expect(Object.fromEntries(encrypted(plain, '0123456789abcdef'))).toEqual({
      account: '8fIrGTYAQzFR+tN2Wt0yDQ==',
      appid: 'demo',
      captcha_pass_code: '6StPJPoJQhArxRcqePrDhg==',
      captcha_type: 'EqTraX5StRb4FiQjWzL90g==',
      dynamic_captcha_type: 'EqTraX5StRb4FiQjWzL90g==',
      nonce: '0123456789abcdef',
      password: 'ZksZrHb4+JkOL4ZzB/CKBA==',
      rem_login: 'EqTraX5StRb4FiQjWzL90g==',
      ts: 'emGZfch1XKJYevBW1nuWjA==',
    });
  });
});

describe('a signed body', () => {
  const fields: Pairs = [
    ['password', 'p&=+/ 密码'],
    ['account', 'a@b.cn'],
    ['appid', 'demo'],
  ];

  it('is sorted, with encryptdata last, and everything but appid is encrypted (decisions, part H, steps 6 to 8)', () => {
    const sent = signPairs(fields, signing);
    expect(sent.map(([name]) => name)).toEqual([
      'account',
      'appid',
      'nonce',
      'password',
      'ts',
      'encryptdata',
    ]);
    expect(Object.fromEntries(sent).appid).toBe('demo');
    const rest = JSON.stringify(sent);
    for (const clear of ['a@b.cn', '密码', '1700000000000']) expect(rest).not.toContain(clear);
  });

  it('is decrypted and verified by another implementation (WIRE-09 to WIRE-12)', () => {
    const { fields: read, isGenuine } = opened(signPairs(fields, signing));
    expect(isGenuine).toBe(true);
    expect(read).toEqual({
      account: 'a@b.cn',
      appid: 'demo',
      password: 'p&=+/ 密码',
      ts: '1700000000000',
      nonce: expect.stringMatching(/^[A-Za-z0-9]{16}$/),
    });
  });

  it('has a digest with the secret, if one is configured', () => {
    const sent = signPairs(fields, { publicKey: pem, secret: '密' });
    expect(opened(sent, '密').isGenuine).toBe(true);
    expect(opened(sent).isGenuine).toBe(false);
    expect(JSON.stringify(sent)).not.toContain('密');
  });

  it('is different each time', () => {
    const [one, two] = [signPairs(fields, signing), signPairs(fields, signing)];
    const same = one.filter(([, value], index) => value === two[index]?.[1]);
    expect(same.map(([name]) => name)).toEqual(['appid']);
  });

  it('has its own ts and nonce, also if fields have these names', () => {
    const sent = signPairs([...fields, ['ts', '1'], ['nonce', 'mine']], signing);
    expect(opened(sent).fields).toMatchObject({ ts: '1700000000000' });
    expect(opened(sent).fields.nonce).toHaveLength(16);
  });

  it('is decrypted completely for any fields', () => {
    const name = fc.string({ unit: fc.constantFrom(...'azAZ09_'), minLength: 1 }).map((text) => `f_${text}`);
    const any = fc.uniqueArray(fc.tuple(name, fc.string({ unit: 'grapheme' })), { selector: ([key]) => key });
    fc.assert(
      fc.property(any, (pairs) => {
        const { fields: read, isGenuine } = opened(signPairs(pairs, signing));
        expect(isGenuine).toBe(true);
        expect(read).toMatchObject(Object.fromEntries(pairs));
        expect(Object.keys(read)).toHaveLength(pairs.length + 2);
      }),
      { numRuns: 60 },
    );
  });

  it('is sorted by the code units of the names', () => {
    const names = ['a', 'B', 'a1', 'a_', 'Z', 'aa', '1'];
    const pairs = withNonce(
      names.map((name) => [name, '']),
      'n',
      0,
    );
    expect(pairs.map(([name]) => name)).toEqual(['1', 'B', 'Z', 'a', 'a1', 'a_', 'aa', 'nonce', 'ts']);
  });

  it.each(['', 'no key'])('is never created without a valid key: %j (OQ-04)', (publicKey) => {
    expect(() => signPairs(fields, { publicKey, secret: '' })).toThrow('signing.publicKey');
  });
});
