import { beforeEach, describe, expect, it } from 'vitest';
import { CALLS } from '../../../examples/portal/server/calls';
import type { Call } from '../../../examples/portal/server/http/call';
import {
  type Answer,
  captchaFields,
  type Fields,
  SMS_TYPE,
  signed,
  type Visitor,
} from '../../support/portal/client';
import { ACCOUNT } from '../../support/portal/demo-account';
import { freshPortal } from '../../support/portal/fresh-portal';

const USER = '/openapi/v2/user';
const NOT_LOGGED_IN = -10001;
const NEW = 'Stolen12!';
const THIEF_MAIL = 'thief@example.org';
const THIEF_PHONE = '13900139000';
const THIEF = 'plain@example.com';
const VICTIM_ID = 100_001;
const passwords = (name: string) => ({ [name]: NEW, confirm_password: NEW });

/**
 * What a call needs: nothing; a session; or a proof of the password, which it refuses without, with `refusal`. The
 * fields would make the call succeed for the owner.
 */
type Attack = { needs: 'nothing' | 'session' | 'password'; fields?: Fields; refusal?: number };

const open = (fields: Fields = {}): Attack => ({ needs: 'nothing', fields });
const session = (fields: Fields = {}): Attack => ({ needs: 'session', fields });
const password = (fields: Fields = {}, refusal = -21003): Attack => ({ needs: 'password', fields, refusal });

/** Rows of the victim, whose IDs the calls name. */
type Rows = Readonly<Record<'message' | 'video' | 'favourite' | 'reservation' | 'binding', string>>;

/** One row for each call of the portal. */
const attacksOn = (rows: Rows): Readonly<Record<string, Attack>> => ({
  [`GET ${USER}/checkLogin`]: session(),
  [`POST ${USER}/login`]: open({ account: ACCOUNT, password: NEW, rem_login: '1' }),
  [`GET ${USER}/info`]: session(),
  [`POST ${USER}/info`]: session({ nick_name: '新的名字', sex: '2', birthday: '', province: '', city: '' }),
  [`POST ${USER}/modify/headImage`]: session(),
  [`GET ${USER}/message/count`]: session(),
  [`GET ${USER}/message/subscribes`]: session(),
  [`GET ${USER}/message/systems`]: session(),
  [`DELETE ${USER}/message`]: session({ type: 'SYSTEM', ids: rows.message }),
  [`DELETE ${USER}/message/clear`]: session({ type: 'SYSTEM' }),
  [`GET ${USER}/sign`]: session(),
  [`POST ${USER}/sign`]: session(),
  'GET /openapi/v2/collect/records': session({ source_type: '1' }),
  'DELETE /openapi/v2/collect/record': session({ id: rows.favourite }),
  'DELETE /openapi/v2/collect/records': session({ source_type: '1' }),
  'GET /openapi/v2/video/records': session(),
  'DELETE /openapi/v2/video/record': session({ video_id: rows.video }),
  'DELETE /openapi/v2/video/records': session(),
  'GET /openapi/v2/subscribe/records': session(),
  'DELETE /openapi/v2/subscribe/record': session({ id: rows.reservation }),
  'DELETE /openapi/v2/subscribe/records': session(),
  [`GET ${USER}/captcha/dynamic/puzzle`]: open(),
  [`POST ${USER}/captcha/dynamic/puzzle/check`]: open(),
  [`GET ${USER}/captcha/dynamic/click`]: open(),
  [`POST ${USER}/captcha/dynamic/click/check`]: open(),
  [`GET ${USER}/verification/pic/code`]: open(),
  [`POST ${USER}/send/mail`]: open({ email: THIEF_MAIL, send_type: '3' }),
  [`POST ${USER}/demo/audit`]: open(),
  [`POST ${USER}/verification/sms/code`]: open({ mobile: THIEF_PHONE, send_type: '2', check_captcha: '1' }),
  [`POST ${USER}/register/mobile`]: open({
    mobile: '13800138000',
    sms_code: '000000',
    ...passwords('password'),
  }),
  [`POST ${USER}/register/email`]: open({ email: ACCOUNT, ...passwords('password') }),
  [`POST ${USER}/verification/account`]: open({ account: ACCOUNT }),
  [`POST ${USER}/secret/email`]: open({ account: ACCOUNT }),
  [`POST ${USER}/mobile/reset/password`]: open({
    mobile: '13800138000',
    sms_code: '000000',
    ...passwords('new_password'),
  }),
  [`POST ${USER}/forget/mail/reset/password`]: open({
    email: ACCOUNT,
    code: 'guess',
    operation: 'reset',
    ...passwords('password'),
  }),
  [`POST ${USER}/verification/mobile/binding`]: password({ mobile: THIEF_PHONE }),
  [`GET ${USER}/binding/info`]: session(),
  [`GET ${USER}/oauth/UnBind`]: password({ oauth_type: '303', oauthid: rows.binding }),
  // The victim's address is active, so that `modify` has to change it.
  [`POST ${USER}/binding/email`]: password({ email: THIEF_MAIL }, -10003),
  [`POST ${USER}/modify/binding/email`]: password({ email: 'safe@example.org', new_email: THIEF_MAIL }),
  [`POST ${USER}/verification/password`]: password({ password: NEW }),
  [`POST ${USER}/modify/password`]: password({ current_password: 'Wrong123!', ...passwords('new_password') }),
  [`GET ${USER}/QRCode/login/generationQRCode`]: open(),
  [`GET ${USER}/QRCode/login/getQrcodeStatus`]: open({ qrcode: 'guess' }),
  'GET /openapi/v2/programme': open(),
  'GET /openapi/v2/programme/user': session(),
  'POST /openapi/v2/programme/user': session({ channels: '', columns: '' }),
  // The documents ask for a dialog and no password.
  [`POST ${USER}/account/cancellation`]: session(),
});

const fresh = freshPortal();
let victim: Visitor;
let attacks: Readonly<Record<string, Attack>>;
beforeEach(async () => {
  victim = fresh.visitor;
  await victim.devConsole('session', { account: ACCOUNT });
  await fresh.db.query("insert into oauth_bindings (provider, user_id, account_id) values ('qq', '1', $1)", [
    VICTIM_ID,
  ]);
  attacks = attacksOn({
    message: await firstOf('id', "messages where kind = 'system' and"),
    video: await firstOf('video_id', 'watch_records where'),
    favourite: await firstOf('id', 'collections where'),
    reservation: await firstOf('id', 'reservations where'),
    binding: await firstOf('user_id', 'oauth_bindings where'),
  });
});

async function firstOf(column: string, source: string): Promise<string> {
  const sql = `select ${column}::text as key from ${source} account_id = $1 limit 1`;
  return (await fresh.db.query<{ key: string }>(sql, [VICTIM_ID]))[0]?.key ?? '';
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const attackOn = (call: Call) => attacks[nameOf(call)] ?? open();

/** Makes a call with valid captcha, SMS code and signature. */
async function attempt(visitor: Visitor, call: Call): Promise<{ code: number; text: string }> {
  const { fields = {} } = attackOn(call);
  const { method, path } = call;
  const sent: Fields = { ...captchaFields(await visitor.pass('puzzle')), ...fields };
  if (path.endsWith('/mobile/binding')) {
    fresh.site.clock.ms += 180_000;
    sent.sms_code = await victim.smsCode(THIEF_PHONE, SMS_TYPE.bind);
  }
  const body = call.isSigned ? signed(sent, { ts: fresh.site.clock.ms }) : { appid: 'demo', ...sent };
  const response =
    method === 'GET'
      ? await visitor.request(`${path}?${new URLSearchParams(body)}`, {
          headers: { 'sec-fetch-site': 'same-origin' },
        })
      : await visitor.request(path, {
          method,
          body: call.uploadMaxBytes ? upload() : new URLSearchParams(body),
        });
  const text = await response.text();
  return { code: text.startsWith('{') ? (JSON.parse(text) as Answer).code : 0, text };
}

function upload(): FormData {
  const form = new FormData();
  form.append('appid', 'demo');
  form.append('timestamp', String(fresh.site.clock.ms));
  form.append('file_name', new File(['no picture'], 'face.png', { type: 'image/png' }));
  return form;
}

/** Everything by which somebody signs in to the account or recovers it. */
async function waysIn(): Promise<unknown> {
  const account = await fresh.db.query(
    'select email, mobile, password_hash, state, security_email, security_email_status from accounts where id = $1',
    [VICTIM_ID],
  );
  const bound = await fresh.db.query('select provider, user_id from oauth_bindings where account_id = $1', [
    VICTIM_ID,
  ]);
  return { account, bound };
}

/** All rows of the victim but the sessions. */
async function rowsOfVictim(): Promise<unknown> {
  const tables = await fresh.db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where column_name = 'account_id' and table_schema = current_schema() and table_name <> 'sessions' order by 1`,
  );
  expect(tables.length).toBeGreaterThan(8);
  const rows = tables.map(({ name }) =>
    fresh.db.query(`select to_jsonb(t) as row from ${name} t where account_id = $1 order by t::text`, [
      VICTIM_ID,
    ]),
  );
  return [
    await fresh.db.query('select * from accounts where id = $1', [VICTIM_ID]),
    ...(await Promise.all(rows)),
  ];
}

it('has a row for every call of the portal, so that a new call is attacked too', () => {
  expect(Object.keys(attacks).sort()).toEqual(CALLS.map(nameOf).sort());
});

describe('a client that is signed out', () => {
  it.each(CALLS.map((call) => [nameOf(call), call] as const))('gets nothing from %s', async (_, call) => {
    const before = await rowsOfVictim();
    const { code, text } = await attempt(fresh.site.visitor(), call);
    if (attackOn(call).needs !== 'nothing') expect(code).toBe(NOT_LOGGED_IN);
    expect(text).not.toMatch(/山间来客|safe@example\.org|13800138000/);
    expect(await rowsOfVictim()).toEqual(before);
  });
});

describe('a thief with a stolen session, without the password', () => {
  const thief = () => {
    const visitor = fresh.site.visitor('203.0.113.9');
    visitor.takeCookie(victim.cookie());
    return visitor;
  };

  it.each(CALLS.map((call) => [nameOf(call), call] as const))(
    'opens no way into the account with %s',
    async (name, call) => {
      const before = await waysIn();
      const { needs, refusal } = attackOn(call);
      const { code } = await attempt(thief(), call);
      if (needs === 'password') expect(code).toBe(refusal);
      if (needs === 'session') expect(code).not.toBe(NOT_LOGGED_IN);
      if (name.endsWith('/account/cancellation')) return;
      expect(await waysIn()).toEqual(before);
    },
  );

  it('binds no third party', async () => {
    const before = await waysIn();
    const timestamp = String(Math.floor(fresh.site.clock.ms / 1000));
    const fields = { appid: 'demo', method: 'binding', timestamp, user: 'unbound' };
    const bound = await thief().request(`${USER}/oauth/sina`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    expect(await bound.text()).toContain('type="password"');
    expect(await waysIn()).toEqual(before);
  });

  it('binds no first security email or phone to an account without one', async () => {
    await victim.devConsole('session', { account: THIEF });
    expect((await thief().post(`${USER}/binding/email`, { email: THIEF_MAIL })).code).toBe(-21003);
    const sms_code = await victim.smsCode(THIEF_PHONE, SMS_TYPE.bind);
    const phone = { mobile: THIEF_PHONE, sms_code };
    expect((await thief().post(`${USER}/verification/mobile/binding`, phone)).code).toBe(-21003);
  });

  it('uses no proof of another session, and none a second time', async () => {
    const other = fresh.site.visitor();
    await other.devConsole('session', { account: ACCOUNT });
    await other.prove();
    const change = { email: 'safe@example.org', new_email: THIEF_MAIL };
    expect((await thief().post(`${USER}/modify/binding/email`, change)).code).toBe(-21003);
    expect((await other.post(`${USER}/modify/binding/email`, change)).code).toBe(0);
    const sms_code = await victim.smsCode(THIEF_PHONE, SMS_TYPE.bind);
    const phone = { mobile: THIEF_PHONE, sms_code };
    expect((await other.post(`${USER}/verification/mobile/binding`, phone)).code).toBe(-21003);
  });

  it('is signed out by a new password, as is every other copy', async () => {
    const copies = [thief(), thief()];
    const fields = { current_password: 'Demo123!', new_password: NEW, confirm_password: NEW };
    expect((await victim.post(`${USER}/modify/password`, fields)).code).toBe(0);
    for (const copy of copies)
      for (const call of CALLS.filter((one) => attackOn(one).needs !== 'nothing'))
        expect([nameOf(call), (await attempt(copy, call)).code]).toEqual([nameOf(call), NOT_LOGGED_IN]);
    expect((await victim.get(`${USER}/checkLogin`)).code).toBe(0);
  });
});

describe('a member of another account', () => {
  it.each(CALLS.map((call) => [nameOf(call), call] as const))(
    'neither reads nor changes rows of the victim with %s',
    async (_, call) => {
      const before = await rowsOfVictim();
      const member = fresh.site.visitor();
      await member.devConsole('session', { account: THIEF });
      await member.prove();
      const { text } = await attempt(member, call);
      expect(text).not.toMatch(/山间来客|safe@example\.org|13800138000/);
      expect(await rowsOfVictim()).toEqual(before);
    },
  );
});
