import { beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../../examples/portal/server/calls';
import { GALLERY } from '../../../examples/portal/server/dev-console/gallery';
import { serve } from '../../../examples/portal/server/serve';
import { newTicket, takeTicket } from '../../../examples/portal/server/sso/sso';
import { type Answer, BASE_TIME, startPortal, type Visitor } from '../../support/portal/client';
import { freshPortal } from '../../support/portal/fresh-portal';

const INFO = '/openapi/v2/user/info';

const fresh = freshPortal();

const ask = () => fresh.visitor.request(`${INFO}?appid=demo`);
const textOf = async (path: string) => (await fresh.visitor.request(path)).text();

describe('fault switches', () => {
  const set = (fault: object) => fresh.visitor.devConsole('faults', { call: `GET ${INFO}`, ...fault });

  it.each([
    ['http-500', {}, { status: 500, body: 'Internal Server Error' }],
    ['retry-after', { retryAfterSeconds: 7 }, { status: 429, body: 'Too Many Requests' }],
    [
      'code',
      { code: -21024 },
      { status: 200, body: '{"code":-21024,"message":"账号已被封禁，如有疑问请联系客服"}' },
    ],
    ['malformed', {}, { status: 200, body: '{"code":0,"message":"成' }],
    ['wrong-shape', {}, { status: 200, body: '{"code":0,"message":"成功","data":["none"]}' }],
  ] as const)('answers with %s as often as it was told', async (effect, more, { status, body }) => {
    await set({ effect, times: 1, ...more });
    const met = await ask();
    expect([met.status, await met.text()]).toEqual([status, body]);
    expect(met.headers.get('retry-after')).toBe(effect === 'retry-after' ? '7' : null);
    expect(((await (await ask()).json()) as Answer).code).toBe(-10001);
  });

  it('delay the response', async () => {
    await set({ effect: 'delay', delayMs: 30, times: 1 });
    const started = performance.now();
    expect(((await (await ask()).json()) as Answer).code).toBe(-10001);
    expect(performance.now() - started).toBeGreaterThanOrEqual(29);
  });

  it('are queued, last until cleared, and affect no other call', async () => {
    await set({ effect: 'http-500', times: 1 });
    await set({ effect: 'code', code: -1 });
    expect((await ask()).status).toBe(500);
    expect(await (await ask()).json()).toMatchObject({ code: -1 });
    expect(await (await ask()).json()).toMatchObject({ code: -1 });
    expect((await fresh.visitor.get('/openapi/v2/user/checkLogin')).code).toBe(-10001);
    await fresh.visitor.request('/dev/api/faults', { method: 'DELETE' });
    expect(await (await ask()).json()).toMatchObject({ code: -10001 });
  });

  it.each(CALLS.map(({ method, path }) => `${method} ${path}`))('apply to %s', async (call) => {
    await fresh.visitor.devConsole('faults', { call: '*', effect: 'http-500', times: 1 });
    const [method = '', path = ''] = call.split(' ');
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await fresh.visitor.request(path, { method, headers })).status).toBe(500);
  });

  it('are logged with call, status, code and time, without fields', async () => {
    await fresh.visitor.request('/dev/api/log', { method: 'DELETE' });
    await set({ effect: 'code', code: -21063, times: 1 });
    await ask();
    await fresh.visitor.login();
    const { rows } = (await (await fresh.visitor.request('/dev/api/log')).json()) as {
      rows: { path: string }[];
    };
    expect(rows[0]).toEqual({
      at: '2026-11-21T12:00:00.000Z',
      method: 'GET',
      path: INFO,
      status: 200,
      code: -21063,
      ms: expect.any(Number),
      fault: 'code',
    });
    expect(rows.map(({ path }) => path.split('/').at(-1))).toEqual(['info', 'puzzle', 'check', 'login']);
    expect(JSON.stringify(rows)).not.toMatch(/Demo123|demo@|appid/);
  });

  it.each([
    [{ effect: 'nothing' }],
    [{ effect: 'code', code: 1 }],
    [{ effect: 'delay', delayMs: -1 }],
    [{ effect: 'delay', times: 0 }],
    [{ call: '', effect: 'delay' }],
  ])('is not set by %j', async (fault) => {
    expect((await set(fault)).status).toBe(400);
  });
});

describe('the dev console', () => {
  it.each(['reset', 'log/clear'])('logs no call that began before its %s', async (order) => {
    const { visitor } = fresh;
    await visitor.devConsole('faults', { call: `GET ${INFO}`, effect: 'delay', delayMs: 100, times: 1 });
    const late = ask();
    await expect
      .poll(async () => (await visitor.request('/dev/api/faults').then((r) => r.json())).rows)
      .toEqual([]);
    await visitor.devConsole(order, {});
    await late;
    await ask();
    const { rows } = await visitor.request('/dev/api/log').then((response) => response.json());
    expect(rows).toHaveLength(1);
  });

  it('redirects back to its page after a form', async () => {
    const body = new URLSearchParams({
      call: '*',
      effect: 'delay',
      delayMs: '0',
      code: '-1',
      retryAfterSeconds: '1',
      times: '',
    });
    const response = await fresh.visitor.request('/dev/api/faults', {
      method: 'POST',
      body,
      headers: { accept: 'text/html' },
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/dev/faults']);
    expect(await textOf('/dev/faults')).toContain('until cleared');
    await fresh.visitor.request('/dev/api/faults', { method: 'DELETE' });
  });

  it('lists the requests, newest first, with their status and code, and clears the list by its button', async () => {
    await fresh.visitor.request('/dev/api/log', { method: 'DELETE' });
    const faults = [{ effect: 'http-500' }, { effect: 'code', code: -21063 }, { effect: 'offline' }];
    await ask();
    for (const fault of faults) {
      await fresh.visitor.devConsole('faults', { call: `GET ${INFO}`, times: 1, ...fault });
      await ask().catch(() => undefined);
    }
    const page = await textOf('/dev/requests');
    const cells = [...page.matchAll(/<tr><td class="num">20:00:00<\/td>([\s\S]*?)<\/tr>/g)].map(
      ([, row = '']) =>
        [...row.matchAll(/<td(?: class="([^"]*)")?>(?:<code>)?([^<]*)/g)].map(([, kind = '', text]) =>
          kind.includes('bad') ? `bad ${text}` : text?.replace(/\d+ ms/, 'ms'),
        ),
    );
    const call = `GET ${INFO}`;
    expect(cells).toEqual([
      [call, 'none', '', 'ms', 'offline'],
      [call, '200', 'bad -21063', 'ms', 'code'],
      [call, '500', '', 'ms', 'http-500'],
      [call, '200', 'bad -10001', 'ms', ''],
    ]);
    const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(page) ?? [];
    const headers = { accept: 'text/html' };
    const cleared = await fresh.visitor.request(action, { method: 'POST', headers });
    expect([cleared.status, cleared.headers.get('location')]).toEqual([303, '/dev/requests']);
    expect(await textOf('/dev/requests')).toContain('No call yet.');
  });

  it.each([
    ['/gallery/', GALLERY],
    ['/dev/', '/dev'],
    ['/dev/outbox/', '/dev/outbox'],
  ])('has %s at %s', async (path, to) => {
    const { status, headers } = await fresh.visitor.request(path);
    expect([status, headers.get('location')]).toEqual([302, to]);
    expect((await production.request(path)).status).toBe(404);
  });

  it('is not mounted in production, nor is any of its files', async () => {
    const pages = await Promise.all(
      ['/dev', '/dev/faults', '/dev/outbox', '/dev/phone', '/dev/requests'].map(textOf),
    );
    const files = new Set(pages.join('').match(/(?<=(?:href|src)=")[^"]+\.(?:css|js|svg)/g));
    const own = [...files].filter((path) => path.startsWith('/dev/'));
    expect(own).toEqual(['/dev/assets/dev-console.css']);
    for (const path of files) expect([path, (await fresh.visitor.request(path)).status]).toEqual([path, 200]);
    const shared = ['/assets/favicon.svg', '/assets/palette.css'];
    expect([...files].filter((path) => !own.includes(path)).sort()).toEqual(shared);
    for (const path of ['/dev', '/dev/api/log', '/dev/captcha/latest', '/assets/dev-console.css', ...own])
      expect([path, (await production.request(path)).status]).toEqual([path, 404]);
    expect(
      ((await (await production.request('/openapi/v2/user/checkLogin?appid=demo')).json()) as Answer).code,
    ).toBe(-10001);
  });

  it('lists sign-ins with a ticket; without the dev console they are not stored', async () => {
    const now = new Date(BASE_TIME);
    for (const [isDevConsoleOn, listed] of [
      [false, 0],
      [true, 1],
    ] as const) {
      const ticket = await newTicket(fresh.db, 100001, ['portal'], now);
      expect(await takeTicket({ db: fresh.db, isDevConsoleOn }, 'portal', ticket, now)).toBe(100001);
      expect(await fresh.db.query('select * from sso_propagations')).toHaveLength(listed);
    }
  });

  let production: Visitor;
  beforeAll(async () => {
    const other = await startPortal({ isDevConsoleOn: false });
    production = other.visitor();
    return () => other.close();
  });
});

describe('the server', () => {
  it('does not wait for a request without end when it is closed', async () => {
    let handled = () => {};
    const isHandled = new Promise<void>((resolve) => {
      handled = resolve;
    });
    const endless = {
      fetch() {
        handled();
        return new Promise<never>(() => {});
      },
    };
    const served = await serve(endless, { host: '127.0.0.1', port: 0 });
    const open = fetch(`http://127.0.0.1:${served.port}/`).then(
      () => 'answered',
      () => 'closed',
    );
    await isHandled;
    await served.close();
    expect(await open).toBe('closed');
  });

  it('listens, and drops the connection for a fault', async () => {
    const served = await serve(fresh.site.portal, { host: '127.0.0.1', port: 0 });
    const address = `http://127.0.0.1:${served.port}/openapi/v2/user/checkLogin?appid=demo`;
    try {
      expect(await (await fetch(address)).json()).toMatchObject({ code: -10001 });
      await fresh.visitor.devConsole('faults', { call: '*', effect: 'offline', times: 1 });
      await expect(fetch(address)).rejects.toThrow('fetch failed');
      expect((await fetch(address)).status).toBe(200);
    } finally {
      await served.close();
    }
  });
});
