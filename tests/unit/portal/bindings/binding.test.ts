import { beforeEach, describe, expect, it } from 'vitest';
import { type Fields, SMS_TYPE } from '../support/client';
import { freshPortal } from '../support/fresh-portal';

const BIND = '/openapi/v2/user/verification/mobile/binding';
const MOBILE = '13700137000';

const fresh = freshPortal();
beforeEach(async () => {
  await fresh.visitor.devConsole('session', { account: 'plain@example.com' });
});

const bind = async (fields: Fields) => (await fresh.visitor.post(BIND, { mobile: MOBILE, ...fields })).code;
const mobileOf = async (email: string) =>
  (
    await fresh.db.query<{ mobile: string | null }>('select mobile from accounts where email = $1', [email])
  )[0]?.mobile;

describe('the verification of a phone (API-32, PHONE-05, BIND-22)', () => {
  it('binds the phone to the signed-in account, which can then recover its password by phone', async () => {
    const sms_code = await fresh.visitor.smsCode(MOBILE, SMS_TYPE.bind);
    expect(
      await fresh.visitor.post(BIND, { mobile: MOBILE, sms_code, service: 'https://evil.example/' }),
    ).toEqual({
      code: 0,
      message: '成功',
    });
    expect(await mobileOf('plain@example.com')).toBe(MOBILE);
    fresh.site.clock.ms += 180_000;
    expect(await fresh.site.visitor().sendSms(MOBILE, SMS_TYPE.reset)).toBe(0);
    expect(await bind({ sms_code })).toBe(-21012);
  });

  it('replaces an earlier phone', async () => {
    await fresh.visitor.devConsole('session');
    const sms_code = await fresh.visitor.smsCode(MOBILE, SMS_TYPE.bind);
    expect(await bind({ sms_code })).toBe(0);
    expect(await mobileOf('demo@example.com')).toBe(MOBILE);
  });

  it('requires a signed-in viewer (-10001)', async () => {
    const sms_code = await fresh.visitor.smsCode(MOBILE, SMS_TYPE.bind);
    expect((await fresh.site.visitor().post(BIND, { mobile: MOBILE, sms_code })).code).toBe(-10001);
    expect(await bind({ sms_code })).toBe(0);
  });

  it.each([
    ['a wrong number', { mobile: '1380013800' }, -21010],
    ['no number', { mobile: '' }, -21010],
    ['a wrong code', { sms_code: '12345' }, -21012],
    ['another number than the code was sent to', { mobile: '13700137001' }, -21012],
  ])('is refused for %s', async (_, fields, code) => {
    const sms_code = await fresh.visitor.smsCode(MOBILE, SMS_TYPE.bind);
    expect(await bind({ sms_code, ...fields })).toBe(code);
    expect(await mobileOf('plain@example.com')).toBeNull();
  });

  it('is refused with -21021 when the phone was bound to another account meanwhile', async () => {
    const sms_code = await fresh.visitor.smsCode(MOBILE, SMS_TYPE.bind);
    await fresh.db.query('update accounts set mobile = $1 where email = $2', [MOBILE, 'sso@example.com']);
    expect(await bind({ sms_code })).toBe(-21021);
    expect(await mobileOf('plain@example.com')).toBeNull();
  });

  it('is refused with -21035 for an address that is not activated', async () => {
    await fresh.visitor.devConsole('session', { account: 'inactive@example.com' });
    const sms_code = await fresh.visitor.smsCode(MOBILE, SMS_TYPE.bind);
    expect(await bind({ sms_code })).toBe(-21035);
  });
});
