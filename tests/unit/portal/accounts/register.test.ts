import { describe, expect, it } from 'vitest';
import { type Answer, captchaFields, type Fields, SMS_TYPE } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const MINUTE = 60_000;
const BY_MOBILE = '/openapi/v2/user/register/mobile';
const BY_EMAIL = '/openapi/v2/user/register/email';
const PHONE = '13700137000';
const EMAIL = 'new@example.com';
const PASSWORD = 'Secret1!';

const fresh = freshPortal();

const accounts = async () => (await fresh.db.query('select id from accounts')).length;
const codeOf = async (response: Response) => ((await response.json()) as Answer).code;

describe('registration by phone (API-23, REG-18, WIRE-08)', () => {
  const register = (fields: Fields) =>
    fresh.visitor.postSigned(BY_MOBILE, {
      mobile: PHONE,
      password: PASSWORD,
      confirm_password: fields.password ?? PASSWORD,
      from: '',
      backurl: '',
      reg_bind_auth: '',
      ...fields,
    });

  it('creates the account, signs it in and returns the SSO endpoints (REG-19)', async () => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    expect(await register({ sms_code, from: 'web', backurl: 'https://evil.example/' })).toEqual({
      code: 0,
      message: '成功',
      data: { sso: expect.any(Array), ticket: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect((await fresh.visitor.get('/openapi/v2/user/info')).data).toMatchObject({
      account: PHONE,
      nick_name: expect.stringMatching(/^用户\d{6}$/),
    });
    expect(await codeOf(await fresh.site.visitor().login({ account: PHONE, password: PASSWORD }))).toBe(0);
  });

  it('accepts six to sixteen characters of any kind, which the mobile site allows (MOB-03, OQ-46)', async () => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    expect((await register({ sms_code, password: '密码 abc' })).code).toBe(0);
    expect(await codeOf(await fresh.site.visitor().login({ account: PHONE, password: '密码 ABC' }))).toBe(
      -21018,
    );
    expect(await codeOf(await fresh.site.visitor().login({ account: PHONE, password: '密码 abc' }))).toBe(0);
  });

  it.each([
    ['a wrong number', { mobile: '12700137000' }, -21010],
    ['a password of five characters', { password: 'abc1!' }, -21007],
    ['a password of seventeen characters', { password: 'abcdefgh12345678!' }, -21007],
    ['no password', { password: '' }, -21007],
    ['another confirmation', { confirm_password: 'Secret1?' }, -21008],
    ['no code', { sms_code: '' }, -21012],
    ['a number to which no code was sent', { mobile: '13700137009' }, -21012],
  ])('is refused for %s, and the code stays valid', async (_, fields, code) => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    const before = await accounts();
    expect((await register({ sms_code, ...fields })).code).toBe(code);
    expect(await accounts()).toBe(before);
    expect((await fresh.visitor.get('/openapi/v2/user/checkLogin')).code).toBe(-10001);
    expect((await register({ sms_code })).code).toBe(0);
  });

  it('accepts a code once, for its purpose only, and for ten minutes (-21011, -21012)', async () => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    fresh.site.clock.ms += 10 * MINUTE;
    expect((await register({ sms_code })).code).toBe(-21011);
    const other = await fresh.visitor.smsCode('13800138000', SMS_TYPE.reset);
    expect((await register({ mobile: '13800138000', sms_code: other })).code).toBe(-21012);
    const newer = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    expect((await register({ sms_code: newer })).code).toBe(0);
    expect((await register({ sms_code: newer })).code).toBe(-21012);
  });

  it('accepts the newest code only', async () => {
    const old = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    fresh.site.clock.ms += 3 * MINUTE;
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    if (old !== sms_code) expect((await register({ sms_code: old })).code).toBe(-21012);
    expect((await register({ sms_code })).code).toBe(0);
  });

  it('is locked for an hour after five wrong codes, and so is sending (-21046, CONST-36)', async () => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    const wrong = sms_code === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count++) {
      expect((await register({ sms_code: wrong })).code).toBe(-21012);
      fresh.site.clock.ms += MINUTE;
    }
    expect((await register({ sms_code })).code).toBe(-21046);
    expect(await fresh.visitor.sendSms(PHONE, SMS_TYPE.register)).toBe(-21046);
    fresh.site.clock.ms += 59 * MINUTE - 1;
    expect(await fresh.visitor.sendSms(PHONE, SMS_TYPE.register)).toBe(-21046);
    fresh.site.clock.ms += 1;
    const next = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    expect((await register({ sms_code: next })).code).toBe(0);
  });

  it('is locked for the address of a guesser only, and for all after fifty wrong codes', async () => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    const owner = fresh.visitor;
    const wrong = sms_code === '000000' ? '000001' : '000000';
    fresh.visitor = fresh.site.visitor('203.0.113.9');
    for (let count = 0; count < 5; count++) await register({ sms_code: wrong });
    expect((await register({ sms_code })).code).toBe(-21046);
    await fresh.db.query("update limits set used = 50 where key = limit_key('sms-wrong:' || $1)", [PHONE]);
    fresh.visitor = owner;
    expect((await register({ sms_code })).code).toBe(-21046);
    await fresh.db.query("update limits set used = 5 where key = limit_key('sms-wrong:' || $1)", [PHONE]);
    expect((await register({ sms_code })).code).toBe(0);
  });

  it('resets the count of wrong codes after a correct one', async () => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    const wrong = sms_code === '000000' ? '000001' : '000000';
    for (let count = 0; count < 4; count++) await register({ sms_code: wrong });
    expect((await register({ sms_code })).code).toBe(0);
    expect(await fresh.db.query("select key from limits where key like 'sms-wrong:%'")).toEqual([]);
  });

  it('returns -21019 when the number was registered meanwhile, and creates one account for requests at the same time', async () => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    await fresh.db.query('update accounts set mobile = $1 where email = $2', [PHONE, 'sso@example.com']);
    expect((await register({ sms_code })).code).toBe(-21019);
    const other = '13700137001';
    const code = await fresh.visitor.smsCode(other, SMS_TYPE.register);
    const tries = [1, 2, 3, 4].map(() => register({ mobile: other, sms_code: code }));
    const codes = (await Promise.all(tries)).map((answer) => answer.code);
    expect(codes.filter((answer) => answer === 0)).toHaveLength(1);
  });

  it('is refused unsigned (-10003)', async () => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.register);
    const fields = { mobile: PHONE, password: PASSWORD, confirm_password: PASSWORD, sms_code };
    expect((await fresh.visitor.post(BY_MOBILE, fields)).code).toBe(-10003);
  });
});

describe('registration by email (API-24, REG-21)', () => {
  const register = async (fields: Fields = {}) =>
    fresh.visitor.postSigned(BY_EMAIL, {
      email: EMAIL,
      password: PASSWORD,
      confirm_password: fields.password ?? PASSWORD,
      from: '',
      backurl: '',
      reg_bind_auth: '',
      ...captchaFields(await fresh.visitor.pass('puzzle')),
      ...fields,
    });

  it('creates an account that can sign in after the link of its mail was opened (REG-22)', async () => {
    expect(await register()).toEqual({ code: 0, message: '成功' });
    expect((await fresh.visitor.get('/openapi/v2/user/checkLogin')).code).toBe(-10001);
    const login = () => fresh.site.visitor().login({ account: EMAIL, password: PASSWORD });
    expect(await codeOf(await login())).toBe(-21023);
    const opened = await fresh.visitor.request(await fresh.visitor.linkTo(EMAIL));
    expect(opened.headers.get('location')).toBe('/register_succeed');
    expect(await codeOf(await login())).toBe(0);
  });

  it.each([
    ['something that is no address', { email: 'new' }, -21005],
    ['an address in upper case', { email: 'New@example.com' }, -21004],
    ['no symbol in the password', { password: 'Secret12' }, -21007],
    ['no digit', { password: 'Secret!!' }, -21007],
    ['no letter', { password: '1234567!' }, -21007],
    ['seven characters', { password: 'Secre1!' }, -21007],
    ['seventeen characters', { password: 'Secret1!Secret1!x' }, -21007],
    ['a blank in the password (OQ-47)', { password: 'Secret 1!' }, -21007],
    ['another alphabet in the password', { password: 'Secret1!密' }, -21007],
    ['another confirmation', { confirm_password: 'Secret1?' }, -21008],
    ['a captcha that was not passed', { captcha_pass_code: 'x' }, -23004],
    ['an account that is there (REG-27)', { email: 'demo@example.com' }, -21009],
    ['an account that was banned', { email: 'banned@example.com' }, -21009],
    ['an account that is not activated (REG-28)', { email: 'inactive@example.com' }, -21023],
  ])('is refused for %s', async (_, fields, code) => {
    const before = [await accounts(), (await fresh.visitor.outbox()).length];
    expect((await register(fields)).code).toBe(code);
    expect([await accounts(), (await fresh.visitor.outbox()).length]).toEqual(before);
  });

  it('is refused with -21042 after ten in a day from one address, but not for another visitor', async () => {
    expect((await register()).code).toBe(0);
    for (let count = 1; count < 10; count++) expect((await register()).code).toBe(-21023);
    expect((await register()).code).toBe(-21042);
    const owner = fresh.site.visitor('203.0.113.9');
    fresh.visitor = owner;
    expect((await register()).code).toBe(-21023);
    fresh.visitor = fresh.site.visitor();
    fresh.site.clock.ms += 24 * 60 * MINUTE;
    expect((await register()).code).toBe(-21023);
  });
});
