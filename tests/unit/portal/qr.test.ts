import { describe, expect, it } from 'vitest';
import { ORIGIN } from '../../support/portal/client';
import { ACCOUNT } from '../../support/portal/demo-account';
import { freshPortal } from '../../support/portal/fresh-portal';

const PATH = '/openapi/v2/user/QRCode/login';
const INFO = '/openapi/v2/user/info';
const MINUTE = 60_000;

const fresh = freshPortal();

const draw = async (who = fresh.visitor) => String((await who.get(`${PATH}/generationQRCode`)).data);
const ask = (code: string, who = fresh.visitor) => who.get(`${PATH}/getQrcodeStatus`, { qrcode: code });
const phone = async (code: string, action: string, account?: string) =>
  (await fresh.visitor.devConsole('phone', { code, action, ...(account && { account }) })).status;

describe('a QR code of the portal (API-21, API-22)', () => {
  it('is a string, different each time', async () => {
    const codes = [await draw(), await draw()];
    expect(codes.every((code) => /^[\w-]{43}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(2);
    expect((await ask(codes[0] ?? '')).data).toEqual({ status: 1, url: '' });
  });

  it('is scanned, confirmed, and signs in once with a new session (QR-03, QR-04)', async () => {
    const code = await draw();
    const before = fresh.visitor.cookie();
    expect(await phone(code, 'scan')).toBe(200);
    expect((await ask(code)).data).toEqual({ status: 2, url: '' });
    expect(await phone(code, 'confirm', 'sso@example.com')).toBe(200);
    expect((await fresh.visitor.get(INFO)).code).toBe(-10001);
    expect((await ask(code)).data).toEqual({ status: 0, url: `${ORIGIN}/index.html` });
    expect((await fresh.visitor.get(INFO)).data).toMatchObject({ account: 'sso@example.com' });
    expect(fresh.visitor.cookie()).not.toBe(before);
    expect((await ask(code)).code).toBe(-22001);
  });

  it('signs in only the browser that requested it', async () => {
    const code = await draw();
    const [thief, stranger] = [fresh.site.visitor(), fresh.site.visitor()];
    await draw(thief);
    await phone(code, 'confirm');
    expect((await ask(code, thief)).code).toBe(-22001);
    expect((await ask(code, stranger)).code).toBe(-22001);
    expect((await thief.get(INFO)).code).toBe(-10001);
    expect((await ask(code)).data).toMatchObject({ status: 0 });
  });

  it('is bound to a new session, not to a planted cookie', async () => {
    fresh.visitor.takeCookie('portal_session=planted');
    const code = await draw();
    expect(fresh.visitor.cookie()).not.toContain('planted');
    await phone(code, 'confirm');
    const thief = fresh.site.visitor();
    thief.takeCookie('portal_session=planted');
    expect((await ask(code, thief)).code).toBe(-22001);
  });

  it('expires after three minutes, confirmed or not (QR-05)', async () => {
    const [waiting, confirmed] = [await draw(), await draw()];
    await phone(confirmed, 'confirm');
    fresh.site.clock.ms += 3 * MINUTE - 1;
    expect((await ask(waiting)).data).toMatchObject({ status: 1 });
    fresh.site.clock.ms += 1;
    expect((await ask(waiting)).data).toEqual({ status: -2, url: '' });
    expect((await ask(confirmed)).data).toEqual({ status: -2, url: '' });
    expect(await phone(waiting, 'confirm')).toBe(404);
    expect((await fresh.visitor.get(INFO)).code).toBe(-10001);
  });

  it.each([
    ['refuse', -22001],
    ['mismatch', -22002],
    ['review', -22004],
  ])('after %s returns %i (QR-06, QR-07, QR-09)', async (action, answer) => {
    const code = await draw();
    expect(await phone(code, action)).toBe(200);
    expect((await ask(code)).code).toBe(answer);
  });

  it.each(['', 'unknown', "' or 1=1 --"])('that is unknown returns -22001: %j', async (code) => {
    await draw();
    expect((await ask(code)).code).toBe(-22001);
  });

  it.each(['inactive@example.com', 'banned@example.com', 'nobody@example.com'])(
    'cannot be confirmed as %s',
    async (account) => {
      const code = await draw();
      expect(await phone(code, 'confirm', account)).toBe(404);
      expect((await ask(code)).data).toMatchObject({ status: 1 });
    },
  );

  it('cannot become scanned again after the confirmation', async () => {
    const code = await draw();
    await phone(code, 'confirm');
    for (const action of ['scan', 'refuse', 'mismatch']) expect(await phone(code, action)).toBe(404);
    expect((await ask(code)).data).toMatchObject({ status: 0 });
  });
});

describe('the simulated phone', () => {
  it('lists open codes only', async () => {
    const code = await draw();
    const list = async () =>
      (await (await fresh.visitor.request('/dev/api/phone')).json()) as { rows: object[] };
    expect((await list()).rows).toEqual([{ code, state: 'open' }]);
    expect(await (await fresh.visitor.request('/dev/phone')).text()).toContain(code.slice(0, 12));
    await phone(code, 'expire');
    expect((await list()).rows).toEqual([]);
    expect(await (await fresh.visitor.request('/dev/phone')).text()).toContain('No code is on any screen.');
  });

  it('redirects back to its page after a form, and refuses other actions', async () => {
    const body = new URLSearchParams({ code: await draw(), action: 'confirm', account: ACCOUNT });
    const headers = { accept: 'text/html' };
    const pressed = await fresh.visitor.request('/dev/api/phone', { method: 'POST', body, headers });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/dev/phone']);
    expect(await phone('x', 'eat')).toBe(400);
  });

  it('is scanned from the QR page of the portal, which embeds the widget (ROUTE-34)', async () => {
    const page = await (await fresh.visitor.request('/qrcode')).text();
    expect(page).toContain('<cntv-qr-login><a href="/login.html">登录</a></cntv-qr-login>');
  });
});
