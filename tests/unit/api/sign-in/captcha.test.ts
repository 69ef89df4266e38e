import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Challenge } from '#api/sign-in/captcha';
import { answer, FakeXhr, sent, setUpFakeXhr } from '../../../support/unit/fake-xhr';
import { decryptAes } from '../../../support/unit/keys';

const KEY = '0123456789abcdef';
const PUZZLE = {
  origin_image_data: 'iVBORw0KGgo=',
  block_image_data: '/9j/4AAQ',
  token: 'tok-1',
  secret_key: KEY,
};
const CLICK = {
  origin_image_data: 'iVBORw0KGgo=',
  token: 'tok-1',
  secret_key: KEY,
  word_list: ['甲', '乙', '丙'],
};
const puzzle: Challenge = {
  kind: 'puzzle',
  picture: 'data:,',
  block: 'data:,',
  token: 'tok-1',
  secretKey: KEY,
};
const click: Challenge = {
  kind: 'click',
  picture: 'data:,',
  words: ['甲', '乙', '丙'],
  token: 'tok-1',
  secretKey: KEY,
};
const POINTS = [
  { x: 85, y: 34 },
  { x: 129, y: 56 },
  { x: 233, y: 27 },
];

const load = () => import('#api/sign-in/captcha');

setUpFakeXhr();
afterEach(() => vi.doUnmock('#lib/crypto/aes'));

describe('a new captcha', () => {
  it('is a puzzle with its piece (API-37, CAPT-02, CAPT-03)', async () => {
    answer({ code: 0, data: PUZZLE });
    expect(await (await load()).getChallenge('puzzle')).toEqual({
      kind: 'puzzle',
      picture: 'data:image/png;base64,iVBORw0KGgo=',
      block: 'data:image/png;base64,/9j/4AAQ',
      token: 'tok-1',
      secretKey: KEY,
    });
    expect(sent().line).toBe('GET /openapi/v2/user/captcha/dynamic/puzzle');
  });

  it('is a picture with words to click (API-39, CAPT-02, CAPT-05)', async () => {
    answer({ code: 0, data: CLICK });
    expect(await (await load()).getChallenge('click')).toEqual({
      kind: 'click',
      picture: 'data:image/png;base64,iVBORw0KGgo=',
      words: ['甲', '乙', '丙'],
      token: 'tok-1',
      secretKey: KEY,
    });
    expect(FakeXhr.last.url.pathname).toBe('/openapi/v2/user/captcha/dynamic/click');
  });

  it('keeps a data URL prefix that the response already has (decisions, part I)', async () => {
    answer({ code: 0, data: { ...PUZZLE, block_image_data: 'data:image/jpeg;base64,/9j/' } });
    expect(await (await load()).getChallenge('puzzle')).toMatchObject({
      block: 'data:image/jpeg;base64,/9j/',
    });
  });

  it.each([
    [
      'lines of 76 characters',
      `${'A'.repeat(76)}\r\n${'B'.repeat(8)}\r\n`,
      'png',
      `${'A'.repeat(76)}${'B'.repeat(8)}`,
    ],
    [
      'lines of 64 characters',
      `${'A'.repeat(64)}\n${'B'.repeat(8)}`,
      'png',
      `${'A'.repeat(64)}${'B'.repeat(8)}`,
    ],
    ['blanks around it', '\t data:image/png;base64, AAAA \n', 'png', 'AAAA'],
    ['the alphabet for URLs', '_9j_4AAQSkZJ-_8', 'png', '/9j/4AAQSkZJ+/8'],
    ['the type image/jpg', 'data:image/jpg;base64,/9j/', 'jpeg', '/9j/'],
    ['the type image/pjpeg', 'data:image/pjpeg;base64,/9j/', 'jpeg', '/9j/'],
    ['the type image/x-png', 'data:image/x-png;base64,AAAA', 'png', 'AAAA'],
    ['a charset', 'data:image/png;charset=utf-8;base64,AAAA', 'png', 'AAAA'],
    ['a quoted parameter', 'data:image/png; name="a.png"; base64,AAAA', 'png', 'AAAA'],
    ['capitals', 'DATA:IMAGE/WEBP;BASE64,AAAA', 'webp', 'AAAA'],
  ])('may be written with %s', async (_what, block_image_data, type, data) => {
    answer({ code: 0, data: { ...PUZZLE, block_image_data } });
    expect(await (await load()).getChallenge('puzzle')).toMatchObject({
      block: `data:image/${type};base64,${data}`,
    });
  });

  it.each([undefined, null, ''])('may have no key: %j (CAPT-15)', async (secret_key) => {
    answer({ code: 0, data: { ...PUZZLE, secret_key } });
    expect((await (await load()).getChallenge('puzzle')).secretKey).toBe('');
  });

  it.each([
    ['no data', null],
    ['no picture', { ...PUZZLE, origin_image_data: '' }],
    ['no block', { ...PUZZLE, block_image_data: undefined }],
    ['a picture that is an address', { ...PUZZLE, origin_image_data: 'https://evil.com/a.png' }],
    ['a picture that is a page', { ...PUZZLE, origin_image_data: 'data:text/html;base64,AAAA' }],
    ['a picture that is a drawing', { ...PUZZLE, origin_image_data: 'data:image/svg+xml;base64,AAAA' }],
    ['a drawing in capitals', { ...PUZZLE, origin_image_data: 'DATA:image/SVG+XML;base64,AAAA' }],
    [
      'a drawing by a parameter',
      { ...PUZZLE, origin_image_data: 'data:image/svg+xml;a=image/png;base64,AAAA' },
    ],
    ['a type that begins like one', { ...PUZZLE, origin_image_data: 'data:image/png+xml;base64,AAAA' }],
    ['a picture without base64', { ...PUZZLE, origin_image_data: 'data:image/png,AAAA' }],
    ['only blanks', { ...PUZZLE, origin_image_data: ' \n' }],
    ['a picture that is no base64', { ...PUZZLE, origin_image_data: '<svg onload=alert(1)>' }],
    ['a key of another length', { ...PUZZLE, secret_key: 'short' }],
    ['a key of other characters', { ...PUZZLE, secret_key: '钥'.repeat(16) }],
    ['no token', { ...PUZZLE, token: '' }],
  ])('is malformed with %s', async (_what, data) => {
    answer({ code: 0, data });
    await expect((await load()).getChallenge('puzzle')).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([
    [['甲', '乙']],
    [['甲', '乙', '丙', '丁']],
    ['甲乙丙'],
    [['甲', '', '丙']],
    [['甲', {}, '丙']],
    [undefined],
  ])('is malformed with the words %j (CAPT-13)', async (word_list) => {
    answer({ code: 0, data: { ...CLICK, word_list } });
    await expect((await load()).getChallenge('click')).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('a captcha solution', () => {
  it('is one encrypted point for a puzzle, equal to the test vector (API-38, CAPT-04, CAPT-14)', async () => {
    answer({ code: 0, data: { captcha_checked_code: 'PASS' } });
    const passed = await (await load()).checkChallenge(puzzle, { x: 123.5, y: 5 });
    expect(passed).toEqual({ kind: 'puzzle', passCode: 'PASS' });
    expect(sent().line).toBe('POST /openapi/v2/user/captcha/dynamic/puzzle/check');
    expect(sent().fields).toMatchObject({
      aes_point: 'CXuWkKPjRpSySt8rUK2zdQMACutP9R0pGI+C5KFiofY=',
      token: 'tok-1',
    });
  });

  it('is a list of points for words, in their order (API-40, CAPT-06, CAPT-14)', async () => {
    answer({ code: 0, data: { captcha_checked_code: 'PASS' } });
    expect(await (await load()).checkChallenge(click, POINTS)).toEqual({ kind: 'click', passCode: 'PASS' });
    expect(FakeXhr.last.url.pathname).toBe('/openapi/v2/user/captcha/dynamic/click/check');
    expect(sent().fields.aes_point).toBe(
      '+tm3LnBuhZ8uYDNMn8V/0XNFE6gztRpge9p2cxGDhs0MfnOinBY5LJ4JFywpvtMTboWXylkS0riITrcCqUop1w==',
    );
  });

  it('is sent unencrypted when the captcha has no key (CAPT-15)', async () => {
    answer({ code: 0, data: {} });
    const passed = await (await load()).checkChallenge({ ...puzzle, secretKey: '' }, { x: 124, y: 5 });
    expect(sent().fields.aes_point).toBe('{"x":124,"y":5}');
    expect(passed.passCode).toBe('tok-1---{"x":124,"y":5}');
  });

  it('contains x, then y, and no other property of the points', async () => {
    answer({ code: 0 });
    const { checkChallenge } = await load();
    await checkChallenge(puzzle, Object.assign(Object.create({ z: 1 }), { y: 5, x: 1, label: 'a' }));
    expect(decryptAes(sent().fields.aes_point ?? '', KEY)).toBe('{"x":1,"y":5}');
  });

  it.each([undefined, null, {}, [], { captcha_checked_code: '' }, { captcha_checked_code: null }])(
    'results in a generated pass code when the server sends none: %j (CAPT-07, OQ-08)',
    async (data) => {
      answer({ code: 0, data });
      const { passCode } = await (await load()).checkChallenge(puzzle, { x: 123.5, y: 5 });
      expect(passCode).toBe('Nu83I6Rfip+hMBNKNd3dH5FnNiGtaUVogUbPwxWJjTs=');
    },
  );

  it('is not sent when the encryption code cannot be loaded', async () => {
    vi.doMock('#lib/crypto/aes', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const failure = (await load()).checkChallenge(puzzle, { x: 1, y: 5 });
    await expect(failure).rejects.toMatchObject({ kind: 'network' });
    expect(FakeXhr.sent).toEqual([]);
  });
});
