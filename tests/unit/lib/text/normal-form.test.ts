import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf, contactNumberOf, isEmail, isPhoneNumber } from '#lib/account-rules';
import { codeOf, phoneNumberOf, plainText, textWithoutBlanks } from '#lib/text/normal-form';

const LRI = '\u2066';
const PDI = '\u2069';
const LRO = '\u202d';
const NO_BREAK = '\u00a0';

describe('the code of a text message', () => {
  it.each([
    ['123456'],
    [' 123456\n'],
    ['123 456'],
    ['123-456'],
    ['123\u2013456'],
    [`123${NO_BREAK}456`],
    ['G-123456'],
    ['G-123 456'],
    ['１２３４５６'],
    [`${LRI}123456${PDI}`],
    [`${LRO}123456`],
    ['\ufeff123456'],
    ['【央视网】验证码：123456，5分钟内有效。'],
    ['【央视网】123456（登录验证码），请勿泄露。如非本人操作，请忽略。'],
    ['您的验证码为 123 456，请于 10 分钟内填写'],
    ['尾号8000的用户，验证码123456。重复：123456'],
    ['123456 is your CNTV code. It expires in 5 minutes.'],
  ])('%j is 123456', (text) => {
    expect(codeOf(text, 6)).toBe('123456');
  });

  it.each([
    ['', ''],
    ['12345', '12345'],
    ['1234567', '1234567'],
    ['12 34 56', '12 34 56'],
    ['13800138000', '13800138000'],
    ['abcdef', 'abcdef'],
    ['验证码 123456 或 654321', '验证码 123456 或 654321'],
  ])('%j has no code, or several, and stays %j', (text, plain) => {
    expect(codeOf(text, 6)).toBe(plain);
  });

  const code = fc.stringMatching(/^\d{6}$/);
  const words = fc.stringMatching(/^[^\d\p{Nd}\p{No}]{0,12}$/u);

  it('is found between any words', () => {
    fc.assert(
      fc.property(code, words, words, (digits, before, after) => {
        expect(codeOf(`${before}：${digits}，${after}`, 6)).toBe(digits);
      }),
    );
  });

  it('has no digit that is not in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = codeOf(text, 6);
        if (/^\d{6}$/.test(found)) expect(plainText(text).replace(/\D/g, '')).toContain(found);
      }),
    );
  });
});

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
