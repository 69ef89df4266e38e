import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../../../examples/portal/server/calls';
import { LIMITS } from '../../../../examples/portal/server/config/limits';
import { BODY_MAX_BYTES } from '../../../../examples/portal/server/config/settings';
import { MEMBER_CALLS } from '../../../../examples/portal/server/membership/member-service';
import { type Served, serve } from '../../../../examples/portal/server/serve';
import { ORIGIN } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const SECOND = 'http://localhost:8081';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const fresh = freshPortal();
beforeAll(() => fresh.site.portal.setSites({ portalPort: 8080, secondPort: 8081, hosts: ['localhost'] }));

describe('the limit of a body', () => {
  const POSTS = [
    `${ORIGIN}/openapi/v2/user/oauth/qq`,
    `${ORIGIN}/signout`,
    `${ORIGIN}/dev/api/faults`,
    `${ORIGIN}/dev/api/unread`,
    `${ORIGIN}/dev/api/review`,
    `${ORIGIN}/dev/api/phone`,
    `${ORIGIN}/no/such/page`,
    `${ORIGIN}/membership/signature`,
    ...MEMBER_CALLS.map(({ path }) => ORIGIN + path),
    `${SECOND}/signout`,
    ...CALLS.filter(({ method, uploadMaxBytes }) => method !== 'GET' && !uploadMaxBytes).map(
      ({ path }) => ORIGIN + path,
    ),
  ];
  const send = (address: string, body: BodyInit, more = {}) => {
    const site = address.startsWith(SECOND) ? fresh.site.portal.second : fresh.site.portal;
    return site.fetch(new Request(address, { method: 'POST', headers: FORM, body, ...more }));
  };

  it.each(POSTS)('is enforced for %s with a content length', async (address) => {
    const headers = { ...FORM, 'content-length': String(BODY_MAX_BYTES + 1) };
    expect((await send(address, 'x', { headers })).status).toBe(413);
  });

  it.each(POSTS)('is enforced without a content length: %s', async (address) => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
        if (sent >= 1024 * 1024) controller.close();
      },
    });
    expect((await send(address, body, { duplex: 'half' })).status).toBe(413);
    expect(sent).toBeLessThan(2 * BODY_MAX_BYTES);
  });
});

describe('a call whose body takes long', () => {
  const USER = `${ORIGIN}/openapi/v2/user`;
  const upload = new FormData();
  upload.append('appid', 'demo');
  upload.append('timestamp', '1764000000000');
  upload.append('file_name', new Blob(['x']), 'x.png');

  it.each<[string, BodyInit]>([
    ['info', new URLSearchParams({ appid: 'demo', nick_name: '江上清风', sex: '2' })],
    ['account/cancellation', new URLSearchParams({ appid: 'demo' })],
    ['modify/headImage', upload],
  ])('is refused if the viewer has signed out meanwhile: %s', async (path, content) => {
    await fresh.visitor.devConsole('session');
    const cookie = fresh.visitor.cookie();
    const whole = new Response(content);
    const bytes = new Uint8Array(await whole.clone().arrayBuffer());
    const body = new ReadableStream(
      {
        async pull(controller) {
          await fresh.visitor.request('/signout', { method: 'POST' });
          controller.enqueue(bytes);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const type = whole.headers.get('content-type') ?? '';
    const headers = { cookie, 'content-type': type, 'content-length': String(bytes.length) };
    const request = new Request(`${USER}/${path}`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    expect(await (await fresh.site.portal.fetch(request)).json()).toMatchObject({ code: -10001 });
  });
});

describe('a NUL character', () => {
  it.each([
    '/avatars/%00',
    '/account/%00',
    '/avatars/a%00b',
    '/dev/captcha/%00',
    '/dev/outbox/%00',
    '/%00',
    '/openapi/v2/user/oauth/%00',
  ])('in a path is a bad request: %s', async (path) => {
    expect((await fresh.visitor.request(path)).status).toBe(400);
  });

  it.each([
    ['GET', '/activate?code=%00', 303],
    ['GET', '/reset?code=%00', 303],
    ['GET', '/news/1.html?%00=%00', 200],
    ['GET', '/openapi/v2/user/info?appid=demo&x=%00', 200],
    ['GET', '/sso/accept?ticket=%00', 403],
    ['DELETE', '/dev/api/faults?call=%00', 400],
  ])('in a query is an invalid value: %s %s', async (method, path, status) => {
    expect((await fresh.visitor.request(path, { method })).status).toBe(status);
  });

  it.each(['session', 'unread', 'review', 'phone'])(
    'in a JSON body is a bad request: /dev/api/%s',
    async (call) => {
      const input = { account: 'a\0b', code: 'a\0b', action: 'confirm', subscribe: 0, system: 0 };
      expect((await fresh.visitor.devConsole(call, input)).status).toBe(400);
    },
  );
});

/** When a server of Node disconnects such a client by default. */
const NODE_HEADERS_MS = 60_000;

describe('a slow client', () => {
  let served: Served;
  beforeAll(async () => {
    const times = {
      headersTimeout: 200,
      requestTimeout: 400,
      connectionsCheckingInterval: 50,
      keepAliveTimeout: 5_000,
    };
    served = await serve(fresh.site.portal, { host: '127.0.0.1', port: 0, times });
  });
  afterAll(() => served.close());

  /** The whole response until the server closes the connection. */
  function answerTo(start: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let text = '';
      const socket: Socket = connect(served.port, '127.0.0.1', () => socket.write(start));
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', reject).on('close', () => resolve(text));
    });
  }

  it.each([
    ['in its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow:'],
    [
      'in the body of a call',
      'POST /openapi/v2/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nappid=',
    ],
    [
      'in the body of an upload',
      'POST /openapi/v2/user/modify/headImage HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n--x\r\n',
    ],
  ])('that stops %s is disconnected', async (_, start) => {
    const started = performance.now();
    await answerTo(start);
    expect(performance.now() - started).toBeLessThan(NODE_HEADERS_MS / 2);
  });
});

describe('calls that store a row for anybody', () => {
  const QR = '/openapi/v2/user/QRCode/login/generationQRCode';
  const PUZZLE = '/openapi/v2/user/captcha/dynamic/puzzle';
  const LIMITED = CALLS.filter(({ isLimited, isSigned }) => isLimited || isSigned);
  const TOO_OFTEN = -21063;

  const codeOf = async (method: string, path: string) => {
    const fields = new URLSearchParams({ appid: 'demo', appId: 'portal-demo' });
    const response = await (method === 'GET'
      ? fresh.visitor.request(`${path}?${fields}`)
      : fresh.visitor.request(path, { method, body: fields }));
    return response.headers.get('content-type')?.includes('image') ? 0 : (await response.json()).code;
  };
  const memberToken = () => codeOf('POST', '/member/openapi/token/generate');
  const stored = () =>
    fresh.db.query(
      'select (select count(*) from one_time) as secrets, (select count(*) from sessions) as sessions, (select count(*) from qr_codes) as codes',
    );

  it('are refused after 3,000 of one address in ten minutes, counted together', async () => {
    const { count, windowMs } = LIMITS.openCall;
    expect(await codeOf('GET', PUZZLE)).toBe(0);
    await fresh.db.query("update limits set used = $1 where key like 'open-call:%'", [count - 1]);
    expect(await codeOf('GET', QR)).toBe(0);
    const before = await stored();
    for (const { method, path } of LIMITED)
      expect([path, await codeOf(method, path)]).toEqual([path, TOO_OFTEN]);
    expect(await memberToken()).toBe(20_001);
    expect(await stored()).toEqual(before);
    fresh.site.clock.ms += windowMs;
    expect(await codeOf('GET', PUZZLE)).toBe(0);
    expect(await memberToken()).toBe(10_000);
  });
});
