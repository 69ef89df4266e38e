import { describe, expect, it } from 'vitest';
import { ACCOUNT_ENDPOINTS } from '../../../src/config/account-endpoints';
import { BINDING_ENDPOINTS } from '../../../src/config/binding-endpoints';
import { type Endpoint, ENDPOINTS as FIRST } from '../../../src/config/endpoints';
import { MEMBER_ENDPOINTS } from '../../../src/config/member-endpoints';
import { PASSWORD_ENDPOINTS } from '../../../src/config/password-endpoints';
import { PROFILE_ENDPOINTS } from '../../../src/config/profile-endpoints';
import { SETTINGS_ENDPOINTS } from '../../../src/config/settings-endpoints';

const ENDPOINTS = {
  ...FIRST,
  ...ACCOUNT_ENDPOINTS,
  ...BINDING_ENDPOINTS,
  ...MEMBER_ENDPOINTS,
  ...PASSWORD_ENDPOINTS,
  ...PROFILE_ENDPOINTS,
  ...SETTINGS_ENDPOINTS,
};

const ROWS = [
  { id: 'API-01 APIMAP-22', name: 'userInfo', line: 'GET /openapi/v2/user/info' },
  { id: 'API-03', name: 'messageCount', line: 'GET /openapi/v2/user/message/count' },
  { id: 'API-19 APIMAP-15', name: 'login', line: 'POST /openapi/v2/user/login' },
  { id: 'API-20 APIMAP-14', name: 'checkLogin', line: 'GET /openapi/v2/user/checkLogin' },
  { id: 'API-21 APIMAP-24', name: 'qrCode', line: 'GET /openapi/v2/user/QRCode/login/generationQRCode' },
  { id: 'API-22 APIMAP-25', name: 'qrStatus', line: 'GET /openapi/v2/user/QRCode/login/getQrcodeStatus' },
  { id: 'API-25 APIMAP-13', name: 'cancelAccount', line: 'POST /openapi/v2/user/account/cancellation' },
  { id: 'API-27 APIMAP-10', name: 'verifyPassword', line: 'POST /openapi/v2/user/verification/password' },
  { id: 'API-28', name: 'demoAudit', line: 'POST /openapi/v2/user/demo/audit' },
  { id: 'API-29 APIMAP-11', name: 'bindingInfo', line: 'GET /openapi/v2/user/binding/info' },
  { id: 'API-30 APIMAP-03', name: 'bindEmail', line: 'POST /openapi/v2/user/binding/email' },
  { id: 'API-31 APIMAP-04', name: 'changeEmail', line: 'POST /openapi/v2/user/modify/binding/email' },
  { id: 'API-33 APIMAP-12', name: 'unbind', line: 'GET /openapi/v2/user/oauth/UnBind' },
  { id: 'API-35 OAUTH-01', name: 'oauth', line: 'GET /openapi/v2/user/oauth/' },
  { id: 'API-37 CAPT-03', name: 'puzzle', line: 'GET /openapi/v2/user/captcha/dynamic/puzzle' },
  { id: 'API-38 CAPT-04', name: 'puzzleCheck', line: 'POST /openapi/v2/user/captcha/dynamic/puzzle/check' },
  { id: 'API-39 CAPT-05', name: 'click', line: 'GET /openapi/v2/user/captcha/dynamic/click' },
  { id: 'API-40 CAPT-06', name: 'clickCheck', line: 'POST /openapi/v2/user/captcha/dynamic/click/check' },
  { id: 'API-23 APIMAP-16', name: 'registerPhone', line: 'POST /openapi/v2/user/register/mobile' },
  { id: 'API-24 APIMAP-17', name: 'registerEmail', line: 'POST /openapi/v2/user/register/email' },
  { id: 'API-32 APIMAP-05', name: 'bindPhone', line: 'POST /openapi/v2/user/verification/mobile/binding' },
  { id: 'API-36', name: 'pictureCode', line: 'GET /openapi/v2/user/verification/pic/code' },
  {
    id: 'API-41 APIMAP-08 APIMAP-09',
    name: 'smsCode',
    line: 'POST /openapi/v2/user/verification/sms/code',
  },
  { id: 'API-42 APIMAP-07', name: 'sendMail', line: 'POST /openapi/v2/user/send/mail' },
  {
    id: 'APIMAP-18 RECOV-03',
    name: 'verifyAccount',
    line: 'POST /openapi/v2/user/verification/account',
  },
  { id: 'APIMAP-19 RECOV-08', name: 'securityEmail', line: 'POST /openapi/v2/user/secret/email' },
  { id: 'API-44 APIMAP-20', name: 'resetByMobile', line: 'POST /openapi/v2/user/mobile/reset/password' },
  { id: 'API-45 APIMAP-21', name: 'resetByMail', line: 'POST /openapi/v2/user/forget/mail/reset/password' },
  { id: 'API-46 APIMAP-02', name: 'changePassword', line: 'POST /openapi/v2/user/modify/password' },
  { id: 'API-02 APIMAP-01', name: 'saveProfile', line: 'POST /openapi/v2/user/info' },
  { id: 'API-47', name: 'uploadAvatar', line: 'POST /openapi/v2/user/modify/headImage' },
  { id: 'API-48', name: 'programmes', line: 'GET /openapi/v2/programme' },
  { id: 'API-49', name: 'pickedProgrammes', line: 'GET /openapi/v2/programme/user' },
  { id: 'API-50 APIMAP-06', name: 'pickProgrammes', line: 'POST /openapi/v2/programme/user' },
  { id: 'API-13 APIMAP-23', name: 'collections', line: 'GET /openapi/v2/collect/records' },
] as const;

const endpoints: [string, Endpoint][] = Object.entries(ENDPOINTS);

describe('the calls', () => {
  it.each(ROWS)('$id is $line (WIRE-15)', ({ name, line }) => {
    const { method, path } = ENDPOINTS[name];
    expect(`${method} ${path}`).toBe(line);
  });

  it('are all in this table', () => {
    expect(endpoints.map(([name]) => name).sort()).toEqual(ROWS.map(({ name }) => name).sort());
  });

  it('are plain, except those whose body is encrypted and signed (WIRE-08)', () => {
    const documented = [
      '/openapi/v2/user/login',
      '/openapi/v2/user/register/mobile',
      '/openapi/v2/user/register/email',
      '/openapi/v2/user/mobile/reset/password',
    ];
    for (const [, { path, isSigned = false }] of endpoints) expect(isSigned).toBe(documented.includes(path));
  });

  it('are made when they are needed, except the one that is polled (QR-03)', () => {
    expect(endpoints.filter(([, { isPoll }]) => isPoll).map(([name]) => name)).toEqual(['qrStatus']);
  });
});
