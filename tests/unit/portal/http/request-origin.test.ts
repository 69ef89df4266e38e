import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLS } from '../../../../examples/portal/server/calls';
import { corsOriginsOf } from '../../../../examples/portal/server/config/environment';
import { MEMBER_CALLS } from '../../../../examples/portal/server/membership/member-service';
import { type Answer, ORIGIN, startPortal, type TestPortal } from '../../../support/portal/client';
import { openTestDatabase } from '../../../support/portal/database';

const SECOND = 'http://localhost:8081';
const CONFIGURED = 'https://www.example.com';
const SAME_SITE = 'http://localhost:9999';
const UNBIND = '/openapi/v2/user/oauth/UnBind';
const INFO = `${ORIGIN}/openapi/v2/user/info?appid=demo`;
const OWN = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };

let site: TestPortal;
beforeAll(async () => {
  const database = await openTestDatabase();
  site = await startPortal({ database, corsOrigins: [CONFIGURED] });
  site.portal.setSites({ portalPort: 8080, secondPort: 8081, hosts: ['localhost'] });
});
afterAll(() => site.close());

const send = (method: string, address: string, headers: Record<string, string>) => {
  const listener = address.startsWith(SECOND) ? site.portal.second : site.portal;
  return listener.fetch(new Request(address, { method, headers }));
};

describe('a call that writes', () => {
  const CHANGING = [
    ...CALLS.filter(({ method, hasEffect }) => method !== 'GET' || hasEffect).map(
      ({ method, path }) => [method, ORIGIN + path] as const,
    ),
    ['POST', `${ORIGIN}/openapi/v2/user/oauth/qq`],
    ['POST', `${ORIGIN}/signout`],
    ['POST', `${ORIGIN}/dev/api/session`],
    ['POST', `${ORIGIN}/dev/api/reset`],
    ['DELETE', `${ORIGIN}/dev/api/faults`],
    ['POST', `${SECOND}/signout`],
    ['POST', `${ORIGIN}/applications/personal`],
    ['POST', `${ORIGIN}/membership/signature`],
    ...MEMBER_CALLS.map(({ method, path }) => [method, ORIGIN + path] as const),
  ] as const;
  const FOREIGN = [
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another origin of the same site', { origin: SAME_SITE, 'sec-fetch-site': 'same-site' }],
    ['the same, without Origin', { 'sec-fetch-site': 'same-site' }],
    ['the same, in a browser without Sec-Fetch-Site', { origin: SAME_SITE }],
    ['the same, in a browser that sends the Referer alone', { referer: `${SAME_SITE}/` }],
    ['the same host by another scheme', { origin: 'https://localhost:8080' }],
    ['a sandboxed frame', { origin: 'null' }],
  ] as const;

  it.each(CHANGING)('is refused for every foreign page: %s %s', async (method, address) => {
    for (const [name, headers] of FOREIGN)
      expect([name, (await send(method, address, headers)).status]).toEqual([name, 403]);
  });

  it.each(CHANGING)('is accepted from a page of its own origin: %s %s', async (method, address) => {
    const own = { origin: new URL(address).origin, 'sec-fetch-site': 'same-origin' };
    expect((await send(method, address, own)).status).not.toBe(403);
  });

  it('is refused with a line in the log that names both origins and the Host header, once', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    // The lines of this visitor are limited.
    site.clock.ms += 60_000;
    const page = { origin: 'https://www.portal.example' };
    for (let times = 0; times < 2; times++) await send('POST', `${ORIGIN}/openapi/v2/user/login`, page);
    expect(logged.mock.calls).toEqual([
      [
        expect.stringMatching(
          /403 for POST "\/openapi\/v2\/user\/login": .*"https:\/\/www.portal.example", expected "http:\/\/localhost:8080", from the Host header.*proxy_set_header Host/,
        ),
      ],
    ]);
    await send('GET', 'http://portal.internal:8080/login.html', {});
    expect(logged.mock.lastCall).toEqual([
      expect.stringContaining('the Host header is "portal.internal:8080", expected localhost'),
    ]);
    logged.mockRestore();
  });

  it('is refused with an envelope by the API', async () => {
    const refused = await send('POST', `${ORIGIN}/openapi/v2/user/login`, { origin: SAME_SITE });
    expect(await refused.json()).toEqual({ code: -10003, message: '提交的信息有误，请刷新页面后重试' });
  });

  it('by GET requires a header of its own page, and refuses navigations', async () => {
    const address = `${ORIGIN}${UNBIND}`;
    const navigation = { 'sec-fetch-mode': 'navigate' };
    for (const headers of [{}, { ...OWN, ...navigation }, { ...navigation, 'sec-fetch-site': 'none' }])
      expect((await send('GET', address, headers as Record<string, string>)).status).toBe(403);
    for (const headers of [OWN, { 'sec-fetch-site': 'same-origin' }, { referer: `${ORIGIN}/account` }])
      expect((await send('GET', address, headers as Record<string, string>)).status).toBe(200);
  });
});

describe('a call that reads', () => {
  it('is also refused for a foreign page, which could not read the response', async () => {
    expect((await send('GET', INFO, { origin: SAME_SITE, 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await send('GET', INFO, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send('GET', INFO, {})).status).toBe(200);
  });

  it('allows links from any site to the pages of third parties', async () => {
    const address = `${ORIGIN}/openapi/v2/user/oauth/qq?appid=demo&method=login&timestamp=${site.clock.ms / 1000}`;
    const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site', referer: CONFIGURED };
    expect((await send('GET', address, link)).status).toBe(200);
  });
});

describe('a configured origin (CORS)', () => {
  const ALLOWED = [CONFIGURED, SECOND];

  it.each(ALLOWED)('may make every call with credentials: %s', async (origin) => {
    for (const { method, path } of CALLS) {
      const preflight = await send('OPTIONS', ORIGIN + path, {
        origin,
        'access-control-request-method': method,
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-methods')?.split(',')).toContain(method);
      for (const { headers, status } of [preflight, await send(method, ORIGIN + path, { origin })]) {
        expect(status).not.toBe(403);
        expect(headers.get('access-control-allow-origin')).toBe(origin);
        expect(headers.get('access-control-allow-credentials')).toBe('true');
        expect(headers.get('vary')).toContain('Origin');
      }
    }
  });

  it('may also read error responses, Date and Retry-After', async () => {
    const visitor = site.visitor();
    await visitor.devConsole('faults', { call: '*', effect: 'retry-after', times: 1 });
    const limited = await send('GET', INFO, { origin: CONFIGURED });
    const long = { origin: CONFIGURED, 'content-length': '100000' };
    const refused = await site.portal.fetch(
      new Request(`${ORIGIN}/openapi/v2/user/login`, { method: 'POST', headers: long, body: 'x' }),
    );
    expect([limited.status, refused.status]).toEqual([429, 413]);
    for (const { headers } of [limited, refused])
      expect(headers.get('access-control-allow-origin')).toBe(CONFIGURED);
    expect(limited.headers.get('access-control-expose-headers')).toBe('Date,Retry-After');
  });

  it.each([SAME_SITE, `${CONFIGURED}.evil.example`, 'http://www.example.com', 'https://example.com', 'null'])(
    'is matched exactly: not %s',
    async (origin) => {
      for (const method of ['OPTIONS', 'POST']) {
        const { headers } = await send(method, `${ORIGIN}/openapi/v2/user/login`, { origin });
        expect(headers.get('access-control-allow-origin')).toBeNull();
        expect(headers.get('vary')).toContain('Origin');
      }
    },
  );

  it.each(['/login.html', '/signout', '/dev/api/log', '/sso/accept'])(
    'may read the API only: not %s',
    async (path) => {
      const { headers } = await send('GET', ORIGIN + path, { origin: CONFIGURED });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('may not submit the forms to sign out and of the dev console', async () => {
    for (const path of ['/signout', '/dev/api/session'])
      expect((await send('POST', ORIGIN + path, { origin: CONFIGURED })).status).toBe(403);
  });
});

describe('CORS_ORIGINS', () => {
  it('lists exact origins', () => {
    expect(corsOriginsOf({})).toEqual([]);
    expect(corsOriginsOf({ CORS_ORIGINS: ` ${CONFIGURED}, ${SECOND} ,` })).toEqual([CONFIGURED, SECOND]);
  });

  it.each([
    '*',
    'null',
    `${CONFIGURED}/`,
    `${CONFIGURED}/path`,
    'www.example.com',
    'https://*.example.com',
    'ftp://a.b',
  ])('is refused with %s, which the error names', (origin) => {
    expect(() => corsOriginsOf({ CORS_ORIGINS: `${SECOND},${origin}` })).toThrow(`"${origin}" is no origin`);
  });
});

describe('a portal without configured origins', () => {
  let alone: TestPortal;
  beforeAll(async () => {
    alone = await startPortal();
  });
  afterAll(() => alone.close());
  beforeEach(() => alone.visitor().devConsole('reset'));

  it('refuses a preflight and sets no header of CORS', async () => {
    const headers = { origin: CONFIGURED, 'access-control-request-method': 'POST' };
    const answer = await alone.portal.fetch(
      new Request(`${ORIGIN}/openapi/v2/user/login`, { method: 'OPTIONS', headers }),
    );
    expect([answer.status, ((await answer.json()) as Answer).code]).toEqual([403, -10003]);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});
