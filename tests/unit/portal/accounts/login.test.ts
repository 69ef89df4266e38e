import { describe, expect, it } from 'vitest';
import {
  type Answer,
  BASE_TIME,
  type Fields,
  LOGIN,
  loginFields,
  newNonce,
  signed,
} from '../../../support/portal/client';
import { ACCOUNT, PASSWORD } from '../../../support/portal/demo-account';
import { freshPortal } from '../../../support/portal/fresh-portal';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CHECK_LOGIN = '/openapi/v2/user/checkLogin';

const fresh = freshPortal();

const codeOf = async (response: Response) => ((await response.json()) as Answer).code;

describe('signing in', () => {
  it('signs in by email address with a signed body and a passed puzzle (API-19, LOGIN-10, WIRE-08)', async () => {
    expect(await fresh.visitor.get(CHECK_LOGIN)).toEqual({ code: -10001, message: '您还没有登录，请先登录' });
    expect(await (await fresh.visitor.login()).json()).toEqual({ code: 0, message: '成功' });
    expect(await fresh.visitor.get(CHECK_LOGIN)).toEqual({
      code: 0,
      message: '成功',
      data: { is_login: 1, user_id: 100_001, nick_name: '山间来客' },
    });
  });

  it('signs in by phone number, with upper case and spaces, and after a click captcha (CAPT-07)', async () => {
    expect(await codeOf(await fresh.site.visitor().login({ account: '13800138000' }))).toBe(0);
    expect(await codeOf(await fresh.site.visitor().login({ account: ' Demo@Example.com ' }))).toBe(0);
    expect(await codeOf(await fresh.site.visitor().login({}, 'click'))).toBe(0);
  });

  it.each([
    ['an unknown account', { account: 'nobody@example.com' }, -21002],
    ['an account of a third party alone', { account: '13900139000' }, -21002],
    ['a wrong password', { password: 'Demo123?' }, -21018],
    ['an account that is not activated', { account: 'inactive@example.com' }, -21023],
    ['a banned account', { account: 'banned@example.com' }, -21024],
    ['a deregistered account', { account: 'deregistered@example.com' }, -21025],
    ['a wrong password of a banned account', { account: 'banned@example.com', password: 'x12345' }, -21018],
    ['no account', { account: ' ' }, -10003],
    ['no password', { password: '' }, -10003],
    ['a password of a thousand characters', { password: 'x'.repeat(1000) }, -10003],
    ['an unknown value of rem_login', { rem_login: 'true' }, -10003],
    ['a pass code that was never given', { captcha_pass_code: newNonce() }, -23004],
    ['the kind of another captcha', { dynamic_captcha_type: '2' }, -23004],
    ['a picture code instead of a captcha', { captcha_type: '2' }, -23004],
  ] as const)('refuses %s with its code, and starts no session (%j → %i)', async (_, fields, code) => {
    const response = await fresh.site.visitor().login(fields);
    expect(await codeOf(response)).toBe(code);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('accepts a pass code once, within three minutes (CAPT-07)', async () => {
    const passCode = await fresh.visitor.pass('puzzle');
    const attempt = (fields: Fields) =>
      fresh.visitor.send(LOGIN, signed({ ...loginFields(passCode), ...fields }, { ts: fresh.site.clock.ms }));
    expect(await codeOf(await attempt({ password: 'Demo123?' }))).toBe(-21018);
    expect(await codeOf(await attempt({}))).toBe(-23004);
    const late = await fresh.visitor.pass('puzzle');
    fresh.site.clock.ms += 3 * MINUTE;
    expect(await codeOf(await attempt({ captcha_pass_code: late }))).toBe(-23004);
  });

  it('returns -10003 for a body that is unsigned, replayed, of another app or with an old time', async () => {
    const fields = loginFields(await fresh.visitor.pass('puzzle'));
    const body = signed(fields);
    expect((await fresh.visitor.post(LOGIN, fields)).code).toBe(-10003);
    expect((await fresh.visitor.post(LOGIN, { ...body, appid: 'other' })).code).toBe(-10003);
    expect((await fresh.visitor.post(LOGIN, signed(fields, { ts: BASE_TIME - 11 * MINUTE }))).code).toBe(
      -10003,
    );
    expect((await fresh.visitor.post(LOGIN, body)).code).toBe(0);
    expect((await fresh.visitor.post(LOGIN, body)).code).toBe(-10003);
  });

  it('refuses a body with any field replaced by that of another valid body', async () => {
    const fields = loginFields('code');
    const [body, other] = [
      signed(fields),
      signed({ ...fields, account: 'sso@example.com' }, { ts: BASE_TIME + 1 }),
    ];
    for (const name of Object.keys(body).filter((key) => key !== 'appid')) {
      expect((await fresh.visitor.post(LOGIN, { ...body, [name]: other[name] ?? '' })).code, name).toBe(
        -10003,
      );
    }
  });

  it('returns -21063 after ten wrong attempts on an account in ten minutes, to that address only', async () => {
    const stranger = () => fresh.site.visitor('203.0.113.9');
    const wrong = { password: 'Demo123?' };
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await codeOf(await stranger().login(wrong))).toBe(-21018);
    for (const account of [ACCOUNT, ' Demo@Example.com '])
      expect(await codeOf(await stranger().login({ account }))).toBe(-21063);
    expect(await codeOf(await stranger().login({ account: 'sso@example.com' }))).toBe(0);
    expect(await codeOf(await fresh.site.visitor().login())).toBe(0);
    fresh.site.clock.ms += 10 * MINUTE;
    expect(await codeOf(await stranger().login())).toBe(0);
  });

  it('returns -21063 after fifty wrong attempts of one address on any accounts', async () => {
    await fresh.site.visitor().login({ password: 'Demo123?' });
    await fresh.db.query("update limits set used = 50 where key like 'sign-in:address:%'");
    expect(await codeOf(await fresh.site.visitor().login({ account: 'sso@example.com' }))).toBe(-21063);
    expect(await codeOf(await fresh.site.visitor('203.0.113.9').login())).toBe(0);
  });

  it('does not count successful attempts', async () => {
    for (let attempt = 0; attempt < 12; attempt++) {
      expect(await codeOf(await fresh.site.visitor().login())).toBe(0);
    }
  });
});

describe('sessions', () => {
  it('sets an HttpOnly session cookie, and one by which the browser is known later', async () => {
    const [session, browser] = (await fresh.site.visitor().login()).headers.getSetCookie();
    expect(session).toMatch(/^portal_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(browser).toMatch(
      /^portal_known_browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('sets a cookie of thirty days when the viewer wants to stay signed in (OQ-06, OQ-41)', async () => {
    const cookie = (await fresh.site.visitor().login({ rem_login: '1' })).headers.get('set-cookie');
    expect(cookie).toContain('Max-Age=2592000');
    expect(cookie).toContain('HttpOnly');
  });

  it.each([
    ['0', DAY],
    ['1', 30 * DAY],
  ])('ends on the server too (rem_login %s)', async (remember, lifeMs) => {
    await fresh.visitor.login({ rem_login: remember });
    fresh.site.clock.ms += lifeMs - 1;
    expect((await fresh.visitor.get(CHECK_LOGIN)).code).toBe(0);
    fresh.site.clock.ms += 1;
    expect((await fresh.visitor.get(CHECK_LOGIN)).code).toBe(-10001);
  });

  it('starts every sign-in under a new ID and revokes the old one', async () => {
    await fresh.visitor.login();
    const before = fresh.visitor.cookie();
    await fresh.visitor.login();
    expect(fresh.visitor.cookie()).not.toBe(before);
    const thief = fresh.site.visitor();
    thief.takeCookie(before);
    expect((await thief.get(CHECK_LOGIN)).code).toBe(-10001);
  });

  it('end, all copies, when the account is banned', async () => {
    await fresh.visitor.login();
    const other = fresh.site.visitor();
    await other.login();
    await fresh.db.query('update accounts set state = $1 where email = $2', ['banned', ACCOUNT]);
    expect((await fresh.visitor.get(CHECK_LOGIN)).code).toBe(-10001);
    await fresh.db.query("update accounts set state = 'active' where email = $1", [ACCOUNT]);
    expect((await other.get(CHECK_LOGIN)).code).toBe(-10001);
  });

  it('ends with the sign-out form, which another site cannot submit', async () => {
    await fresh.visitor.login();
    const before = fresh.visitor.cookie();
    const foreign = await fresh.visitor.request('/signout', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    const own = await fresh.visitor.request('/signout', {
      method: 'POST',
      headers: { origin: 'http://localhost:8080' },
    });
    expect([own.status, own.headers.get('location')]).toEqual([303, '/login.html']);
    fresh.visitor.takeCookie(before);
    expect((await fresh.visitor.get(CHECK_LOGIN)).code).toBe(-10001);
  });

  it.each([
    ['/index.html', '/login.html'],
    ['/m/index.html', '/mobile/new/login.html'],
  ])('ends at the sign-out URL when %s links to it, and redirects to %s (OQ-42)', async (from, to) => {
    await fresh.visitor.devConsole('session');
    const out = await fresh.visitor.request('/signout', {
      headers: { referer: `http://localhost:8080${from}` },
    });
    expect([out.status, out.headers.get('location')]).toEqual([303, to]);
    expect((await fresh.visitor.get(CHECK_LOGIN)).code).toBe(-10001);
  });

  it.each([{}, { referer: 'https://evil.example/m/index.html' }, { referer: 'nonsense' }])(
    'does not end at the sign-out URL without a referring page of the portal: %j',
    async (headers) => {
      await fresh.visitor.devConsole('session');
      const out = await fresh.visitor.request('/signout', { headers: headers as Record<string, string> });
      expect([out.status, out.headers.get('location')]).toEqual([303, '/index.html']);
      expect((await fresh.visitor.get(CHECK_LOGIN)).code).toBe(0);
    },
  );

  it('stores neither password, session ID nor pass code in plain text', async () => {
    const unused = await fresh.visitor.pass('puzzle');
    await fresh.visitor.login();
    const tables = ['accounts', 'sessions', 'one_time', 'limits', 'request_log', 'installation'];
    const rows = await Promise.all(tables.map((table) => fresh.db.query(`select * from ${table}`)));
    const everything = JSON.stringify(rows);
    expect(everything).toContain('scrypt$');
    for (const secret of [PASSWORD, fresh.visitor.cookie().split('=')[1] ?? '', unused]) {
      expect(everything).not.toContain(secret);
    }
  });
});

describe('a signed-in viewer', () => {
  it('receives the profile (API-01)', async () => {
    expect((await fresh.visitor.get('/openapi/v2/user/info')).code).toBe(-10001);
    await fresh.visitor.login();
    expect((await fresh.visitor.get('/openapi/v2/user/info')).data).toEqual({
      uid: 100_001,
      face_uri: 'http://localhost:8080/assets/avatar.svg',
      nick_name: '山间来客',
      account: ACCOUNT,
      last_login_time: '2026-11-21 20:00:00',
      sex: 1,
      birthday: '1990-05-20',
      province: '北京市',
      city: '北京市',
    });
  });

  it('receives the unread counts (API-03)', async () => {
    expect((await fresh.visitor.get('/openapi/v2/user/message/count')).code).toBe(-10001);
    await fresh.visitor.login();
    expect((await fresh.visitor.get('/openapi/v2/user/message/count')).data).toEqual({
      subscribe_count: 4,
      system_count: 8,
    });
  });
});

describe('single sign-on (SSO-02, LOGIN-13)', () => {
  it('returns a ticket that the other site accepts once within two minutes', async () => {
    const signIn = async () =>
      ((await (await fresh.visitor.login({ account: 'sso@example.com' })).json()) as Answer).data;
    const accept = async (data: Answer['data']) =>
      (await fresh.visitor.request(`/sso/accept?ticket=${data?.ticket}`)).status;
    const first = await signIn();
    expect(first).toEqual({ sso: ['/sso/accept'], ticket: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await accept(first)).toBe(204);
    expect(await accept(first)).toBe(403);
    const second = await signIn();
    fresh.site.clock.ms += 2 * MINUTE;
    expect(await accept(second)).toBe(403);
    const { rows } = (await (await fresh.visitor.request('/dev/api/sso-propagations')).json()) as {
      rows: unknown[];
    };
    expect(rows).toEqual([{ account: 'sso@example.com', at: '2026-11-21T12:00:00.000Z' }]);
  });
});
