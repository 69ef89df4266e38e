import { beforeEach, describe, expect, it } from 'vitest';
import { CALLS } from '../../../examples/portal/server/calls';
import type { Call } from '../../../examples/portal/server/http/call';
import {
  type Attack,
  NEW,
  nameOf,
  prepareAttacks,
  prepareCall,
  THIEF_MAIL,
  THIEF_PHONE,
  USER,
  VICTIM_ID,
} from '../../support/attack/attacks';
import { SMS_TYPE, type Visitor } from '../../support/portal/client';
import { ACCOUNT } from '../../support/portal/demo-account';
import { freshPortal } from '../../support/portal/fresh-portal';

const NOT_LOGGED_IN = -10001;
const THIEF = 'plain@example.com';

const fresh = freshPortal();
let victim: Visitor;
let attacks: Readonly<Record<string, Attack>>;
beforeEach(async () => {
  victim = fresh.visitor;
  await victim.devConsole('session', { account: ACCOUNT });
  attacks = await prepareAttacks(fresh.db);
});

const attackOn = (call: Call) => attacks[nameOf(call)] ?? { needs: 'nothing' };
const attempt = async (visitor: Visitor, call: Call) =>
  (await prepareCall({ site: fresh.site, visitor, call, fields: attackOn(call).fields }, victim))();

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
    async (_, call) => {
      const before = await waysIn();
      const { needs, refusal } = attackOn(call);
      const { code } = await attempt(thief(), call);
      if (needs === 'password') expect(code).toBe(refusal);
      if (needs === 'session') expect(code).not.toBe(NOT_LOGGED_IN);
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

  it('uses no proof of another session, and none after ten minutes (OQ-92)', async () => {
    const other = fresh.site.visitor();
    await other.login();
    const change = { email: 'safe@example.org', new_email: THIEF_MAIL };
    const changeOf = async (visitor: Visitor) =>
      (await visitor.post(`${USER}/modify/binding/email`, change)).code;
    expect(await changeOf(thief())).toBe(-21003);
    fresh.site.clock.ms += 10 * 60_000;
    expect(await changeOf(other)).toBe(-21003);
    await other.prove();
    expect(await changeOf(thief())).toBe(-21003);
    expect(await changeOf(other)).toBe(0);
  });

  it('has no proof after a sign-in by a QR code', async () => {
    const other = fresh.site.visitor();
    const { data: code } = await other.get(`${USER}/QRCode/login/generationQRCode`);
    await other.devConsole('phone', { code, action: 'confirm', account: ACCOUNT });
    await other.get(`${USER}/QRCode/login/getQrcodeStatus`, { qrcode: String(code) });
    expect((await other.get(`${USER}/checkLogin`)).code).toBe(0);
    expect((await other.post(`${USER}/account/cancellation`, {})).code).toBe(-21003);
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
