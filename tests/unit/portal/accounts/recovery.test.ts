import { describe, expect, it } from 'vitest';
import { purgeExpired } from '../../../../examples/portal/server/db/one-time';
import { maskEmail } from '../../../../examples/portal/server/delivery/security-email';
import {
  type Answer,
  captchaFields,
  type Fields,
  ORIGIN,
  SMS_TYPE,
  type Visitor,
} from '../../../support/portal/client';
import { ACCOUNT, PASSWORD } from '../../../support/portal/demo-account';
import { freshPortal } from '../../../support/portal/fresh-portal';

const HOUR = 3_600_000;
const CHECK_LOGIN = '/openapi/v2/user/checkLogin';
const CHECK_ACCOUNT = '/openapi/v2/user/verification/account';
const SECURITY = '/openapi/v2/user/secret/email';
const SEND = '/openapi/v2/user/send/mail';
const BY_MOBILE = '/openapi/v2/user/mobile/reset/password';
const BY_MAIL = '/openapi/v2/user/forget/mail/reset/password';
const PHONE = '13800138000';
const SAFE = 'safe@example.org';
const NEW = 'Changed1!';

const fresh = freshPortal();

const signsIn = async (password: string, account = ACCOUNT) =>
  ((await (await fresh.site.visitor().login({ account, password })).json()) as Answer).code;

/** A browser that is signed in to the demo account. */
async function otherDevice(): Promise<Visitor> {
  const other = fresh.site.visitor();
  await other.devConsole('session');
  expect((await other.get(CHECK_LOGIN)).code).toBe(0);
  return other;
}

describe('the check of the account (API-26, RECOV-03)', () => {
  const check = async (account: string, fields: Fields = {}) =>
    (
      await fresh.visitor.post(CHECK_ACCOUNT, {
        account,
        ...captchaFields(await fresh.visitor.pass('puzzle')),
        ...fields,
      })
    ).code;

  it.each([
    [ACCOUNT, 0],
    [PHONE, 0],
    [' Demo@Example.com ', 0],
    ['nobody@example.com', -21002],
    ['13700137000', -21002],
    ['nobody', -21002],
    ['', -21002],
    ['inactive@example.com', -21023],
    ['banned@example.com', -21024],
    ['deregistered@example.com', -21025],
  ])('returns for %j the code %i', async (account, code) => {
    expect(await check(account)).toBe(code);
  });

  it('requires a passed captcha', async () => {
    expect(await check('nobody@example.com', { captcha_pass_code: 'x' })).toBe(-23004);
    expect(await check(ACCOUNT, { captcha_pass_code: '' })).toBe(-23004);
  });
});

describe('the security email (API-43, RECOV-08)', () => {
  it.each([
    [ACCOUNT, { email: 's***@example.org', status: 2 }],
    [PHONE, { email: 's***@example.org', status: 2 }],
    ['sso@example.com', { email: 'p***@example.org', status: 1 }],
    ['plain@example.com', { email: '', status: 0 }],
  ])('of %s is returned partly masked, with its status', async (account, data) => {
    expect(await fresh.visitor.post(SECURITY, { account })).toEqual({ code: 0, message: '成功', data });
  });

  it('of an unknown account is -21002, and after a hundred in ten minutes -21063', async () => {
    expect((await fresh.visitor.post(SECURITY, { account: 'nobody@example.com' })).code).toBe(-21002);
    expect((await fresh.visitor.post(SECURITY, {})).code).toBe(-21002);
    await fresh.db.query("update limits set used = 100 where key like 'look-up:%'");
    expect((await fresh.visitor.post(SECURITY, { account: ACCOUNT })).code).toBe(-21063);
  });

  it('keeps a signed-in viewer signed in', async () => {
    await fresh.visitor.devConsole('session');
    await fresh.visitor.post(SECURITY, { account: 'sso@example.com' });
    expect((await fresh.visitor.get(CHECK_LOGIN)).code).toBe(0);
  });

  it('shows the first letter only', () => {
    expect(maskEmail('a@b.cn')).toBe('a***@b.cn');
    expect(maskEmail('somebody.long@mail.example.com')).toBe('s***@mail.example.com');
  });
});

describe('reset by SMS (API-44, RECOV-21, WIRE-08)', () => {
  const reset = (fields: Fields) =>
    fresh.visitor.postSigned(BY_MOBILE, {
      mobile: PHONE,
      new_password: NEW,
      confirm_password: fields.new_password ?? NEW,
      ...fields,
    });

  it('sets the password and ends all other sessions of the account', async () => {
    const other = await otherDevice();
    const stranger = fresh.site.visitor();
    await stranger.devConsole('session', { account: 'sso@example.com' });
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.reset);
    expect(await reset({ sms_code })).toEqual({ code: 0, message: '成功' });
    expect(await signsIn(NEW)).toBe(0);
    expect(await signsIn(PASSWORD)).toBe(-21018);
    expect((await other.get(CHECK_LOGIN)).code).toBe(-10001);
    expect((await stranger.get(CHECK_LOGIN)).code).toBe(0);
  });

  it('keeps the session of the request under a new ID', async () => {
    await fresh.visitor.devConsole('session');
    const thief = fresh.site.visitor();
    thief.takeCookie(fresh.visitor.cookie());
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.reset);
    await reset({ sms_code });
    expect((await fresh.visitor.get(CHECK_LOGIN)).code).toBe(0);
    expect((await thief.get(CHECK_LOGIN)).code).toBe(-10001);
  });

  it('leaves the session of another account as it is', async () => {
    await fresh.visitor.devConsole('session', { account: 'sso@example.com' });
    const before = fresh.visitor.cookie();
    await reset({ sms_code: await fresh.visitor.smsCode(PHONE, SMS_TYPE.reset) });
    expect(fresh.visitor.cookie()).toBe(before);
    expect((await fresh.visitor.get(CHECK_LOGIN)).data).toMatchObject({ nick_name: '云上行人' });
  });

  it('revokes a pending link to a security email', async () => {
    await fresh.visitor.devConsole('session');
    await fresh.visitor.prove();
    const fields = { email: SAFE, new_email: 'thief@example.org' };
    await fresh.visitor.post('/openapi/v2/user/modify/binding/email', fields);
    const { link = '' } = (await fresh.visitor.mailTo('thief@example.org')) ?? {};
    await reset({ sms_code: await fresh.visitor.smsCode(PHONE, SMS_TYPE.reset) });
    const opened = await fresh.visitor.request(link.replace(ORIGIN, ''));
    expect(opened.headers.get('location')).toContain('emailQuery=failed');
  });

  it.each([
    ['a wrong number', { mobile: '138' }, -21010],
    ['six characters (RECOV-18)', { new_password: 'abc12!' }, -21007],
    ['no symbol', { new_password: 'Changed12' }, -21007],
    ['another confirmation', { confirm_password: 'Changed1?' }, -21008],
    ['a wrong code', { sms_code: 'abcdef' }, -21012],
  ])('is refused for %s', async (_, fields, code) => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.reset);
    expect((await reset({ sms_code, ...fields })).code).toBe(code);
    expect(await signsIn(PASSWORD)).toBe(0);
  });

  it('accepts a code once, and for its purpose only', async () => {
    await fresh.visitor.devConsole('session');
    const other = await fresh.visitor.smsCode(PHONE, SMS_TYPE.bind);
    expect((await reset({ sms_code: other })).code).toBe(-21012);
    fresh.site.clock.ms += 180_000;
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.reset);
    expect((await reset({ sms_code })).code).toBe(0);
    expect((await reset({ sms_code })).code).toBe(-21012);
  });

  it('refuses an account banned since the code was sent', async () => {
    const sms_code = await fresh.visitor.smsCode(PHONE, SMS_TYPE.reset);
    await fresh.db.query("update accounts set state = 'banned' where mobile = $1", [PHONE]);
    expect((await reset({ sms_code })).code).toBe(-21024);
  });
});

describe('reset by mail (API-42, API-45, MAIL-02, RECOV-11, RECOV-22)', () => {
  const send = async (email: string, fields: Fields = {}) => {
    const mail = { email, send_type: '3', ...captchaFields(await fresh.visitor.pass('puzzle')), ...fields };
    return (await fresh.visitor.post(SEND, mail)).code;
  };
  /** Opens the link of the newest mail and returns the redirect target. */
  const open = async (address: string) => {
    const { link = '' } = (await fresh.visitor.mailTo(address, '【央视网社区】重置密码')) ?? {};
    const response = await fresh.visitor.request(link.replace(ORIGIN, ''));
    expect(response.status).toBe(303);
    return new URL(response.headers.get('location') ?? '', ORIGIN);
  };
  const reset = (fields: Fields) =>
    fresh.visitor.post(BY_MAIL, { password: NEW, confirm_password: fields.password ?? NEW, ...fields });
  const linkFields = async (address: string) => Object.fromEntries((await open(address)).searchParams);

  it('redirects from the mail to the form, and accepts its code once (RECOV-14)', async () => {
    const other = await otherDevice();
    expect(await send(ACCOUNT)).toBe(0);
    const url = await open(ACCOUNT);
    expect(url.pathname).toBe('/find_password3/email');
    const fields = Object.fromEntries(url.searchParams);
    expect(fields).toEqual({
      code: expect.stringMatching(/^[\w-]{43}$/),
      operation: 'reset',
      email: ACCOUNT,
    });
    expect((await open(ACCOUNT)).pathname).toBe('/find_password3/email');
    expect(await reset(fields)).toEqual({ code: 0, message: '成功' });
    expect([await signsIn(NEW), await signsIn(PASSWORD)]).toEqual([0, -21018]);
    expect((await other.get(CHECK_LOGIN)).code).toBe(-10001);
    expect((await reset(fields)).code).toBe(-21053);
    const used = await open(ACCOUNT);
    expect(used.pathname + used.search).toBe(
      '/find_password2/email?emailQuery=failed&email=demo%40example.com',
    );
  });

  it('fails after twelve hours, and returns the email address for another week (RECOV-13, CONST-14, MAIL-03)', async () => {
    await send(ACCOUNT);
    const fields = await linkFields(ACCOUNT);
    fresh.site.clock.ms += 12 * HOUR - 1;
    expect((await open(ACCOUNT)).pathname).toBe('/find_password3/email');
    fresh.site.clock.ms += 1;
    await purgeExpired(fresh.db, new Date(fresh.site.clock.ms));
    const old = await open(ACCOUNT);
    expect(old.pathname + old.search).toBe(
      '/find_password2/email?emailQuery=failed&email=demo%40example.com',
    );
    expect((await reset(fields)).code).toBe(-21053);
    expect(await signsIn(PASSWORD)).toBe(0);
  });

  it.each(['', '?code=', '?code=unknown', '?code=%00', '?code=a&code=b'])(
    'fails without an email address for an unknown link: %s',
    async (query) => {
      const response = await fresh.visitor.request(`/reset${query}`);
      expect(response.headers.get('location')).toBe('/find_password2/email?emailQuery=failed');
    },
  );

  it('goes to the security email, given in full or masked as in the response (RECOV-07)', async () => {
    expect(await send(SAFE)).toBe(0);
    expect((await reset(await linkFields(SAFE))).code).toBe(0);
    expect(await signsIn(NEW)).toBe(0);
    expect(await send('s***@example.org')).toBe(-21002);
    await fresh.visitor.post(SECURITY, { account: ACCOUNT });
    expect(await send('s***@example.org')).toBe(0);
    expect(await send('s***@example.com')).toBe(-21002);
    expect((await open(SAFE)).searchParams.get('email')).toBe(SAFE);
  });

  it('goes to the security email although a stranger has registered that address', async () => {
    const register = async (email: string) =>
      fresh.visitor.postSigned('/openapi/v2/user/register/email', {
        email,
        password: NEW,
        confirm_password: NEW,
        ...captchaFields(await fresh.visitor.pass('puzzle')),
      });
    expect((await register(SAFE)).code).toBe(0);
    expect(await send(SAFE)).toBe(0);
    await fresh.visitor.post(SECURITY, { account: ACCOUNT });
    expect(await send('s***@example.org')).toBe(0);
    expect((await reset(await linkFields(SAFE))).code).toBe(0);
    expect(await signsIn(NEW)).toBe(0);
  });

  it('goes to the security email of the account that the viewer named, whoever signs in by that address', async () => {
    await fresh.db.query('update accounts set email = $1 where email = $2', [SAFE, 'plain@example.com']);
    await fresh.visitor.post(SECURITY, { account: ACCOUNT });
    expect(await send('s***@example.org')).toBe(0);
    expect((await reset(await linkFields(SAFE))).code).toBe(0);
    expect([await signsIn(NEW), await signsIn(PASSWORD, SAFE)]).toEqual([0, 0]);
  });

  it('does not go to a security email that is not verified', async () => {
    await fresh.visitor.post(SECURITY, { account: 'sso@example.com' });
    expect(await send('pending@example.org')).toBe(-21002);
    expect(await send('p***@example.org')).toBe(-21002);
  });

  it.each([
    ['nobody@example.com', {}, -21002],
    ['nobody', {}, -21005],
    ['Demo@example.com', {}, -21004],
    [ACCOUNT, { captcha_pass_code: 'x' }, -23004],
    [ACCOUNT, { send_type: 'toString' }, -21048],
    ['inactive@example.com', {}, -21023],
    ['banned@example.com', {}, -21024],
    ['deregistered@example.com', {}, -21025],
  ])('is not sent to %s with %j (%i)', async (email, fields, code) => {
    const before = (await fresh.visitor.outbox()).length;
    expect(await send(email, fields)).toBe(code);
    expect(await fresh.visitor.outbox()).toHaveLength(before);
  });

  it('is sent ten times to one address in a day, masked or not (-21047)', async () => {
    await fresh.visitor.post(SECURITY, { account: ACCOUNT });
    for (let count = 0; count < 5; count++) {
      expect(await send(SAFE)).toBe(0);
      expect(await send('s***@example.org')).toBe(0);
    }
    expect(await send('s***@example.org')).toBe(-21047);
    expect(await send(ACCOUNT)).toBe(0);
  });

  it('is sent to an owner although a stranger has asked for ten, and to nobody after fifty', async () => {
    const owner = fresh.visitor;
    fresh.visitor = fresh.site.visitor('203.0.113.9');
    for (let count = 0; count < 10; count++) expect(await send(ACCOUNT)).toBe(0);
    expect(await send(ACCOUNT)).toBe(-21047);
    fresh.visitor = owner;
    expect(await send(ACCOUNT)).toBe(0);
    await fresh.db.query("update limits set used = 50 where key = limit_key('mail:' || $1)", [ACCOUNT]);
    expect(await send(ACCOUNT)).toBe(-21047);
  });

  it.each([
    ['no code', { code: '' }, -10003],
    ['another operation', { operation: 'bind' }, -10003],
    ['no address', { email: '' }, -21005],
    ['a weak password', { password: 'changed1' }, -21007],
    ['another confirmation', { confirm_password: 'Changed1?' }, -21008],
    ['a code that was never sent', { code: 'unknown' }, -21053],
    ['the address of another account', { email: 'sso@example.com' }, -21054],
  ])('is refused for %s, and the link stays valid', async (_, fields, code) => {
    await send(ACCOUNT);
    const link = await linkFields(ACCOUNT);
    expect((await reset({ ...link, ...fields })).code).toBe(code);
    expect(await signsIn(PASSWORD)).toBe(0);
    expect((await reset(link)).code).toBe(0);
  });

  it('is locked for an hour after five wrong codes (-21052, CONST-36)', async () => {
    await send(ACCOUNT);
    const link = await linkFields(ACCOUNT);
    for (let count = 0; count < 5; count++) {
      expect((await reset({ ...link, code: `wrong${count}` })).code).toBe(-21053);
    }
    expect((await reset(link)).code).toBe(-21052);
    fresh.site.clock.ms += HOUR;
    expect((await reset(link)).code).toBe(0);
  });

  it('has one valid link, however many are requested, one after another or at the same time', async () => {
    const valid = async () => {
      const links = (await fresh.visitor.outbox()).flatMap(({ to, link = '' }) =>
        to === ACCOUNT ? [link] : [],
      );
      const opened = await Promise.all(links.map((link) => fresh.visitor.request(link.replace(ORIGIN, ''))));
      return opened.map(({ headers }) => headers.get('location')?.startsWith('/find_password3'));
    };
    for (let count = 0; count < 3; count++) await send(ACCOUNT);
    expect((await valid()).filter(Boolean)).toHaveLength(1);
    expect(await reset(await linkFields(ACCOUNT))).toMatchObject({ code: 0 });
    await Promise.all(Array.from({ length: 6 }, () => send(ACCOUNT)));
    expect((await valid()).filter(Boolean)).toHaveLength(1);
  });

  it('accepts one of several requests with its code at the same time', async () => {
    await send(ACCOUNT);
    const first = await linkFields(ACCOUNT);
    await send(ACCOUNT);
    const second = await linkFields(ACCOUNT);
    expect(second.code).not.toBe(first.code);
    const answers = await Promise.all([reset(second), reset(second), reset(second)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([-21053, -21053, 0]);
    expect((await reset(first)).code).toBe(-21053);
  });
});
