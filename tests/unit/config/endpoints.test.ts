import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type Endpoint } from '../../../src/config/endpoints';

const ROWS = [
  { id: 'API-01 APIMAP-22', name: 'userInfo', line: 'GET /openapi/v2/user/info' },
  { id: 'API-03', name: 'messageCount', line: 'GET /openapi/v2/user/message/count' },
  { id: 'API-19 APIMAP-15', name: 'login', line: 'POST /openapi/v2/user/login' },
  { id: 'API-20 APIMAP-14', name: 'checkLogin', line: 'GET /openapi/v2/user/checkLogin' },
  { id: 'API-21 APIMAP-24', name: 'qrCode', line: 'GET /openapi/v2/user/QRCode/login/generationQRCode' },
  { id: 'API-22 APIMAP-25', name: 'qrStatus', line: 'GET /openapi/v2/user/QRCode/login/getQrcodeStatus' },
  { id: 'API-28', name: 'demoAudit', line: 'POST /openapi/v2/user/demo/audit' },
  { id: 'API-35 OAUTH-01', name: 'oauth', line: 'GET /openapi/v2/user/oauth/' },
  { id: 'API-37 CAPT-03', name: 'puzzle', line: 'GET /openapi/v2/user/captcha/dynamic/puzzle' },
  { id: 'API-38 CAPT-04', name: 'puzzleCheck', line: 'POST /openapi/v2/user/captcha/dynamic/puzzle/check' },
  { id: 'API-39 CAPT-05', name: 'click', line: 'GET /openapi/v2/user/captcha/dynamic/click' },
  { id: 'API-40 CAPT-06', name: 'clickCheck', line: 'POST /openapi/v2/user/captcha/dynamic/click/check' },
  { id: 'API-42 APIMAP-07', name: 'sendMail', line: 'POST /openapi/v2/user/send/mail' },
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
