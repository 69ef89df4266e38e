import { describe, expect, it } from 'vitest';
import { type Answer, ORIGIN } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const SECURE = 'https://www.portal.localhost';
const CHECK_LOGIN = '/openapi/v2/user/checkLogin?appid=demo';
const SIGN_IN = '/dev/api/session';

const fresh = freshPortal();

function request(url: string, cookies: readonly string[], init: RequestInit = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie: cookies.join('; ') };
  return fresh.site.portal.fetch(new Request(url, { ...init, headers }));
}
const signIn = (origin: string, cookies: readonly string[] = [], account = 'demo@example.com') =>
  request(origin + SIGN_IN, cookies, { method: 'POST', body: JSON.stringify({ account }) });
const given = (response: Response) => response.headers.getSetCookie();
const pairOf = (line = '') => line.split(';')[0] ?? '';
/** The cookie of a sign-in. */
const sessionOf = async (origin: string, account?: string) =>
  pairOf(given(await signIn(origin, [], account))[0]);
const codeWith = async (origin: string, cookies: readonly string[]) =>
  ((await (await request(origin + CHECK_LOGIN, cookies)).json()) as Answer).code;

describe('under https', () => {
  it('a cookie has the prefix with which another host of the domain can neither set nor replace it', async () => {
    const lines = given(await signIn(SECURE));
    expect(lines).toEqual([
      expect.stringMatching(/^__Host-portal_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const out = await request(`${SECURE}/signout`, [pairOf(lines[0])], { method: 'POST' });
    expect(given(out)).toEqual(['__Host-portal_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
  });

  it('a session under a name without it signs nobody in, at the portal, its pages and the dev console', async () => {
    const foreign = (await sessionOf(SECURE)).replace('__Host-', '');
    expect(await codeWith(SECURE, [foreign])).toBe(-10001);
    expect(await (await request(`${SECURE}/news/1.html`, [foreign])).text()).not.toContain('山间来客，您好');
    expect((await request(`${SECURE}/dev/api/picture-code`, [foreign], { method: 'POST' })).status).toBe(404);
    const own = await sessionOf(SECURE, 'sso@example.com');
    const page = await (await request(`${SECURE}/news/1.html`, [foreign, own])).text();
    expect(page).toContain('云上行人，您好');
  });

  it('the second site and the member service have it too', async () => {
    const service = `${SECURE}:8081/sso/accept`;
    fresh.site.portal.setSites({ portalPort: 443, secondPort: 8081, hosts: ['www.portal.localhost'] });
    const query = new URLSearchParams({ service });
    const to = await request(`${SECURE}/sso/authorize?${query}`, [await sessionOf(SECURE)]);
    const accepted = await fresh.site.portal.second.fetch(new Request(to.headers.get('location') ?? ''));
    expect(given(accepted)).toEqual([expect.stringMatching(/^__Host-second_session=.*; Path=\/; .*Secure/)]);
    const token = await fresh.site.portal.fetch(
      new Request(`${SECURE}/member/openapi/token/generate`, {
        method: 'POST',
        body: new URLSearchParams({ appId: 'portal-demo' }),
      }),
    );
    expect(given(token)).toEqual([expect.stringMatching(/^__Host-verifycode=.*; Path=\/; .*Secure/)]);
  });
});

describe('two session cookies of one name', () => {
  it.each([ORIGIN, SECURE])('sign nobody in, in any order: %s', async (origin) => {
    const [own, other] = [await sessionOf(origin), await sessionOf(origin, 'sso@example.com')];
    expect(await codeWith(origin, [own])).toBe(0);
    for (const cookies of [
      [own, other],
      [other, own],
      [own, own],
      [own, 'x=1', `${other} `],
      [own, `${own.split('=')[0]}=`],
      [own, `${own.split('=')[0]}="`],
    ]) {
      expect(await codeWith(origin, cookies)).toBe(-10001);
      const page = await (await request(`${origin}/news/1.html`, cookies)).text();
      expect(page).not.toMatch(/(山间来客|云上行人)，您好/);
    }
  });

  it('are left alone by a name that only ends or begins like it', async () => {
    const own = await sessionOf(ORIGIN);
    expect(await codeWith(ORIGIN, [own, `x${own}`, `${own.replace('=', 'x=')}`])).toBe(0);
  });

  it('are reduced to that of the portal, for every domain and path of the request', async () => {
    const origin = 'http://www.portal.localhost:8080';
    const cookies = ['portal_session=a', 'portal_session=b'];
    const lines = given(await signIn(origin, cookies));
    const own = lines.filter((line) => !line.includes('Max-Age=0'));
    expect(own).toEqual([expect.stringMatching(/^portal_session=[\w-]{43}; Path=\/; HttpOnly/)]);
    const removed = lines.filter((line) => line.startsWith('portal_session=; Max-Age=0; '));
    expect(removed).toHaveLength(lines.length - 1);
    for (const domain of ['www.portal.localhost', 'portal.localhost'])
      for (const path of ['/', '/dev', '/dev/', '/dev/api', '/dev/api/session'])
        expect(removed).toContain(`portal_session=; Max-Age=0; Domain=${domain}; Path=${path}`);
    expect(removed).toContain('portal_session=; Max-Age=0; Path=/dev');
    expect(removed).not.toContain('portal_session=; Max-Age=0; Path=/');
    expect(await codeWith(origin, [pairOf(own[0])])).toBe(0);
  });
});
