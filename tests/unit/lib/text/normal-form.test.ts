import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf, contactNumberOf, isEmail, isPhoneNumber } from '#lib/account-rules';
import { phoneNumberOf, plainText, textWithoutBlanks } from '#lib/text/normal-form';

const LRI = '\u2066';
const PDI = '\u2069';
const LRO = '\u202d';
const NO_BREAK = '\u00a0';

const phone = fc.stringMatching(/^1[3-9]\d{9}$/);

describe('the normal form of a phone number', () => {
  it.each([
    ['13800138000'],
    ['138 0013 8000'],
    ['138-0013-8000'],
    [`138${NO_BREAK}0013${NO_BREAK}8000`],
    ['+8613800138000'],
    ['+86 138 0013 8000'],
    ['(+86) 138 0013 8000'],
    ['86 13800138000'],
    ['0086-13800138000'],
    ['１３８００１３８０００'],
    ['＋８６１３８００１３８０００'],
    [`${LRO}13800138000\u202c`],
  ])('of %j is 13800138000', (text) => {
    expect(phoneNumberOf(text)).toBe('13800138000');
    expect(accountOf(text)).toBe('13800138000');
  });

  it.each(['+1 202 555 0100', '1380013800', '138001380001', '8613800138', '+85213800138000'])(
    '%j is no phone number of mainland China',
    (text) => {
      expect(isPhoneNumber(phoneNumberOf(text))).toBe(false);
    },
  );

  it('is the number, whatever separators and prefix it has', () => {
    fc.assert(
      fc.property(
        phone,
        fc.constantFrom('', '+86', '86 ', '0086-'),
        fc.constantFrom('', ' ', '-'),
        (...parts) => {
          const [number, prefix, separator] = parts;
          expect(phoneNumberOf(prefix + [...number].join(separator))).toBe(number);
        },
      ),
    );
  });
});

describe('the normal form of an account', () => {
  it.each([
    ['who@example.com', 'who@example.com'],
    [' who＠example．com ', 'who@example.com'],
    [`${LRI}who@example.com${PDI}`, 'who@example.com'],
    ['who@exam ple.com', 'who@exam ple.com'],
    ['e\u200d\u0301@example.com', '\u00e9@example.com'],
  ])('of %j is %j', (text, account) => {
    expect(accountOf(text)).toBe(account);
  });

  it('is that of its normal form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), phone, fc.string({ unit: 'binary' })), (text) => {
        const account = accountOf(text);
        expect(accountOf(account)).toBe(account);
      }),
    );
  });

  it('is the account itself if it is valid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), phone), (account) => {
        fc.pre(isEmail(account) || isPhoneNumber(account));
        expect(accountOf(account)).toBe(account);
      }),
    );
  });
});

it('the letters of a picture have no blanks', () => {
  expect(textWithoutBlanks(' a B c\u200b Ｄ ')).toBe('aBcD');
});

describe('the normal form of a contact number', () => {
  it('is that of its normal form, and has all its letters and digits', () => {
    const text = fc.oneof(
      fc.stringMatching(/^[\d０-９+＋()（） \u00a0\u2013－-]{1,24}$/),
      fc.string({ unit: 'binary' }),
    );
    const lettersOf = (written: string) => written.replace(/[^\p{L}\p{Nd}]/gu, '');
    fc.assert(
      fc.property(text, (written) => {
        const number = contactNumberOf(written);
        expect(contactNumberOf(number)).toBe(number);
        expect(lettersOf(plainText(written))).toContain(lettersOf(number));
      }),
    );
  });
});
