import { describe, expect, it } from 'vitest';
import { purgeExpired } from '../../../../examples/portal/server/db/one-time';
import { BASE_TIME, captchaFields, SEND_SMS, SMS_TYPE } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW = '13700137000';
const KNOWN = '13800138000';
const PICTURE = '/openapi/v2/user/verification/pic/code?appid=demo';

const fresh = freshPortal();

describe('an SMS code (API-41, SMS-03, SMS-05)', () => {
  it('of six digits is sent to the phone after a passed captcha (SMS-07, CONST-10)', async () => {
    expect(await fresh.visitor.sendSms(NEW, SMS_TYPE.register)).toBe(0);
    const sms = await fresh.visitor.smsTo(NEW);
    expect(sms).toEqual({
      kind: 'sms',
      id: expect.any(Number),
      recipient: NEW,
      body: expect.stringMatching(/注册验证码是 \d{6}，/),
      code: expect.stringMatching(/^\d{6}$/),
      at: '2026-11-21T12:00:00.000Z',
    });
    expect(sms?.body).toContain(sms?.code);
    expect(await (await fresh.visitor.request('/dev/outbox')).text()).toContain(`to ${NEW}`);
  });

  it('is stored in plain text in the outbox only', async () => {
    const code = await fresh.visitor.smsCode(NEW, SMS_TYPE.register);
    const rows = await fresh.db.query('select * from sms_codes');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });

  it('accepts a captcha of either kind, with or without its type (OQ-07)', async () => {
    const fields = captchaFields(await fresh.visitor.pass('click'), 'click');
    expect(await fresh.visitor.sendSms(NEW, SMS_TYPE.register, fields)).toBe(0);
    const captcha_pass_code = await fresh.visitor.pass('click');
    expect(await fresh.visitor.sendSms('13700137001', SMS_TYPE.register, { captcha_pass_code })).toBe(0);
  });

  it.each([
    ['a number of another country', { mobile: '+4915112345678' }, -21010],
    ['a number of twelve digits', { mobile: '137001370001' }, -21010],
    ['no number', { mobile: '' }, -21010],
    ['an unknown purpose', { send_type: '4' }, -21033],
    ['a purpose that every object has', { send_type: 'toString' }, -21033],
    ['a captcha that should not be checked', { check_captcha: '0' }, -10003],
    ['no captcha', { captcha_pass_code: '' }, -23004],
    ['a captcha of another type', { captcha_type: '3' }, -21032],
    ['a type that every object has', { captcha_type: 'toString' }, -21032],
    ['a registered number, to register', { mobile: KNOWN }, -21019],
    ['an unknown number, to reset', { send_type: SMS_TYPE.reset }, -21002],
    ['a visitor, to bind', { send_type: SMS_TYPE.bind }, -10001],
  ])('is refused for %s', async (_, fields, code) => {
    expect(await fresh.visitor.sendSms(NEW, SMS_TYPE.register, fields)).toBe(code);
    expect((await fresh.visitor.outbox()).filter(({ kind }) => kind === 'sms')).toEqual([]);
  });

  it('for a reset is sent to a registered number, for a binding to a free or the viewer’s number (-21021)', async () => {
    expect(await fresh.visitor.sendSms(KNOWN, SMS_TYPE.reset)).toBe(0);
    await fresh.visitor.devConsole('session', { account: 'sso@example.com' });
    expect(await fresh.visitor.sendSms(KNOWN, SMS_TYPE.bind)).toBe(-21021);
    expect(await fresh.visitor.sendSms(NEW, SMS_TYPE.bind)).toBe(0);
    await fresh.visitor.devConsole('session');
    fresh.site.clock.ms += 3 * MINUTE;
    expect(await fresh.visitor.sendSms(KNOWN, SMS_TYPE.bind)).toBe(0);
  });

  it('requires a new captcha each time', async () => {
    const captcha_pass_code = await fresh.visitor.pass('puzzle');
    expect(await fresh.visitor.sendSms(NEW, SMS_TYPE.register, { captcha_pass_code })).toBe(0);
    expect(await fresh.visitor.sendSms('13700137001', SMS_TYPE.register, { captcha_pass_code })).toBe(-23004);
  });
});

describe('the picture code instead of a captcha (SMS-04, API-36, PHONE-02)', () => {
  const known = async () =>
    ((await (await fresh.visitor.devConsole('picture-code')).json()) as { code: string }).code;
  const send = (pic_code: string, mobile = NEW) =>
    fresh.visitor.sendSms(mobile, SMS_TYPE.register, { captcha_type: '2', pic_code });

  it('belongs to the session and is valid once, in upper or lower case (CONST-11)', async () => {
    await fresh.visitor.request(PICTURE);
    const code = await known();
    const other = fresh.site.visitor();
    await other.request(PICTURE);
    expect(await other.sendSms(NEW, '1', { captcha_type: '2', pic_code: code })).toBe(-21014);
    expect(await send(code.toLowerCase())).toBe(0);
    expect(await send(code, '13700137001')).toBe(-21013);
  });

  it('is consumed by a wrong solution, and expires after three minutes (-21013, -21014)', async () => {
    expect(await send('aaaa')).toBe(-21013);
    await fresh.visitor.request(PICTURE);
    expect(await send('????')).toBe(-21014);
    expect(await send('????')).toBe(-21013);
    await fresh.visitor.request(PICTURE);
    const code = await known();
    fresh.site.clock.ms += 3 * MINUTE;
    expect(await send(code)).toBe(-21013);
  });

  it('is also available to a signed-in viewer', async () => {
    await fresh.visitor.devConsole('session');
    await fresh.visitor.request(PICTURE);
    expect(await send(await known())).toBe(0);
    expect((await fresh.visitor.get('/openapi/v2/user/checkLogin')).code).toBe(0);
  });
});

describe('the limits of document 3 § 9 (CONST-34, CONST-36)', () => {
  it('require three minutes between two codes to one phone, for any purpose (SMS-08, CONST-24)', async () => {
    await fresh.visitor.devConsole('session');
    expect(await fresh.visitor.sendSms(KNOWN, SMS_TYPE.reset)).toBe(0);
    fresh.site.clock.ms += 3 * MINUTE - 1;
    expect(await fresh.visitor.sendSms(KNOWN, SMS_TYPE.reset)).toBe(-21017);
    expect(await fresh.visitor.sendSms(KNOWN, SMS_TYPE.bind)).toBe(-21017);
    expect(await fresh.visitor.sendSms(NEW, SMS_TYPE.register)).toBe(0);
    fresh.site.clock.ms += 1;
    expect(await fresh.visitor.sendSms(KNOWN, SMS_TYPE.reset)).toBe(0);
  });

  it('allow ten codes a day to one phone (-21015)', async () => {
    for (let count = 0; count < 10; count++) {
      expect(await fresh.visitor.sendSms(NEW, SMS_TYPE.register)).toBe(0);
      fresh.site.clock.ms += 3 * MINUTE;
    }
    expect(await fresh.visitor.sendSms(NEW, SMS_TYPE.register)).toBe(-21015);
    expect(await fresh.visitor.sendSms('13700137001', SMS_TYPE.register)).toBe(0);
    fresh.site.clock.ms = BASE_TIME + DAY;
    expect(await fresh.visitor.sendSms(NEW, SMS_TYPE.register)).toBe(0);
  });

  it('allow two thousand codes a day to one address, and do not count refused ones for the phone (-21016)', async () => {
    await fresh.visitor.sendSms(NEW, SMS_TYPE.register);
    const [row] = await fresh.db.query<{ used: number }>(
      "select used from limits where key like 'sms:address:%'",
    );
    expect(row?.used).toBe(1);
    await fresh.db.query("update limits set used = 1999 where key like 'sms:address:%'");
    expect(await fresh.visitor.sendSms('13700137001', SMS_TYPE.register)).toBe(0);
    expect(await fresh.visitor.sendSms('13700137002', SMS_TYPE.register)).toBe(-21016);
    expect(
      await fresh.db.query("select key from limits where key = limit_key('sms:mobile:13700137002')"),
    ).toEqual([]);
    fresh.site.clock.ms += DAY;
    expect(await fresh.visitor.sendSms('13700137002', SMS_TYPE.register)).toBe(0);
  });

  it('accept one of several requests at the same time', async () => {
    const passes = [];
    for (let count = 0; count < 5; count++) passes.push(await fresh.visitor.pass('puzzle'));
    const codes = await Promise.all(
      passes.map(async (captcha_pass_code) => {
        const fields = { mobile: NEW, send_type: '1', check_captcha: '1', captcha_pass_code };
        return (await fresh.visitor.post(SEND_SMS, fields)).code;
      }),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === -21017)).toHaveLength(4);
  });
});

describe('expired codes', () => {
  it('are deleted a day later', async () => {
    await fresh.visitor.sendSms(NEW, SMS_TYPE.register);
    await purgeExpired(fresh.db, new Date(BASE_TIME + DAY));
    expect(await fresh.db.query('select * from sms_codes')).toHaveLength(1);
    await purgeExpired(fresh.db, new Date(BASE_TIME + 2 * DAY));
    expect(await fresh.db.query('select * from sms_codes')).toEqual([]);
  });
});
