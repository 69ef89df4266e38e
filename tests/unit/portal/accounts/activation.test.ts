import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, captchaFields, type Visitor } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const EMAIL = 'new@example.com';
const SUCCEEDED = '/register_succeed';
const OWN = 'Secret1!';
const STOLEN = 'Stolen1!';
const HOUR = 3_600_000;

const fresh = freshPortal();

// The browser that registers, another one of the same viewer, and that of a stranger.
let owner: Visitor;
let phone: Visitor;
let stranger: Visitor;
beforeEach(() => {
  owner = fresh.visitor;
  phone = fresh.site.visitor('203.0.113.8');
  stranger = fresh.site.visitor('203.0.113.9');
});

async function register(visitor: Visitor, password: string): Promise<number> {
  const fields = { email: EMAIL, password, confirm_password: password };
  const captcha = captchaFields(await visitor.pass('puzzle'));
  return (await visitor.postSigned('/openapi/v2/user/register/email', { ...fields, ...captcha })).code;
}
async function resend(visitor: Visitor): Promise<number> {
  const captcha = captchaFields(await visitor.pass('puzzle'));
  return (await visitor.post('/openapi/v2/user/send/mail', { email: EMAIL, send_type: '1', ...captcha }))
    .code;
}
/** The link of the newest mail. */
const link = () => fresh.visitor.linkTo(EMAIL);
const open = async (visitor: Visitor, path: string, init: RequestInit = {}) => visitor.request(path, init);
const press = (visitor: Visitor, path: string, answer: string, headers: HeadersInit = {}) => {
  const [page = '', code = ''] = path.split('?code=');
  return visitor.request(page, { method: 'POST', headers, body: new URLSearchParams({ code, answer }) });
};
const target = async (response: Promise<Response>) => (await response).headers.get('location');
const login = async (password: string, visitor = fresh.site.visitor()) =>
  ((await (await visitor.login({ account: EMAIL, password })).json()) as Answer).code;
const state = async () =>
  (await fresh.db.query<{ state: string }>('select state from accounts where email = $1', [EMAIL]))[0]?.state;

describe('the link of an activation mail (REG-30, SCOPE-04, OQ-93)', () => {
  it('activates in the browser that has registered, which shows the success page, once', async () => {
    await register(owner, OWN);
    expect(await target(open(owner, await link()))).toBe(SUCCEEDED);
    expect([await state(), await login(OWN)]).toEqual(['active', 0]);
    expect(await (await open(owner, await link())).text()).toContain('链接已使用');
  });

  it.each([
    ['a visit', {}],
    ['HEAD', { method: 'HEAD' }],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
    ['a prerender', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['a prefetch of an older browser', { headers: { purpose: 'prefetch' } }],
    ['a prefetch of Firefox', { headers: { 'x-moz': 'prefetch' } }],
    ['a form without an answer', { method: 'POST' }],
  ])('changes nothing elsewhere by %s', async (_, init) => {
    await register(owner, OWN);
    const everything = () => fresh.db.query('select * from accounts, one_time order by email, key_hash');
    const before = await everything();
    const path = await link();
    await open(phone, path, init);
    if ('method' in init && init.method === 'POST') await press(phone, path, '');
    await open(stranger, path, init);
    expect(await everything()).toEqual(before);
    expect(await target(open(owner, path))).toBe(SUCCEEDED);
  });

  it.each(['HEAD', 'prefetch'])('is not used by a %s of the browser that has registered', async (way) => {
    await register(owner, OWN);
    const path = await link();
    const init = way === 'HEAD' ? { method: way } : { headers: { 'sec-purpose': 'prefetch' } };
    // With an error the browser requests the page again when the viewer opens it.
    expect((await open(owner, path, init)).status).toBe(way === 'HEAD' ? 204 : 503);
    expect(await state()).toBe('inactive');
  });

  it('shows two buttons elsewhere, without script or password, and when the address was registered', async () => {
    await register(owner, OWN);
    const page = await open(phone, await link());
    const text = await page.text();
    const buttons = [...text.matchAll(/<button class="\w+" type="submit"[^>]*>([^<]*)/g)].map(
      ([, label]) => label,
    );
    expect([page.status, buttons]).toEqual([200, ['激活', '这不是我注册的']]);
    expect(text).toContain('<b>new@example.com</b> 尚未激活，注册时间为 2026-11-21 20:00:00（北京时间）');
    expect(text).not.toMatch(/type="password"|<script/);
    // The policy has to come before anything that the page loads.
    expect(text.indexOf('<meta name="referrer" content="strict-origin">')).toBeGreaterThan(0);
    expect(text.indexOf('<meta name="referrer"')).toBeLessThan(text.indexOf('<link'));
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  });

  it('activates elsewhere by its button, but not by a form of another site', async () => {
    await register(owner, OWN);
    const foreign = { origin: 'https://evil.example' };
    for (const answer of ['activate', 'discard'])
      expect((await press(phone, await link(), answer, foreign)).status).toBe(403);
    expect(await state()).toBe('inactive');
    expect(await target(press(phone, await link(), 'activate'))).toBe(SUCCEEDED);
    expect(await login(OWN)).toBe(0);
    expect(await (await press(phone, await link(), 'discard')).text()).toContain('您的账号已激活');
    expect(await state()).toBe('active');
  });

  it('discards the registration by the other button, so that its password is worthless', async () => {
    await register(stranger, STOLEN);
    const path = await link();
    expect(await (await press(phone, path, 'discard')).text()).toContain('已取消注册');
    expect([await state(), await login(STOLEN)]).toEqual([undefined, -21002]);
    for (const again of [open(stranger, path), open(phone, path), press(phone, path, 'activate')])
      expect(await (await again).text()).toContain('这次注册已取消');
    expect(await resend(stranger)).toBe(-21002);
    expect(await register(owner, OWN)).toBe(0);
    expect(await target(open(owner, await link()))).toBe(SUCCEEDED);
    expect([await login(OWN), await login(STOLEN)]).toEqual([0, -21018]);
  });

  it('has the last password of its browser', async () => {
    await register(owner, STOLEN);
    expect(await register(owner, OWN)).toBe(-21023);
    expect(await login(OWN)).toBe(-21023);
    expect(await target(press(phone, await link(), 'activate'))).toBe(SUCCEEDED);
    expect([await login(OWN), await login(STOLEN)]).toEqual([0, -21018]);
  });

  it('is sent again after it has expired, also to another browser', async () => {
    await register(owner, OWN);
    fresh.site.clock.ms += 13 * HOUR;
    const failed = '/login.html?emailQuery=failed&email=new%40example.com';
    expect(await target(open(owner, await link()))).toBe(failed);
    expect(await target(press(owner, await link(), 'activate'))).toBe(failed);
    await resend(phone);
    expect(await target(press(phone, await link(), 'activate'))).toBe(SUCCEEDED);
    expect(await login(OWN)).toBe(0);
  });

  it('is accepted once by requests at the same time', async () => {
    await register(owner, OWN);
    const path = await link();
    const opened = await Promise.all([1, 2, 3, 4].map(() => open(owner, path)));
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 200, 200, 303]);
    expect(await login(OWN)).toBe(0);
  });
});

describe('a stranger who registers the same address', () => {
  it.each(['the browser that has registered', 'another browser'])(
    'first neither gets in nor breaks the link of the owner in %s',
    async (where) => {
      await register(stranger, STOLEN);
      expect(await register(owner, OWN)).toBe(-21023);
      expect(await resend(owner)).toBe(0);
      const isHere = where.includes('that has registered');
      const path = await link();
      expect(await target(isHere ? open(owner, path) : press(phone, path, 'activate'))).toBe(SUCCEEDED);
      expect([await login(OWN), await login(STOLEN), await login(STOLEN, stranger)]).toEqual([
        0, -21018, -21018,
      ]);
      expect(await register(stranger, STOLEN)).toBe(-21009);
      expect(await login(OWN)).toBe(0);
    },
  );

  it.each(['the browser that has registered', 'another browser'])(
    'again neither gets in nor breaks the link of the owner in %s',
    async (where) => {
      await register(owner, OWN);
      const path = await link();
      expect(await register(stranger, STOLEN)).toBe(-21023);
      expect(await resend(stranger)).toBe(0);
      expect(await login(OWN, owner)).toBe(-21023);
      const isHere = where.includes('that has registered');
      expect(await target(isHere ? open(owner, path) : press(phone, path, 'activate'))).toBe(SUCCEEDED);
      expect([await login(OWN), await login(STOLEN)]).toEqual([0, -21018]);
    },
  );

  it('does not get in when the owner opens the link of the stranger’s mail in the own browser', async () => {
    await register(stranger, STOLEN);
    const path = await link();
    await register(owner, OWN);
    expect(await target(open(owner, path))).toBe(SUCCEEDED);
    expect([await login(OWN), await login(STOLEN)]).toEqual([0, -21018]);
  });

  it('is discarded alone', async () => {
    await register(stranger, STOLEN);
    const path = await link();
    await register(owner, OWN);
    await resend(owner);
    expect(await (await press(phone, path, 'discard')).text()).toContain('已取消注册');
    expect([await state(), await login(STOLEN, stranger)]).toEqual(['inactive', -21002]);
    expect(await target(open(owner, await link()))).toBe(SUCCEEDED);
    expect(await login(OWN)).toBe(0);
  });

  it('does not get in by a mail that a third browser requests: the owner then sets a password', async () => {
    await register(owner, OWN);
    await register(stranger, STOLEN);
    await resend(phone);
    const asked = (await target(press(phone, await link(), 'activate'))) ?? '';
    expect([await state(), await login(OWN), await login(STOLEN)]).toEqual(['active', -21002, -21002]);
    expect(asked).toMatch(
      /^\/find_password3\/email\?code=[\w-]{43}&operation=reset&email=new%40example\.com$/,
    );
    const { code = '', operation = '' } = Object.fromEntries(new URL(asked, 'http://localhost').searchParams);
    const fields = { code, operation, email: EMAIL, password: 'Chosen1!', confirm_password: 'Chosen1!' };
    expect((await phone.post('/openapi/v2/user/forget/mail/reset/password', fields)).code).toBe(0);
    expect([await login('Chosen1!'), await login(STOLEN)]).toEqual([0, -21018]);
  });

  it('leaves no password in the database after the activation', async () => {
    await register(stranger, STOLEN);
    await register(owner, OWN);
    await resend(owner);
    await open(owner, await link());
    expect(await fresh.db.query("select * from one_time where purpose = 'registration'")).toEqual([]);
  });
});
