import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CALLS } from '../../../../examples/portal/server/calls';
import {
  type Answer,
  captchaFields,
  ORIGIN,
  startPortal,
  type TestPortal,
} from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';
import { loadEndpoints } from '../../../support/unit/endpoints';

const ENDPOINTS = await loadEndpoints();

const INFO = '/openapi/v2/user/info';
const CHECK = '/openapi/v2/user/checkLogin';
const FORM = 'application/x-www-form-urlencoded';

const FIELDS = [
  'appid',
  'account',
  'password',
  'nonce',
  'ts',
  'encryptdata',
  'token',
  'aes_point',
  'email',
  'mobile',
  'sms_code',
  'send_type',
  'check_captcha',
  'captcha_type',
  'pic_code',
  'captcha_pass_code',
  '__proto__',
  'toString',
];

const fresh = freshPortal();
afterEach(() => vi.restoreAllMocks());

describe('the table of calls', () => {
  // Those of the member service are tested with it.
  const ofApi = Object.entries(ENDPOINTS).filter(([name]) => !/^MEMBER_(TOKEN|DETAIL)_/.test(name));

  it.each(ofApi)('contains the widgets’ call %s', (_, { method, path, isSigned }) => {
    const call = CALLS.find((known) => known.method === method && known.path === path);
    expect(call).toMatchObject({ method, path });
    expect(call?.isSigned).toBe(isSigned);
  });
});

describe('malformed requests', () => {
  it('return 404 and -10003 for an unknown path, and 405 and -3 for another method of a known path', async () => {
    const unknown = await fresh.visitor.request('/openapi/v2/nothing');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { code: -10003, message: '提交的信息有误，请刷新页面后重试' },
    ]);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const wrong = await fresh.visitor.request(CHECK, { method });
      expect([wrong.status, await wrong.json()], method).toEqual([
        405,
        { code: -3, message: '请求失败，请刷新页面后重试' },
      ]);
    }
  });

  it('without the app ID (WIRE-02), without form encoding (WIRE-01) or with repeated fields are refused', async () => {
    const path = '/openapi/v2/user/captcha/dynamic/puzzle/check';
    const post = async (body: string, type: string) => {
      const response = await fresh.visitor.request(path, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
      return ((await response.json()) as Answer).code;
    };
    expect(((await (await fresh.visitor.request(INFO)).json()) as Answer).code).toBe(-10003);
    expect(await post('token=a&aes_point=b', FORM)).toBe(-10003);
    expect(await post('{"appid":"demo","token":"a","aes_point":"b"}', 'application/json')).toBe(-10003);
    expect(await post('appid=demo&token=a&token=b&aes_point=b', FORM)).toBe(-10003);
    expect(await post('appid=demo&token=a&aes_point=b', `${FORM}; charset=UTF-8`)).toBe(-23004);
  });

  it('with a body of more than 16 KB are refused', async () => {
    const response = await fresh.visitor.send('/openapi/v2/user/login', { account: 'x'.repeat(20_000) });
    expect([response.status, await response.json()]).toEqual([
      413,
      { code: -2, message: '内容不符合规范，请检查后重试' },
    ]);
  });

  it('always return an envelope, never a stack or a 5xx', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constant('demo'),
      fc.base64String(),
      fc.constant('\0'),
      fc.constant("' or 1=1 --"),
    );
    const body = fc.oneof(
      fc
        .array(fc.tuple(fc.constantFrom(...FIELDS), text), { maxLength: 12 })
        .map((pairs) => new URLSearchParams([['appid', 'demo'], ...pairs]).toString()),
      fc.string({ unit: 'binary' }),
    );
    const type = fc.constantFrom(FORM, 'application/json', 'text/plain', `multipart/form-data; boundary=x`);
    const cookie = fc.constantFrom(
      '',
      'portal_session=',
      'portal_session=%00',
      'portal_session=%E0%A4%A',
      '=;=;',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CALLS),
        body,
        type,
        cookie,
        async (call, text, contentType, sentCookie) => {
          const isGet = call.method === 'GET';
          const address = `${ORIGIN}${call.path}${isGet ? `?${text.replaceAll('#', '')}` : ''}`;
          const init = isGet ? {} : { method: call.method, body: text };
          const headers = { 'content-type': contentType, cookie: sentCookie };
          const response = await fresh.site.portal.fetch(new Request(address, { ...init, headers }));
          expect(response.status).toBeLessThan(500);
          if (response.headers.get('content-type') === 'image/png') return;
          const answer = await response.text();
          expect(answer).not.toMatch(/\bat .+:\d+:\d+|node_modules|error:/i);
          expect((JSON.parse(answer) as Answer).code).toBeTypeOf('number');
        },
      ),
      { numRuns: 200 },
    );
  });

  it('return -1 without details after an internal error', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const broken = await startBroken();
    const response = await broken.portal.fetch(
      new Request(`${ORIGIN}${INFO}?appid=demo`, { headers: { cookie: 'portal_session=x' } }),
    );
    expect([response.status, await response.json()]).toEqual([500, { code: -1, message: '系统内部错误' }]);
    expect(logged).toHaveBeenCalled();
  });
});

/** Starts a portal whose database fails. */
async function startBroken(): Promise<TestPortal> {
  const rows: Record<string, unknown>[] = [];
  const query = async <R>(sql: string) => {
    if (sql.includes('from sessions')) throw new Error('connection lost at secret-host:5432');
    return rows as R[];
  };
  const queries = { query, script: async () => undefined };
  return startPortal({
    isDevConsoleOn: false,
    database: { ...queries, transaction: (run) => run(queries), close: async () => undefined },
  });
}

describe('the activation mail (API-42, MAIL-01, MAIL-02)', () => {
  const SEND = '/openapi/v2/user/send/mail';
  const send = async (fields: object = {}) => {
    const mail = {
      email: 'inactive@example.com',
      send_type: '1',
      ...captchaFields(await fresh.visitor.pass('puzzle')),
      ...fields,
    };
    return (await fresh.visitor.post(SEND, mail)).code;
  };
  const newest = async () => {
    const { rows } = (await (await fresh.visitor.request('/dev/api/outbox')).json()) as {
      rows: { to: string; link: string }[];
    };
    return { count: rows.length, to: rows[0]?.to, path: rows[0]?.link.replace(ORIGIN, '') ?? '' };
  };

  it('redirects to the sign-in page with its address after twelve hours (MAIL-03, CONST-13, LOGIN-17)', async () => {
    expect(await send()).toBe(0);
    const { path } = await newest();
    fresh.site.clock.ms += 12 * 3_600_000;
    expect((await fresh.visitor.request(path)).headers.get('location')).toBe(
      '/login.html?emailQuery=failed&email=inactive%40example.com',
    );
  });

  it.each([
    [{ email: 'nobody' }, -21005],
    [{ email: 'in\0active@example.com' }, -10003],
    [{ email: 'Inactive@example.com' }, -21004],
    [{ send_type: '4' }, -21048],
    [{ captcha_pass_code: 'x' }, -23004],
    [{ email: 'nobody@example.com' }, -21002],
    [{ email: 'demo@example.com' }, -21056],
  ])('is refused for %j (%i)', async (fields, code) => {
    expect(await send(fields)).toBe(code);
  });

  it('is refused with -21047 after ten in a day', async () => {
    for (let count = 0; count < 10; count++) expect(await send()).toBe(0);
    expect(await send()).toBe(-21047);
    fresh.site.clock.ms += 24 * 3_600_000;
    expect(await send()).toBe(0);
  });
});
