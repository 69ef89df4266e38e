import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { purgeExpired } from '../../../../examples/portal/server/db/one-time';
import { captchaFields, type Fields, type Visitor } from '../../../support/portal/client';
import { ACCOUNT, PASSWORD } from '../../../support/portal/demo-account';
import { freshPortal } from '../../../support/portal/fresh-portal';

const BIND = '/openapi/v2/user/binding/email';
const CHANGE = '/openapi/v2/user/modify/binding/email';
const INFO = '/openapi/v2/user/binding/info';
const VERIFY = '/openapi/v2/user/verification/password';
const MAIL = '/openapi/v2/user/send/mail';
const EMAIL = 'mine@example.org';
const PLAIN = 'plain@example.com';
const SAFE = 'safe@example.org';
const MINUTE = 60_000;
const HOURS = 3_600_000;

const fresh = freshPortal();

const as = async (account: string): Promise<Visitor> => {
  const visitor = fresh.site.visitor();
  await visitor.devConsole('session', { account });
  return visitor;
};
/** Signs the visitor in with a third-party account only. */
const withoutPassword = async () => {
  const visitor = await as(PLAIN);
  await fresh.db.query('update sessions set account_id = (select account_id from oauth_bindings limit 1)');
  return visitor;
};
const stateOf = async (visitor = fresh.visitor) => {
  const { data } = await visitor.get(INFO);
  return [data?.binding_email, data?.binding_email_status];
};
const bindUnproven = async (email: string, visitor = fresh.visitor) =>
  (await visitor.post(BIND, { email })).code;
const bind = async (email: string, visitor = fresh.visitor) => {
  await visitor.prove();
  return bindUnproven(email, visitor);
};
const openLink = async (email: string, visitor = fresh.visitor) => {
  const link = new URL((await visitor.mailTo(email))?.link ?? '', 'http://localhost');
  return (await visitor.request(link.pathname + link.search)).headers.get('location');
};
/** Presses the button of the link in a browser without a session. */
const press = async (email: string, answer: string) => {
  const visitor = fresh.site.visitor();
  const [path = '', code = ''] = (await visitor.linkTo(email)).split('?code=');
  return visitor.request(path, { method: 'POST', body: new URLSearchParams({ code, answer }) });
};
const resend = async (email: string, visitor = fresh.visitor) => {
  const captcha = captchaFields(await visitor.pass('puzzle'));
  return (await visitor.post(MAIL, { email, send_type: '2', ...captcha })).code;
};
const SUCCESS = '/account/bindingAccount?emailQuery=success';
const FAILED = '/account/bindingAccount?emailQuery=failed';

describe('the binding of a security email (API-30, BIND-16)', () => {
  beforeEach(async () => {
    fresh.visitor = await as(PLAIN);
  });

  it('is pending until the link in the mail is opened, once (BIND-07, OQ-72)', async () => {
    expect(await stateOf()).toEqual(['', 0]);
    await fresh.visitor.prove();
    expect(await fresh.visitor.post(BIND, { email: ` ${EMAIL} ` })).toEqual({ code: 0, message: '成功' });
    expect(await stateOf()).toEqual([EMAIL, 1]);
    const mail = await fresh.visitor.mailTo(EMAIL);
    expect(mail).toMatchObject({
      subject: '【央视网社区】请激活您的密保邮箱',
      body: expect.stringContaining('12 小时'),
    });
    expect(await openLink(EMAIL)).toBe(SUCCESS);
    expect(await stateOf()).toEqual([EMAIL, 2]);
    const again = await fresh.visitor.request(await fresh.visitor.linkTo(EMAIL));
    expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('链接已使用')]);
    expect(await stateOf()).toEqual([EMAIL, 2]);
  });

  it('changes nothing when the link is opened in another browser, also of the same account, and is activated there by a button (OQ-93)', async () => {
    await bind(EMAIL);
    const link = await fresh.visitor.linkTo(EMAIL);
    for (const visitor of [fresh.site.visitor(), await as(PLAIN), await as(ACCOUNT)]) {
      const opened = await visitor.request(link);
      const text = await opened.text();
      expect([
        opened.status,
        text.match(/<button[^>]*>[^<]*/g)?.map((button) => button.split('>')[1]),
      ]).toEqual([200, ['激活', '这不是我绑定的']]);
      expect(text).not.toMatch(/password|<script/);
      expect((await visitor.request(link, { method: 'HEAD' })).status).toBe(204);
    }
    expect(await stateOf()).toEqual([EMAIL, 1]);
    expect((await press(EMAIL, 'activate')).headers.get('location')).toBe(SUCCESS);
    expect(await stateOf()).toEqual([EMAIL, 2]);
    expect(await (await press(EMAIL, 'discard')).text()).toContain('链接已使用');
    expect(await stateOf()).toEqual([EMAIL, 2]);
  });

  it('is removed by the owner of the address, whose link then does nothing more (OQ-93)', async () => {
    await bind(EMAIL);
    expect(await (await press(EMAIL, '')).text()).toContain('这不是我绑定的');
    expect(await stateOf()).toEqual([EMAIL, 1]);
    expect(await (await press(EMAIL, 'discard')).text()).toContain('已取消绑定');
    expect(await stateOf()).toEqual(['', 0]);
    expect(await (await press(EMAIL, 'activate')).text()).toContain('链接已使用');
    expect(await stateOf()).toEqual(['', 0]);
  });

  it('has a link that is valid for 12 hours (BIND-07, BIND-11)', async () => {
    await bind(EMAIL);
    fresh.site.clock.ms += 12 * HOURS;
    await purgeExpired(fresh.db, new Date(fresh.site.clock.ms));
    expect(await openLink(EMAIL)).toBe(FAILED);
    expect(await stateOf(await as(PLAIN))).toEqual([EMAIL, 1]);
    const later = await as(PLAIN);
    await bind(EMAIL, later);
    fresh.site.clock.ms += 12 * HOURS - 1;
    expect(await openLink(EMAIL, later)).toBe(SUCCESS);
  });

  it.each(['', '?code=', '?code=made-up'])('refuses the unknown link "%s"', async (query) => {
    const { headers } = await fresh.visitor.request(`/activate-email${query}`);
    expect(headers.get('location')).toBe(FAILED);
  });

  it('accepts another address while none is active, and revokes the links of the previous one (BIND-09)', async () => {
    await bind(EMAIL);
    expect(await bind('other@example.org')).toBe(0);
    expect(await stateOf()).toEqual(['other@example.org', 1]);
    expect(await openLink(EMAIL)).toBe(FAILED);
    await bind(EMAIL);
    const before = (await fresh.visitor.mailTo(EMAIL))?.link?.replace(/^https?:\/\/[^/]+/, '') ?? '';
    await bind(EMAIL);
    expect((await fresh.visitor.request(before)).headers.get('location')).toBe(FAILED);
    await bind('other@example.org');
    expect(await openLink('other@example.org')).toBe(SUCCESS);
  });

  it.each([
    ['no address', '', -21005],
    ['no email address', 'mine', -21005],
    ['capitals', 'Mine@example.org', -21004],
    ['the name of another account', ACCOUNT, -21009],
    ['the security email of another account', SAFE, -21034],
  ])('is refused for %s (BIND-13)', async (_, email, code) => {
    expect(await bind(email)).toBe(code);
    expect(await stateOf()).toEqual(['', 0]);
  });

  it('accepts the address of the account, and one that another account has not verified', async () => {
    expect(await bind(PLAIN)).toBe(0);
    expect(await bind('pending@example.org')).toBe(0);
  });

  it('accepts and activates an address that a stranger has registered without activating it', async () => {
    expect(await bind('inactive@example.com')).toBe(0);
    expect(await openLink('inactive@example.com')).toBe(SUCCESS);
    expect(await stateOf()).toEqual(['inactive@example.com', 2]);
  });

  it('binds a contested address to the account that verifies it first', async () => {
    await bind('pending@example.org');
    const link = (await fresh.visitor.mailTo('pending@example.org'))?.link ?? '';
    const other = await as('sso@example.com');
    expect(await resend('pending@example.org', other)).toBe(0);
    expect(await openLink('pending@example.org', other)).toBe(SUCCESS);
    const { headers } = await fresh.visitor.request(link.replace(/^https?:\/\/[^/]+/, ''));
    expect(headers.get('location')).toBe(FAILED);
    expect(await stateOf()).toEqual(['pending@example.org', 1]);
  });

  it('requires a proof of the password in this session, which serves several changes (-21003, OQ-92)', async () => {
    expect(await bindUnproven(EMAIL)).toBe(-21003);
    expect(await stateOf()).toEqual(['', 0]);
    expect(await bind(EMAIL)).toBe(0);
    expect(await bindUnproven('other@example.org')).toBe(0);
    expect(await stateOf()).toEqual(['other@example.org', 1]);
  });

  it('does not replace an active address, which `modify` does', async () => {
    fresh.visitor = await as(ACCOUNT);
    expect(await bind(EMAIL)).toBe(-10003);
    expect(await stateOf()).toEqual([SAFE, 2]);
  });

  it('requires a signed-in viewer with an account of the portal (BIND-26, PERM-06)', async () => {
    expect(await bind(EMAIL, fresh.site.visitor())).toBe(-10001);
    expect(await bind(EMAIL, await withoutPassword())).toBe(-21002);
    const inactive = await as('inactive@example.com');
    expect(await bind(EMAIL, inactive)).toBe(-21023);
  });

  it('is limited to ten mails a day to one address, and ten of one account (-21047)', async () => {
    for (let count = 0; count < 10; count++) expect(await bind(EMAIL)).toBe(0);
    expect(await bind(EMAIL, await as('sso@example.com'))).toBe(-21047);
    expect(await bind('other@example.org')).toBe(-21047);
    expect(await stateOf()).toEqual([EMAIL, 1]);
    fresh.site.clock.ms += 24 * HOURS;
    expect(await bind('other@example.org', await as(PLAIN))).toBe(0);
  });
});

describe('the repeated activation mail (API-42, BIND-10)', () => {
  beforeEach(async () => {
    fresh.visitor = await as('sso@example.com');
  });

  it('goes to the viewer’s pending address, after a captcha', async () => {
    expect((await fresh.visitor.post(MAIL, { email: 'pending@example.org', send_type: '2' })).code).toBe(
      -23004,
    );
    expect(await fresh.visitor.mailTo('pending@example.org')).toBeUndefined();
    expect(await resend('pending@example.org')).toBe(0);
    const older = await fresh.visitor.linkTo('pending@example.org');
    expect(await resend('pending@example.org')).toBe(0);
    expect((await fresh.visitor.request(older)).headers.get('location')).toBe(FAILED);
    expect(await openLink('pending@example.org')).toBe(SUCCESS);
    expect(await resend('pending@example.org')).toBe(-21056);
  });

  it('does not go to another address, and requires a signed-in viewer', async () => {
    expect(await resend(EMAIL)).toBe(-21049);
    expect(await resend('pending@example.org', await as(PLAIN))).toBe(-21049);
    expect(await resend('pending@example.org', fresh.site.visitor())).toBe(-10001);
    expect(await fresh.visitor.mailTo('pending@example.org')).toBeUndefined();
  });

  it('counts towards the limit of all mails (-21047)', async () => {
    for (let count = 0; count < 10; count++) expect(await resend('pending@example.org')).toBe(0);
    expect(await resend('pending@example.org')).toBe(-21047);
    expect(await bind('pending@example.org')).toBe(-21047);
  });
});

describe('the change of a security email (API-31, BIND-18)', () => {
  beforeEach(async () => {
    fresh.visitor = await as(ACCOUNT);
  });
  const verify = (visitor = fresh.visitor) => visitor.post(VERIFY, { password: PASSWORD });
  const change = async (fields: Fields = {}, visitor = fresh.visitor) =>
    (await visitor.post(CHANGE, { email: SAFE, new_email: EMAIL, ...fields })).code;

  it('sets the new one as pending, and revokes the links to the old one', async () => {
    const captcha = captchaFields(await fresh.visitor.pass('puzzle'));
    await fresh.visitor.post(MAIL, { email: SAFE, send_type: '3', ...captcha });
    const reset = (await fresh.visitor.mailTo(SAFE))?.link?.replace(/^https?:\/\/[^/]+/, '') ?? '';
    await verify();
    expect(await change()).toBe(0);
    expect(await stateOf()).toEqual([EMAIL, 1]);
    expect((await fresh.visitor.request(reset)).headers.get('location')).toContain('emailQuery=failed');
    expect(await openLink(EMAIL)).toBe(SUCCESS);
    expect(await stateOf()).toEqual([EMAIL, 2]);
  });

  it('requires a recent verification of the password in this session (BIND-17)', async () => {
    expect(await change()).toBe(-21003);
    await fresh.visitor.post(VERIFY, { password: 'Wrong123!' });
    expect(await change()).toBe(-21003);
    await verify(await as(ACCOUNT));
    expect(await change()).toBe(-21003);
    await verify();
    fresh.site.clock.ms += 10 * MINUTE;
    expect(await change()).toBe(-21003);
    await verify();
    fresh.site.clock.ms += 10 * MINUTE - 1;
    expect(await change()).toBe(0);
  });

  it.each([
    ['another current address', { email: 'other@example.org' }, -21049],
    ['no current address', { email: '' }, -21049],
    ['the same address again', { new_email: SAFE }, -21022],
    ['no new address', { new_email: '' }, -21005],
    ['capitals', { new_email: 'Mine@example.org' }, -21004],
    ['the name of another account', { new_email: PLAIN }, -21009],
  ])('is refused for %s (BIND-13, BIND-15)', async (_, fields, code) => {
    await verify();
    expect(await change(fields)).toBe(code);
    expect(await stateOf()).toEqual([SAFE, 2]);
  });

  it('is refused for a pending address', async () => {
    fresh.visitor = await as('sso@example.com');
    await verify();
    expect(await change({ email: 'pending@example.org' })).toBe(-21049);
  });

  it('requires a signed-in viewer with an account of the portal (BIND-26, PERM-06)', async () => {
    expect(await change({}, fresh.site.visitor())).toBe(-10001);
    expect(await change({}, await withoutPassword())).toBe(-21002);
  });

  it('counts towards the limit of all mails (-21047)', async () => {
    await verify();
    for (let count = 0; count < 10; count++) expect(await bind(EMAIL, await as(PLAIN))).toBe(0);
    expect(await change()).toBe(-21047);
    expect(await stateOf()).toEqual([SAFE, 2]);
  });
});

it('a text that is not an email address is never bound (BIND-13)', async () => {
  fresh.visitor = await as(PLAIN);
  await fc.assert(
    fc.asyncProperty(
      fc.string({ maxLength: 20 }).filter((text) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())),
      async (text) => {
        expect([-21005, -10003]).toContain(await bind(text));
      },
    ),
    { numRuns: 40 },
  );
  expect(await stateOf()).toEqual(['', 0]);
});
