import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PROVIDER_PATH } from '#config/providers';
import type { Endpoint } from '#lib/transport/endpoint';
import { loadEndpoints } from '../../support/unit/endpoints';

// Transforms the modules before the first test, which has a time limit.
await loadEndpoints();

const ROWS = [
  { id: 'API-01 APIMAP-22', name: 'USER_INFO_ENDPOINT', line: 'GET /openapi/v2/user/info' },
  { id: 'API-03', name: 'MESSAGE_COUNT_ENDPOINT', line: 'GET /openapi/v2/user/message/count' },
  { id: 'API-04', name: 'CHECK_IN_STATE_ENDPOINT', line: 'GET /openapi/v2/user/sign' },
  { id: 'API-05', name: 'CHECK_IN_ENDPOINT', line: 'POST /openapi/v2/user/sign' },
  { id: 'API-06', name: 'REMINDERS_ENDPOINT', line: 'GET /openapi/v2/user/message/subscribes' },
  { id: 'API-07', name: 'SYSTEM_MESSAGES_ENDPOINT', line: 'GET /openapi/v2/user/message/systems' },
  { id: 'API-08', name: 'DELETE_MESSAGES_ENDPOINT', line: 'DELETE /openapi/v2/user/message' },
  { id: 'API-09', name: 'CLEAR_MESSAGES_ENDPOINT', line: 'DELETE /openapi/v2/user/message/clear' },
  { id: 'API-51', name: 'MEMBER_TOKEN_ENDPOINT', line: 'POST /openapi/token/generate' },
  { id: 'API-52', name: 'MEMBER_DETAIL_ENDPOINT', line: 'POST /api/memberInfo/memberDetailInfo' },
  { id: 'API-19 APIMAP-15', name: 'LOGIN_ENDPOINT', line: 'POST /openapi/v2/user/login' },
  { id: 'API-20 APIMAP-14', name: 'CHECK_LOGIN_ENDPOINT', line: 'GET /openapi/v2/user/checkLogin' },
  {
    id: 'API-21 APIMAP-24',
    name: 'QR_CODE_ENDPOINT',
    line: 'GET /openapi/v2/user/QRCode/login/generationQRCode',
  },
  {
    id: 'API-22 APIMAP-25',
    name: 'QR_STATUS_ENDPOINT',
    line: 'GET /openapi/v2/user/QRCode/login/getQrcodeStatus',
  },
  {
    id: 'API-25 APIMAP-13',
    name: 'DELETE_ACCOUNT_ENDPOINT',
    line: 'POST /openapi/v2/user/account/cancellation',
  },
  {
    id: 'API-27 APIMAP-10',
    name: 'VERIFY_PASSWORD_ENDPOINT',
    line: 'POST /openapi/v2/user/verification/password',
  },
  { id: 'API-28', name: 'DEMO_AUDIT_ENDPOINT', line: 'POST /openapi/v2/user/demo/audit' },
  { id: 'API-29 APIMAP-11', name: 'BINDING_INFO_ENDPOINT', line: 'GET /openapi/v2/user/binding/info' },
  { id: 'API-30 APIMAP-03', name: 'BIND_EMAIL_ENDPOINT', line: 'POST /openapi/v2/user/binding/email' },
  {
    id: 'API-31 APIMAP-04',
    name: 'CHANGE_EMAIL_ENDPOINT',
    line: 'POST /openapi/v2/user/modify/binding/email',
  },
  { id: 'API-33 APIMAP-12', name: 'UNBIND_ENDPOINT', line: 'GET /openapi/v2/user/oauth/UnBind' },
  { id: 'API-37 CAPT-03', name: 'PUZZLE_ENDPOINT', line: 'GET /openapi/v2/user/captcha/dynamic/puzzle' },
  {
    id: 'API-38 CAPT-04',
    name: 'PUZZLE_CHECK_ENDPOINT',
    line: 'POST /openapi/v2/user/captcha/dynamic/puzzle/check',
  },
  { id: 'API-39 CAPT-05', name: 'CLICK_ENDPOINT', line: 'GET /openapi/v2/user/captcha/dynamic/click' },
  {
    id: 'API-40 CAPT-06',
    name: 'CLICK_CHECK_ENDPOINT',
    line: 'POST /openapi/v2/user/captcha/dynamic/click/check',
  },
  { id: 'API-23 APIMAP-16', name: 'REGISTER_PHONE_ENDPOINT', line: 'POST /openapi/v2/user/register/mobile' },
  { id: 'API-24 APIMAP-17', name: 'REGISTER_EMAIL_ENDPOINT', line: 'POST /openapi/v2/user/register/email' },
  {
    id: 'API-32 APIMAP-05',
    name: 'BIND_PHONE_ENDPOINT',
    line: 'POST /openapi/v2/user/verification/mobile/binding',
  },
  { id: 'API-36', name: 'PICTURE_CODE_ENDPOINT', line: 'GET /openapi/v2/user/verification/pic/code' },
  {
    id: 'API-41 APIMAP-08 APIMAP-09',
    name: 'SMS_CODE_ENDPOINT',
    line: 'POST /openapi/v2/user/verification/sms/code',
  },
  { id: 'API-42 APIMAP-07', name: 'SEND_MAIL_ENDPOINT', line: 'POST /openapi/v2/user/send/mail' },
  {
    id: 'APIMAP-18 RECOV-03',
    name: 'VERIFY_ACCOUNT_ENDPOINT',
    line: 'POST /openapi/v2/user/verification/account',
  },
  { id: 'APIMAP-19 RECOV-08', name: 'SECURITY_EMAIL_ENDPOINT', line: 'POST /openapi/v2/user/secret/email' },
  {
    id: 'API-44 APIMAP-20',
    name: 'RESET_BY_PHONE_ENDPOINT',
    line: 'POST /openapi/v2/user/mobile/reset/password',
  },
  {
    id: 'API-45 APIMAP-21',
    name: 'RESET_BY_MAIL_ENDPOINT',
    line: 'POST /openapi/v2/user/forget/mail/reset/password',
  },
  { id: 'API-46 APIMAP-02', name: 'CHANGE_PASSWORD_ENDPOINT', line: 'POST /openapi/v2/user/modify/password' },
  { id: 'API-02 APIMAP-01', name: 'SAVE_PROFILE_ENDPOINT', line: 'POST /openapi/v2/user/info' },
  { id: 'API-47', name: 'UPLOAD_AVATAR_ENDPOINT', line: 'POST /openapi/v2/user/modify/headImage' },
  { id: 'API-48', name: 'PROGRAMMES_ENDPOINT', line: 'GET /openapi/v2/programme' },
  { id: 'API-49', name: 'PICKED_PROGRAMMES_ENDPOINT', line: 'GET /openapi/v2/programme/user' },
  { id: 'API-50 APIMAP-06', name: 'PICK_PROGRAMMES_ENDPOINT', line: 'POST /openapi/v2/programme/user' },
  { id: 'API-13 APIMAP-23', name: 'FAVOURITES_ENDPOINT', line: 'GET /openapi/v2/collect/records' },
  { id: 'API-14', name: 'DELETE_FAVOURITE_ENDPOINT', line: 'DELETE /openapi/v2/collect/record' },
  { id: 'API-15', name: 'CLEAR_FAVOURITES_ENDPOINT', line: 'DELETE /openapi/v2/collect/records' },
  { id: 'API-10', name: 'HISTORY_ENDPOINT', line: 'GET /openapi/v2/video/records' },
  { id: 'API-11', name: 'DELETE_WATCH_RECORD_ENDPOINT', line: 'DELETE /openapi/v2/video/record' },
  { id: 'API-12', name: 'CLEAR_HISTORY_ENDPOINT', line: 'DELETE /openapi/v2/video/records' },
  { id: 'API-16', name: 'RESERVATIONS_ENDPOINT', line: 'GET /openapi/v2/subscribe/records' },
  { id: 'API-17', name: 'DELETE_RESERVATION_ENDPOINT', line: 'DELETE /openapi/v2/subscribe/record' },
  { id: 'API-18', name: 'CLEAR_RESERVATIONS_ENDPOINT', line: 'DELETE /openapi/v2/subscribe/records' },
] as const;

describe('the endpoints of src/api', () => {
  let endpoints: [name: string, endpoint: Endpoint][];
  // Each test evaluates the modules again, because mutation testing assigns a constant to the test that evaluates it.
  beforeEach(async () => {
    vi.resetModules();
    endpoints = Object.entries(await loadEndpoints());
  });

  it('have the documented methods and paths (WIRE-15, and the row of each endpoint)', () => {
    const lines = new Map(endpoints.map(([name, { method, path }]) => [name, `${method} ${path}`]));
    for (const { id, name, line } of ROWS) expect(lines.get(name), id).toBe(line);
    expect(new Set(lines.values()).size).toBe(lines.size);
  });

  it('are sent unencrypted, except those that the documents sign (WIRE-08)', () => {
    const signed = endpoints.filter(([, { isSigned }]) => isSigned);
    expect(signed.map(([, { path }]) => path).sort()).toEqual([
      '/openapi/v2/user/login',
      '/openapi/v2/user/mobile/reset/password',
      '/openapi/v2/user/register/email',
      '/openapi/v2/user/register/mobile',
    ]);
  });

  it('include one polled endpoint (QR-03)', () => {
    expect(endpoints.filter(([, { isPoll }]) => isPoll).map(([name]) => name)).toEqual([
      'QR_STATUS_ENDPOINT',
    ]);
  });

  it('are safe if they are GET, except unbinding and the QR poll, which signs in', () => {
    const unsafe = endpoints.filter(([, { method, isSafe = false }]) => isSafe !== (method === 'GET'));
    expect(unsafe.map(([name]) => name).sort()).toEqual(['QR_STATUS_ENDPOINT', 'UNBIND_ENDPOINT']);
  });
});

it('the third-party sign-in has a path of the API (API-35, OAUTH-01)', () => {
  expect(PROVIDER_PATH).toBe('/openapi/v2/user/oauth/');
});
