import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '#lib/text/normal-form';
import { smsCodeOf } from '#lib/text/sms-code';

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
    ['12 34 56'],
    ['1-2-3 4\u20145\u22126'],
    ['１２３－４５６'],
    ['123\u3164\u2800456'],
    ['您的验证码为 123 456，请于 10 分钟内填写'],
    ['【央视网】您的验证码是 123456，3分钟内有效'],
    ['【央视网】您的验证码是１２３４５６，客服 400-800'],
    ['A123456B'],
    ['尾号8000的用户，验证码123456。重复：123456'],
    ['123456 is your CNTV code. It expires in 5 minutes.'],
  ])('%j is 123456', (text) => {
    expect(smsCodeOf(text)).toBe('123456');
  });

  it.each([
    ['', ''],
    ['12345', '12345'],
    ['12-345', '12345'],
    [' - ', ''],
    ['1234567', '1234567'],
    ['13800138000', '13800138000'],
    ['没有验证码', '没有验证码'],
    ['验证码 123456 或 654321', '验证码123456或654321'],
    ['验证码 123456 或 654321，客服 400-800', '验证码123456或654321,客服400800'],
    ['验证码 123 456 或 654 321', '验证码123456或654321'],
  ])('%j has no code, or several, and is read as %j', (text, plain) => {
    expect(smsCodeOf(text)).toBe(plain);
  });

  it.each([['abcdef'], ['aB3$_é'], ['验证码一二三'], ['\u{20bb7}野家１２３'.normalize('NFKC')]])(
    '%j, which has six characters, is a code (SMS-07, CONST-10)',
    (text) => {
      expect(smsCodeOf(text)).toBe(text);
    },
  );

  const visible = fc
    .stringMatching(/^[!-,.-~\u00c0-\u024f\u4e00-\u9fa5]{6}$/)
    .filter((text) => text === plainText(text));
  const separator = fc.constantFrom(
    '',
    ' ',
    '-',
    '\u3000',
    '\u2013',
    '\u200b',
    '\u2060',
    '\u3164',
    '\u2800',
    '\ufe0f',
    '\n',
  );

  it('of any six characters is itself, whatever blanks, hyphens and invisible characters are in it', () => {
    fc.assert(
      fc.property(visible, fc.array(separator, { minLength: 7, maxLength: 7 }), (typed, separators) => {
        const written =
          [...typed].map((character, at) => `${separators[at]}${character}`).join('') + separators[6];
        expect(smsCodeOf(written)).toBe(typed);
      }),
    );
  });

  it('of six full-width characters is the same in ASCII', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[!-,.-~]{6}$/), (typed) => {
        const wide = typed.replace(/./g, (character) =>
          String.fromCharCode(character.charCodeAt(0) + 0xfee0),
        );
        expect(smsCodeOf(wide)).toBe(typed);
      }),
    );
  });

  const code = fc.stringMatching(/^\d{6}$/);
  const words = fc.stringMatching(/^[^\d\p{Nd}\p{No}]{0,12}$/u);

  it('is found between any words', () => {
    fc.assert(
      fc.property(code, words, words, (digits, before, after) => {
        expect(smsCodeOf(`${before}：${digits}，${after}`)).toBe(digits);
      }),
    );
  });

  it('has no digit that is not in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = smsCodeOf(text);
        if (/^\d{6}$/.test(found)) expect(plainText(text).replace(/\D/g, '')).toContain(found);
      }),
    );
  });
});
