import { beforeEach, describe, expect, it } from 'vitest';
import { newTicket } from '../../../../examples/portal/server/sso/sso';
import { type Answer, type Fields, SMS_TYPE } from '../../../support/portal/client';
import { ACCOUNT, PASSWORD } from '../../../support/portal/demo-account';
import { freshPortal } from '../../../support/portal/fresh-portal';

const VERIFY = '/openapi/v2/user/verification/password';
const MODIFY = '/openapi/v2/user/modify/password';
const QR = '/openapi/v2/user/QRCode/login';
const CHECK_LOGIN = '/openapi/v2/user/checkLogin';
const NEW = 'Changed1!';
const TEN_MINUTES = 600_000;

const fresh = freshPortal();
beforeEach(async () => {
  await fresh.visitor.devConsole('session');
});

const verify = async (password: string) => (await fresh.visitor.post(VERIFY, { password })).code;
const modify = async (fields: Fields = {}) =>
  (
    await fresh.visitor.post(MODIFY, {
      current_password: PASSWORD,
      new_password: NEW,
      confirm_password: NEW,
      ...fields,
    })
  ).code;
const signsIn = async (password: string) =>
  ((await (await fresh.site.visitor().login({ account: ACCOUNT, password })).json()) as Answer).code;

/** Signs in to an account created by a third-party sign-in. */
async function withoutPassword() {
  const [account] = await fresh.db.query<{ id: number }>('select account_id as id from oauth_bindings');
  await fresh.db.query('update sessions set account_id = $1', [account?.id]);
}

describe('the verification of the current password (API-27, PWD-04)', () => {
  it('returns 0 for the correct password only', async () => {
    expect(await fresh.visitor.post(VERIFY, { password: PASSWORD })).toEqual({ code: 0, message: '成功' });
    for (const wrong of ['', PASSWORD.toLowerCase(), `${PASSWORD} `])
      expect(await verify(wrong)).toBe(-21003);
    expect((await fresh.visitor.post(VERIFY, {})).code).toBe(-21003);
  });

  it('is refused for a third-party account, which has no password (PWD-13)', async () => {
    await withoutPassword();
    expect(await verify(PASSWORD)).toBe(-21002);
    expect(await verify('')).toBe(-21002);
  });
});

describe('the change of the password (API-46, PWD-10)', () => {
  it('replaces the old password', async () => {
    expect(await modify()).toBe(0);
    expect([await signsIn(NEW), await signsIn(PASSWORD)]).toEqual([0, -21018]);
  });

  it('stores no password in plain text', async () => {
    await modify();
    const [account] = await fresh.db.query<{ password_hash: string }>(
      'select password_hash from accounts where email = $1',
      [ACCOUNT],
    );
    expect(account?.password_hash).toMatch(/^scrypt\$/);
    const kept = await fresh.db.query('select row_to_json(l) as row from request_log l');
    expect(JSON.stringify([account, kept])).not.toContain(NEW);
  });

  it('ends the account’s other sessions and revokes its links and tickets', async () => {
    const other = fresh.site.visitor();
    await other.devConsole('session');
    const stranger = fresh.site.visitor();
    await stranger.devConsole('session', { account: 'plain@example.com' });
    expect(await modify()).toBe(0);
    const codes = await Promise.all([fresh.visitor, other, stranger].map((each) => each.get(CHECK_LOGIN)));
    expect(codes.map(({ code }) => code)).toEqual([0, -10001, 0]);
  });

  it.each([
    ['a wrong current password', { current_password: 'Wrong123!' }, -21003],
    ['no current password', { current_password: '' }, -21003],
    ['a new one without a symbol', { new_password: 'Changed12', confirm_password: 'Changed12' }, -21007],
    ['a new one of 7 characters', { new_password: 'Chan12!', confirm_password: 'Chan12!' }, -21007],
    ['no new one', { new_password: '', confirm_password: '' }, -21007],
    ['another confirmation', { confirm_password: 'Changed1?' }, -21008],
    ['the current one again', { new_password: PASSWORD, confirm_password: PASSWORD }, -10003],
  ])('is refused for %s (PWD-06, PWD-07, PWD-09)', async (_, fields, code) => {
    expect(await modify(fields)).toBe(code);
    expect(await verify(PASSWORD)).toBe(0);
  });

  it('is refused for a third-party account (PWD-13)', async () => {
    await withoutPassword();
    expect(await modify()).toBe(-21002);
    expect(await modify({ current_password: '' })).toBe(-21002);
  });

  it('is refused for an account that is not activated', async () => {
    await fresh.visitor.devConsole('session', { account: 'inactive@example.com' });
    expect(await modify()).toBe(-21023);
    expect(await verify(PASSWORD)).toBe(-21023);
  });

  it('moves this session to a new ID, so that a copy of the old one is worthless', async () => {
    const thief = fresh.site.visitor();
    thief.takeCookie(fresh.visitor.cookie());
    expect((await thief.get(CHECK_LOGIN)).code).toBe(0);
    await modify();
    expect((await thief.get(CHECK_LOGIN)).code).toBe(-10001);
    expect((await fresh.visitor.get(CHECK_LOGIN)).code).toBe(0);
    expect(fresh.visitor.cookie()).not.toBe(thief.cookie());
  });

  it('is a proof for the next changes, because it takes the current password (OQ-92)', async () => {
    await modify();
    const change = { email: 'safe@example.org', new_email: 'mine@example.org' };
    expect((await fresh.visitor.post('/openapi/v2/user/modify/binding/email', change)).code).toBe(0);
  });

  it('keeps the lifetime of the session', async () => {
    const change = async (remember: string) => {
      const visitor = fresh.site.visitor();
      await visitor.login({ account: 'plain@example.com', rem_login: remember });
      fresh.site.clock.ms += 60_000;
      const fields = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW };
      const response = await visitor.send(MODIFY, fields);
      await fresh.db.query(
        'update accounts set password_hash = (select password_hash from accounts where email = $1)',
        [ACCOUNT],
      );
      return response.headers.get('set-cookie');
    };
    expect(await change('0')).not.toContain('Max-Age');
    expect(await change('1')).toContain('Max-Age=2591940');
  });

  it('revokes a pending link to a security email, a ticket, an SMS code and a confirmed QR code', async () => {
    await fresh.visitor.devConsole('session', { account: 'plain@example.com' });
    const mobile = '13700137000';
    await fresh.db.query('update accounts set mobile = $1 where email = $2', [mobile, 'plain@example.com']);
    await fresh.visitor.prove();
    await fresh.visitor.post('/openapi/v2/user/binding/email', { email: 'mine@example.org' });
    const link =
      (await fresh.visitor.mailTo('mine@example.org'))?.link?.replace(/^https?:\/\/[^/]+/, '') ?? '';
    await fresh.visitor.smsCode(mobile, SMS_TYPE.reset);
    const screen = fresh.site.visitor();
    const { data: code } = await screen.get(`${QR}/generationQRCode`);
    const [row] = await fresh.db.query<{ id: number }>('select id from accounts where mobile = $1', [mobile]);
    const ticket = await newTicket(fresh.db, row?.id ?? 0, ['portal'], new Date(fresh.site.clock.ms));
    await screen.devConsole('phone', { code, action: 'confirm', account: 'plain@example.com' });
    expect(await modify()).toBe(0);
    expect((await screen.request(link)).headers.get('location')).toContain('emailQuery=failed');
    expect((await screen.request(`/sso/accept?ticket=${ticket}`)).status).toBe(403);
    expect(await fresh.db.query('select 1 from sms_codes where mobile = $1', [mobile])).toEqual([]);
    expect((await screen.get(`${QR}/getQrcodeStatus`, { qrcode: String(code) })).code).toBe(-22001);
    expect((await screen.get(CHECK_LOGIN)).code).toBe(-10001);
  });
});

describe('wrong current passwords', () => {
  it('are limited to ten in ten minutes, for both calls together (-21063)', async () => {
    for (let count = 0; count < 5; count++) {
      expect(await verify('Wrong123!')).toBe(-21003);
      expect(await modify({ current_password: 'Wrong123!' })).toBe(-21003);
    }
    expect([await verify(PASSWORD), await modify()]).toEqual([-21063, -21063]);
    fresh.site.clock.ms += TEN_MINUTES;
    expect([await verify(PASSWORD), await modify()]).toEqual([0, 0]);
  });

  it('lock that session only, not its owner in another one', async () => {
    for (let count = 0; count < 10; count++) await verify('Wrong123!');
    expect(await verify(PASSWORD)).toBe(-21063);
    await fresh.visitor.login();
    expect(await verify(PASSWORD)).toBe(0);
  });

  it('do not include a correct one, or an invalid new one', async () => {
    for (let count = 0; count < 11; count++) {
      expect(await verify(PASSWORD)).toBe(0);
      expect(await modify({ new_password: 'weak' })).toBe(-21007);
    }
    expect(await modify()).toBe(0);
  });
});
