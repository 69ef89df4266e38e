import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../../examples/portal/server/serve';
import {
  type Answer,
  BASE_TIME,
  ORIGIN,
  SMS_TYPE,
  startPortal,
  type TestPortal,
} from '../../support/portal/client';

const SECOND = 'http://localhost:8081';
const MINUTE = 60_000;
const PORTAL_COOKIE = 'portal_session';
const SECOND_COOKIE = 'second_session';

let site: TestPortal;
beforeAll(async () => {
  site = await startPortal();
  site.portal.setSites({ portalPort: 8080, secondPort: 8081, hosts: ['localhost'] });
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.ms = BASE_TIME;
  await site.visitor().devConsole('reset');
});

/** A browser on both sites. As in a real one, cookies do not depend on the port. */
function newBrowser() {
  const jar = new Map<string, string>();

  async function request(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const listener = url.origin === SECOND ? site.portal.second : site.portal;
    const response = await listener.fetch(new Request(url, { ...init, headers }));
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
    if (name) jar.set(name, value ?? '');
    return response;
  }
  /** Follows redirects between the sites and records the URLs. */
  async function go(address: string): Promise<{ way: string[]; text: string; cookies: (string | null)[] }> {
    const way = [];
    const cookies = [];
    for (let next = address; ; ) {
      way.push(next);
      if (way.length > 10) throw new Error(`Redirected in a circle: ${way.join(' ')}`);
      const response = await request(next);
      cookies.push(response.headers.get('set-cookie'));
      const location = response.headers.get('location');
      if (!location) return { way, text: await response.text(), cookies };
      next = new URL(location, next).href;
    }
  }
  async function signIn(account = 'demo@example.com'): Promise<void> {
    await request(`${ORIGIN}/dev/api/session`, {
      method: 'POST',
      body: JSON.stringify({ account }),
      headers: { 'content-type': 'application/json' },
    });
  }
  return { request, go, signIn, jar };
}

describe('the second site', () => {
  it('signs in the portal’s viewer by a ticket, with its own cookie (SSO-02)', async () => {
    const browser = newBrowser();
    await browser.signIn();
    const { way, text, cookies } = await browser.go(`${SECOND}/`);
    expect(way.map((address) => address.replace(/ticket=[\w-]{43}$/, 'ticket=…'))).toEqual([
      `${SECOND}/`,
      `${ORIGIN}/sso/authorize?service=${encodeURIComponent(`${SECOND}/sso/accept?next=%2F`)}`,
      `${SECOND}/sso/accept?next=%2F&ticket=…`,
      `${SECOND}/`,
    ]);
    expect(text).toContain('山间来客，您好');
    expect(cookies[2]).toMatch(/^second_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await browser.go(`${SECOND}/`)).way).toHaveLength(1);
  });

  it('checks the sign-in of a visitor once, and links to the portal’s sign-in with a backurl', async () => {
    const { way, text } = await newBrowser().go(`${SECOND}/`);
    expect(way).toHaveLength(4);
    expect(way.at(-1)).toBe(`${SECOND}/?asked`);
    expect(text).toContain(`href="${ORIGIN}/login.html?backurl=${encodeURIComponent(`${SECOND}/`)}"`);
  });

  it('is an allowed domain of the pages of the portal (OQ-29)', async () => {
    for (const path of ['/login.html', '/examples/login.html']) {
      const page = await (await newBrowser().request(ORIGIN + path)).text();
      const [, json = ''] = /data-cntv-config>(.*?)<\/script>/s.exec(page) ?? [];
      expect(JSON.parse(json)).toMatchObject({ allowedDomains: ['localhost'] });
    }
  });

  it('also has the strict content security policy, and gets no requests from pages in the background', async () => {
    const [there, here] = [
      await newBrowser().request(`${SECOND}/?asked`),
      await newBrowser().request(`${ORIGIN}/login.html`),
    ];
    for (const { headers } of [there, here])
      expect(headers.get('content-security-policy')).toContain("img-src 'self' data:; connect-src 'self';");
    const visitor = site.visitor();
    const { data } = (await (await visitor.login({ account: 'sso@example.com' })).json()) as Answer;
    expect(data?.sso).toEqual(['/sso/accept']);
  });

  it('has its own session, and neither cookie is valid at the other site', async () => {
    const browser = newBrowser();
    await browser.signIn();
    await browser.go(`${SECOND}/`);
    const [portal = '', second = ''] = [browser.jar.get(PORTAL_COOKIE), browser.jar.get(SECOND_COOKIE)];
    const thief = newBrowser();
    thief.jar.set(PORTAL_COOKIE, second).set(SECOND_COOKIE, portal);
    const check = await thief.request(`${ORIGIN}/openapi/v2/user/checkLogin?appid=demo`);
    expect(((await check.json()) as Answer).code).toBe(-10001);
    expect((await thief.go(`${SECOND}/?asked`)).text).toContain('您还没有登录');
  });

  it('has its own sign-out form', async () => {
    const browser = newBrowser();
    await browser.signIn();
    await browser.go(`${SECOND}/`);
    const leave = (origin: string) =>
      browser.request(`${SECOND}/signout`, { method: 'POST', headers: { origin } });
    expect((await leave('https://evil.example')).status).toBe(403);
    expect((await leave(SECOND)).headers.get('location')).toBe('/?asked');
    expect((await browser.go(`${SECOND}/?asked`)).text).toContain('您还没有登录');
    const check = await browser.request(`${ORIGIN}/openapi/v2/user/checkLogin?appid=demo`);
    expect(((await check.json()) as Answer).code).toBe(0);
  });

  it('is signed out when the password is reset', async () => {
    const browser = newBrowser();
    await browser.signIn();
    await browser.go(`${SECOND}/`);
    const visitor = site.visitor();
    const mobile = '13800138000';
    const sms_code = await visitor.smsCode(mobile, SMS_TYPE.reset);
    const fields = { mobile, sms_code, new_password: 'Changed1!', confirm_password: 'Changed1!' };
    expect((await visitor.postSigned('/openapi/v2/user/mobile/reset/password', fields)).code).toBe(0);
    expect((await browser.go(`${SECOND}/`)).text).toContain('您还没有登录');
  });
});

describe('a ticket', () => {
  const service = (address: string) => `${ORIGIN}/sso/authorize?${new URLSearchParams({ service: address })}`;
  /** The request to the second site. */
  async function ticketFor(browser: ReturnType<typeof newBrowser>): Promise<string> {
    const response = await browser.request(service(`${SECOND}/sso/accept`));
    return new URL(response.headers.get('location') ?? '').searchParams.get('ticket') ?? '';
  }
  const accept = async (origin: string, ticket: string, more = '') =>
    newBrowser().request(`${origin}/sso/accept?ticket=${ticket}${more}`);

  it('is valid once, for its site, and for two minutes', async () => {
    const browser = newBrowser();
    await browser.signIn();
    const ticket = await ticketFor(browser);
    expect((await accept(ORIGIN, ticket)).status).toBe(403);
    expect((await accept(SECOND, ticket)).status).toBe(204);
    expect((await accept(SECOND, ticket)).status).toBe(403);
    const late = await ticketFor(browser);
    site.clock.ms += 2 * MINUTE;
    const refused = await accept(SECOND, late);
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
  });

  it('of a sign-in is not valid at the second site', async () => {
    const { data } = (await (await site.visitor().login({ account: 'sso@example.com' })).json()) as Answer;
    expect((await accept(SECOND, String(data?.ticket))).status).toBe(403);
  });

  it.each([
    '',
    'https://evil.example/sso/accept',
    'http://localhost:8082/sso/accept',
    `${SECOND}/`,
    `${SECOND}/sso/accept/../../`,
    'http://user@localhost:8081/sso/accept',
    'http://localhost:8081@evil.example/sso/accept',
    'javascript:alert(1)',
    '/sso/accept',
  ])('is not issued for %j', async (address) => {
    const browser = newBrowser();
    await browser.signIn();
    const response = await browser.request(service(address));
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
  });

  it('redirects to its own site only by `next` (LOGIN-15)', async () => {
    const browser = newBrowser();
    await browser.signIn();
    for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example']) {
      const ticket = await ticketFor(browser);
      const response = await accept(SECOND, ticket, `&next=${encodeURIComponent(next)}`);
      expect([response.status, response.headers.get('location')]).toEqual([204, null]);
    }
  });
});

describe('a portal without a second site', () => {
  it('issues no ticket', async () => {
    const alone = await startPortal();
    try {
      const visitor = alone.visitor();
      await visitor.devConsole('session');
      expect((await visitor.request(`/sso/authorize?service=${SECOND}/sso/accept`)).status).toBe(404);
    } finally {
      await alone.close();
    }
  });
});

describe('both servers', () => {
  it('listen on separate ports', async () => {
    const first = await serve(site.portal, { host: '127.0.0.1', port: 0 });
    const second = await serve(site.portal.second, { host: '127.0.0.1', port: 0 });
    site.portal.setSites({ portalPort: first.port, secondPort: second.port, hosts: ['localhost'] });
    try {
      const page = await (await fetch(`http://127.0.0.1:${second.port}/`)).text();
      expect(page).toContain(`href="http://127.0.0.1:${first.port}/login.html?backurl=`);
    } finally {
      site.portal.setSites({ portalPort: 8080, secondPort: 8081, hosts: ['localhost'] });
      await Promise.all([first.close(), second.close()]);
    }
  });
});
