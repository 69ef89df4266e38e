import { beforeEach, describe, expect, it } from 'vitest';
import { type Fields, SMS_TYPE } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const BIND = '/openapi/v2/user/verification/mobile/binding';
const PHONE = '13700137000';

const fresh = freshPortal();
beforeEach(async () => {
  await fresh.visitor.devConsole('session', { account: 'plain@example.com' });
});

const bindUnproven = async (fields: Fields, visitor = fresh.visitor) =>
  (await visitor.post(BIND, { mobile: PHONE, ...fields })).code;
const bind = async (fields: Fields) => {
  await fresh.visitor.prove();
  return bindUnproven(fields);
};
const phoneOf = async (email: string) =>
  (
    await fresh.db.query<{ mobile: string | null }>('select mobile from accounts where email = $1', [email])
  )[0]?.mobile;

describe('the verification of a phone (API-32, PHONE-05, BIND-22)', () => {
  it('binds the phone to the signed-in account, which can then recover its password by phone', async () => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.bind);
    await fresh.visitor.prove();
    expect(
      await fresh.visitor.post(BIND, { mobile: PHONE, sms_code, service: 'https://evil.example/' }),
    ).toEqual({
      code: 0,
      message: '成功',
    });
    expect(await phoneOf('plain@example.com')).toBe(PHONE);
    fresh.site.clock.ms += 180_000;
    expect(await fresh.site.visitor().sendSms(PHONE, SMS_TYPE.reset)).toBe(0);
    expect(await bind({ sms_code })).toBe(-21012);
  });

  it('replaces an earlier phone', async () => {
    await fresh.visitor.devConsole('session');
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.bind);
    expect(await bind({ sms_code })).toBe(0);
    expect(await phoneOf('demo@example.com')).toBe(PHONE);
  });

  it.each([
    ['a wrong number', { mobile: '1380013800' }, -21010],
    ['no number', { mobile: '' }, -21010],
    ['a wrong code', { sms_code: '12345' }, -21012],
    ['another number than the code was sent to', { mobile: '13700137001' }, -21012],
  ])('is refused for %s', async (_, fields, code) => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.bind);
    expect(await bind({ sms_code, ...fields })).toBe(code);
    expect(await phoneOf('plain@example.com')).toBeNull();
  });

  it('is refused with -21021 when the phone was bound to another account meanwhile', async () => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.bind);
    await fresh.db.query('update accounts set mobile = $1 where email = $2', [PHONE, 'sso@example.com']);
    expect(await bind({ sms_code })).toBe(-21021);
    expect(await phoneOf('plain@example.com')).toBeNull();
  });

  it('is refused with -21035 for an address that is not activated', async () => {
    await fresh.visitor.devConsole('session', { account: 'inactive@example.com' });
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.bind);
    expect(await bind({ sms_code })).toBe(-21035);
  });

  it('requires a proof of the password in this session within 10 minutes, which serves all changes (BIND-19, -21003, OQ-92)', async () => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.bind);
    expect(await bindUnproven({ sms_code })).toBe(-21003);
    expect(await fresh.visitor.prove('Wrong123!')).toBe(-21003);
    expect(await bindUnproven({ sms_code })).toBe(-21003);
    const elsewhere = fresh.site.visitor();
    await elsewhere.devConsole('session', { account: 'plain@example.com' });
    await elsewhere.prove();
    expect(await bindUnproven({ sms_code })).toBe(-21003);
    await fresh.visitor.prove();
    fresh.site.clock.ms += 10 * 60_000;
    expect(await bindUnproven({ sms_code })).toBe(-21003);
    expect(await phoneOf('plain@example.com')).toBeNull();

    await fresh.visitor.prove();
    const sent = await fresh.visitor.smsCode(PHONE, SMS_TYPE.bind);
    expect(await bindUnproven({ sms_code: '000000' })).toBe(-21012);
    expect(await bindUnproven({ sms_code: sent })).toBe(0);
    fresh.site.clock.ms += 180_000;
    const other = '13700137009';
    const next = await fresh.visitor.smsCode(other, SMS_TYPE.bind);
    expect(await bindUnproven({ mobile: other, sms_code: next })).toBe(0);
    expect(await phoneOf('plain@example.com')).toBe(other);
  });

  it('requires a third-party sign-in within 10 minutes of an account without a password (OQ-92)', async () => {
    const signIn = async () => {
      const visitor = fresh.site.visitor();
      const timestamp = String(Math.floor(fresh.site.clock.ms / 1000));
      const body = new URLSearchParams({ appid: 'demo', method: 'login', timestamp, user: 'bound' });
      await visitor.request('/openapi/v2/user/oauth/qq', { method: 'POST', body });
      return visitor;
    };
    const member = await signIn();
    const sms_code = await member.smsCode(PHONE, SMS_TYPE.bind);
    fresh.site.clock.ms += 10 * 60_000 - 1;
    expect(await bindUnproven({ sms_code }, member)).toBe(0);
    const old = await signIn();
    fresh.site.clock.ms += 10 * 60_000;
    expect(await bindUnproven({ mobile: '13700137001', sms_code }, old)).toBe(-21003);
    expect((await old.get('/openapi/v2/user/checkLogin')).code).toBe(0);
  });
});
