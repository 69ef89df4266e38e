import { describe, expect, it } from 'vitest';
import { type Answer, captchaFields, type Fields, SEND_SMS, type Visitor } from '../../support/portal/client';
import { freshPortal } from '../../support/portal/fresh-portal';

const USER = '/openapi/v2/user';
const INVALID = -23004;
const MINUTE = 60_000;
const SECRET = { password: 'Secret1!', confirm_password: 'Secret1!' };

const fresh = freshPortal();

type Use = (visitor: Visitor, captcha: Fields) => Promise<number>;
const signed =
  (path: string, fields: Fields): Use =>
  async (visitor, captcha) =>
    (await visitor.postSigned(USER + path, { ...fields, ...captcha })).code;
const plain =
  (path: string, fields: Fields): Use =>
  async (visitor, captcha) =>
    (await visitor.post(path, { ...fields, ...captcha })).code;

/** Each call that takes a pass, with fields that are refused only for the pass. */
const USES: readonly (readonly [name: string, use: Use])[] = [
  ['login', async (visitor, captcha) => ((await (await visitor.login(captcha)).json()) as Answer).code],
  ['register/email', signed('/register/email', { email: 'new@example.com', ...SECRET })],
  ['verification/account', plain(`${USER}/verification/account`, { account: 'demo@example.com' })],
  ['send/mail', plain(`${USER}/send/mail`, { email: 'demo@example.com', send_type: '3' })],
  ['verification/sms/code', plain(SEND_SMS, { mobile: '13800138000', send_type: '2', check_captcha: '1' })],
];

describe.each(USES)('a pass for %s', (_, use) => {
  it('is refused to another browser, with a session or without, which does not use it up', async () => {
    const captcha = captchaFields(await fresh.visitor.pass('puzzle'));
    const other = fresh.site.visitor();
    expect(await use(other, captcha)).toBe(INVALID);
    await other.pass('puzzle');
    expect(await use(other, captcha)).toBe(INVALID);
    await other.devConsole('session', { account: 'plain@example.com' });
    expect(await use(other, captcha)).toBe(INVALID);
    expect(await use(fresh.visitor, captcha)).toBe(0);
  });

  it('of a session is refused to another session, also of the same account and browser', async () => {
    await fresh.visitor.devConsole('session');
    const captcha = captchaFields(await fresh.visitor.pass('puzzle'));
    await fresh.visitor.devConsole('session');
    expect(await use(fresh.visitor, captcha)).toBe(INVALID);
    expect(await use(fresh.visitor, captchaFields(await fresh.visitor.pass('puzzle')))).toBe(0);
  });

  it('is used once, for three minutes, and for its kind', async () => {
    const captcha = captchaFields(await fresh.visitor.pass('puzzle'));
    expect(await use(fresh.visitor, captcha)).toBe(0);
    expect(await use(fresh.visitor, captcha)).toBe(INVALID);
    const late = captchaFields(await fresh.visitor.pass('puzzle'));
    fresh.site.clock.ms += 3 * MINUTE;
    expect(await use(fresh.visitor, late)).toBe(INVALID);
    const click = captchaFields(await fresh.visitor.pass('click'), 'puzzle');
    expect(await use(fresh.visitor, click)).toBe(INVALID);
  });

  it('is used once by requests at the same time', async () => {
    const captcha = captchaFields(await fresh.visitor.pass('puzzle'));
    const codes = await Promise.all(Array.from({ length: 8 }, () => use(fresh.visitor, captcha)));
    expect(codes.filter((code) => code !== INVALID)).toEqual([0]);
  });
});

describe('the cookie of a browser', () => {
  it('is given with a pass to a visitor without a session, and lasts twelve hours', async () => {
    expect(fresh.visitor.cookie()).toBe('');
    const given = await fresh.visitor.open('puzzle');
    expect(fresh.visitor.cookie()).toBe('');
    await fresh.visitor.check('puzzle', given, given.points[0]);
    const before = fresh.visitor.cookie();
    expect(before).toMatch(/^portal_browser=[\w-]{43}$/);
    await fresh.visitor.pass('click');
    expect(fresh.visitor.cookie()).toBe(before);
  });

  it('is not given to a visitor with a session, nor with a wrong answer', async () => {
    const given = await fresh.visitor.open('puzzle');
    await fresh.visitor.check('puzzle', given, { x: 0, y: 5 });
    expect(fresh.visitor.cookie()).toBe('');
    await fresh.visitor.devConsole('session');
    await fresh.visitor.pass('puzzle');
    expect(fresh.visitor.cookie()).not.toContain('portal_browser');
  });

  it('keeps a pass when a session begins, as with a picture code or a QR code', async () => {
    const captcha = captchaFields(await fresh.visitor.pass('puzzle'));
    await fresh.visitor.get(`${USER}/QRCode/login/generationQRCode`);
    expect(fresh.visitor.cookie()).toContain('portal_session=');
    expect(await USES[0]?.[1](fresh.visitor, captcha)).toBe(0);
  });

  it('keeps a pass when another session takes the place of an expired one', async () => {
    await fresh.visitor.devConsole('session');
    await fresh.visitor.devConsole('session/expire');
    const captcha = captchaFields(await fresh.visitor.pass('puzzle'));
    await fresh.visitor.get(`${USER}/QRCode/login/generationQRCode`);
    expect(await USES[0]?.[1](fresh.visitor, captcha)).toBe(0);
  });
});
