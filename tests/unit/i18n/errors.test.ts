import { describe, expect, it } from 'vitest';
import { ERROR_CODES, INLINE_CODES } from '#config/error-codes';
import { type Catalogue, errorText } from '#i18n/catalogue';
import { CODE_ROWS } from '../../support/code-rows';
import { catalogueIn } from '../../support/texts/catalogue-in';

const zh = catalogueIn('zh-CN');
const hant = catalogueIn('zh-Hant');
const en = catalogueIn('en');

describe('the dictionary of result codes (CODE-0 to CODE-33003)', () => {
  it.each(CODE_ROWS)('$id has its text in every language', ({ code, zh: sentence }) => {
    expect(errorText(zh, { code, serverMessage: 'whatever the server says' })).toBe(sentence);
    expect(errorText(hant, { code, serverMessage: '' })).toBe(hant.errors[code]);
    expect(errorText(en, { code, serverMessage: '' })).toMatch(/^[A-Z][ -~’]+[.]$/);
  });

  it('has the 82 documented codes and no other, in every language (ERR-11)', () => {
    const codes = CODE_ROWS.map(({ code }) => code).sort();
    expect(codes).toHaveLength(82);
    for (const { errors } of [zh, hant, en]) expect(Object.keys(errors).map(Number).sort()).toEqual(codes);
  });

  it('lists the codes with special handling (ERR-02, ERR-04)', () => {
    expect(ERROR_CODES.notLoggedIn).toBe(-10001);
    expect(INLINE_CODES).toEqual([-21002, -21018, -21023, -21025]);
  });
});

describe('the text of a refused call', () => {
  it('is the configured one, not the server’s (OQ-34)', () => {
    expect(errorText(zh, { code: -21018, serverMessage: 'nope' })).toBe('账号或密码错误，请重新输入。');
  });

  it.each([-21001, -21031, -21044, -99999, -2147483648])(
    'is the server’s for the unknown code %i (ERR-06, OQ-87)',
    (code) => {
      expect(errorText(zh, { code, serverMessage: ' 请明天再来 ' })).toBe('请明天再来');
    },
  );

  it.each(['', '   ', '\n'])('is the general one for the server’s message %j (ERR-06)', (serverMessage) => {
    expect(errorText(zh, { code: -99999, serverMessage })).toBe('系统繁忙！请稍后重试！');
    expect(errorText(zh, { code: null, serverMessage })).toBe('系统繁忙！请稍后重试！');
  });

  it('is the reason for a body that the server or a proxy refuses as too long, unless a text says more', () => {
    const tooLong = { code: null, status: 413, serverMessage: '' };
    expect(errorText(zh, tooLong)).toBe('提交的内容过长，请缩短后重新提交');
    expect(errorText(hant, tooLong)).toBe('送出的內容過長，請縮短後重新送出');
    expect(errorText(en, tooLong)).toBe('Your entries are too long. Shorten them and submit again.');
    expect(errorText(zh, { ...tooLong, code: -99999 })).toBe('提交的内容过长，请缩短后重新提交');
    expect(errorText(zh, { ...tooLong, serverMessage: '最多五千字' })).toBe('最多五千字');
    expect(errorText(zh, { ...tooLong, code: -2 })).toBe('内容不符合规范，请检查后重试');
    expect(errorText(zh, { ...tooLong, status: 414 })).toBe('系统繁忙！请稍后重试！');
  });

  it('is the server’s for a code configured with an empty text (OQ-34)', () => {
    const silent: Catalogue = { ...zh, errors: { ...zh.errors, [-21018]: '' } };
    expect(errorText(silent, { code: -21018, serverMessage: '账号不对' })).toBe('账号不对');
  });
});
