import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '#config/events';
import * as limits from '#config/limits';
import { PROVIDERS } from '#config/providers';
import * as wire from '#config/wire';
import { portal } from '#i18n/zh-cn/portal';
import { getPageConfig } from '#page-config/page-config';

describe('the documented limits', () => {
  it.each([
    ['CONST-01', 'API_TIMEOUT_MS', 12_000],
    ['CONST-04', 'UNREAD_POLL_MS', 300_000],
    ['CONST-05', 'TITLE_BLINK_MS', 1_000],
    ['CONST-08', 'PASSWORD_MIN', 8],
    ['CONST-08', 'PASSWORD_MAX', 16],
    ['CONST-09', 'LOGIN_PASSWORD_MIN', 6],
    ['CONST-09', 'LOGIN_PASSWORD_MAX', 16],
    ['CONST-12', 'DELETION_READING_MS', 10_000],
    ['CONST-15', 'CAPTCHA_CLICKS', 3],
    ['CONST-16', 'CAPTCHA_REFERENCE_WIDTH', 310],
    ['CONST-16', 'CAPTCHA_SLIDER_Y', 5],
    ['CONST-17', 'CAPTCHA_WIDTH', 330],
    ['CONST-17', 'CAPTCHA_HEIGHT', 155],
    ['CONST-19', 'NONCE_LENGTH', 16],
    ['CONST-24', 'SMS_WAIT_MS', 180_000],
    ['CONST-25', 'SUCCESS_PAGE_MS', 10_000],
    ['CONST-26', 'REDIRECT_AFTER_MESSAGE_MS', 3_000],
    ['CONST-10', 'SMS_CODE_LENGTH', 6],
    ['CONST-11', 'PICTURE_CODE_LENGTH', 4],
    ['CONST-27', 'DELETION_LEAVE_MS', 1_000],
    ['CONST-28', 'QR_POLL_MS', 1_000],
    ['CONST-28', 'QR_SIZE', 260],
    ['CONST-29', 'TOAST_MS', 5_000],
    ['CONST-29', 'SIGNED_OUT_TOAST_MS', 3_000],
    ['CONST-30', 'VALIDATION_DELAY_MS', 200],
    ['OQ-32', 'SSO_TIMEOUT_MS', 3_000],
    ['decisions part I', 'CAPTCHA_RESULT_MS', 1_000],
  ] as const)('%s: %s is %i', (_id, name, value) => {
    expect(Object.entries(limits)).toContainEqual([name, value]);
  });
});

describe('the third-party providers', () => {
  it('have the numbers of the documents (OAUTH-04, CONST-21)', () => {
    expect(PROVIDERS).toMatchObject({
      weChat: { type: 301 },
      sina: { type: 302 },
      qq: { type: 303 },
      alipay: { type: 308 },
    });
  });
});

it('the protocol values that the documents leave open are those of the decisions (OQ-02, OQ-06, OQ-07)', () => {
  expect(wire.TIMESTAMP_PARAMETER).toBe('t');
  expect([wire.FLAG_YES, wire.FLAG_NO]).toEqual(['1', '0']);
  expect(wire.CAPTCHA_TYPE_DYNAMIC).toBe('1');
  expect(wire.CAPTCHA_TYPE_PICTURE).toBe('2');
  expect(wire.DYNAMIC_CAPTCHA_TYPES).toEqual({ puzzle: '1', click: '2' });
});

it('the source types of favourites are 1 for a video and 3 for a channel (CONST-20)', () => {
  expect(wire.SOURCE_TYPES).toEqual({ video: '1', channel: '3' });
});

it('the site title is fixed; app links, application IDs and secrets come from the page configuration (CONST-23)', () => {
  expect(portal.titles.site).toBe('央视网社区');
  const { appid, links, signing, member } = getPageConfig();
  expect({ appid, links, secret: signing.secret, member: member.appId }).toEqual({
    appid: '',
    links: {},
    secret: '',
    member: '',
  });
});

it('no source contains the phone number of a customer service (CONST-37)', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(300);
  const numbers = sources.flatMap((file) => [
    ...readFileSync(`src/${file}`, 'utf8').matchAll(
      /(?<![\w.])(?:0\d{2,3}-\d{7,8}|400-?\d{3}-?\d{4}|9[56]\d{3})(?!\w)/g,
    ),
  ]);
  expect(numbers.map(([number]) => number)).toEqual([]);
});

it('the event names are lower-case with the prefix cntv-', () => {
  for (const name of Object.values(EVENTS)) expect(name).toMatch(/^cntv-[a-z]+(-[a-z]+)*$/);
});
