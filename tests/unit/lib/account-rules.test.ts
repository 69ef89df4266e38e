import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, isPhoneNumber, withAsciiDomain } from '#lib/account-rules';

describe('a phone number (CONST-31)', () => {
  it.each(['13800138000', '19912345678', '15000000000'])('is valid: %s', (number) => {
    expect(isPhoneNumber(number)).toBe(true);
  });

  it.each([
    '',
    '12800138000',
    '1380013800',
    '138001380000',
    '+8613800138000',
    '138 0013 8000',
    '１３８００１３８０００',
  ])('is not valid: "%s"', (number) => expect(isPhoneNumber(number)).toBe(false));

  it('has 11 digits, first 1, second 3 to 9', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 13 }), (digits) => {
        const expected = digits.length === 11 && digits[0] === '1' && Number(digits[1]) >= 3;
        expect(isPhoneNumber(digits)).toBe(expected);
      }),
    );
  });
});

describe('an email address with letters beyond ASCII in its domain (OQ-108)', () => {
  it.each([
    ['user@例子.中国', 'user@xn--fsqu00a.xn--fiqs8s'],
    ['user@mail.例子.cn', 'user@mail.xn--fsqu00a.cn'],
    ['user@例子。中国', 'user@xn--fsqu00a.xn--fiqs8s'],
    ['User@BÜCHER.example', 'User@xn--bcher-kva.example'],
    ['a+b@пример.рф', 'a+b@xn--e1afmkfd.xn--p1ai'],
  ])('is valid, and %s is sent as %s', (typed, sent) => {
    expect(isEmail(typed)).toBe(true);
    expect(withAsciiDomain(typed)).toBe(sent);
    expect(withAsciiDomain(sent)).toBe(sent);
  });

  it.each([
    'a@例子',
    '张@例.cn',
    '@例.cn',
    'a@例..cn',
    'a@例.cn/b.cn',
    'a@例.cn:80',
    'a@例.cn?b.cn',
    'a@例 子.cn',
  ])('is not valid: %s', (typed) => expect(isEmail(typed)).toBe(false));

  it.each(['A@Example.COM', 'a@b.cn', '13800138000', '张三', 'a@例.cn/b', `a@${'例'.repeat(300)}.cn`])(
    'and any other text stays as typed: %s',
    (typed) => expect(withAsciiDomain(typed)).toBe(typed),
  );
});

describe('an email address', () => {
  it.each(['a@b.cn', 'first.last+tag@mail.example.com.cn', 'A_1@x-y.org', "o'hara@example.ie"])(
    'is valid: %s',
    (address) => {
      expect(isEmail(address)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    '@b.cn',
    'a@',
    'a@b',
    'a b@c.cn',
    'a@b..cn',
    'a@-b.cn',
    'a@b-.cn',
    'a@b.cn ',
    'a@b@c.cn',
    '张@例.cn',
    'a@b.cn\n',
  ])('is not valid: %j', (address) => expect(isEmail(address)).toBe(false));

  it('of the usual form is valid', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (address) => {
        expect(isEmail(address)).toBe(true);
      }),
    );
  });
});
