import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '#lib/api-error';
import type { Endpoint } from '#lib/transport/endpoint';
import type { CallOptions, Fields } from '#lib/transport/http';
import { CODE_ROWS } from '../../../support/code-rows';
import { loadEndpoints } from '../../../support/unit/endpoints';
import { FakeXhr } from '../../../support/unit/fake-xhr';
import { freshBrowser } from '../../../support/unit/fresh-page';

const ENDPOINTS = await loadEndpoints();

const READ: Endpoint = { method: 'GET', path: '/openapi/v2/read', isSafe: true };
const UNSAFE_GET: Endpoint = { method: 'GET', path: '/openapi/v2/act' };
const WRITE: Endpoint = { method: 'POST', path: '/openapi/v2/write' };
const REMOVE: Endpoint = { method: 'DELETE', path: '/openapi/v2/remove' };

let http: typeof import('#lib/transport/http');
let configure: (settings: object) => void;

/** Makes a call and returns its result or error. */
async function outcome(endpoint: Endpoint, fields?: Fields, options?: CallOptions) {
  try {
    return { data: await http.send(endpoint, fields, options), error: null };
  } catch (error) {
    return { data: undefined, error: error as ApiError };
  }
}

/** Makes a call and waits until it is sent; returns a promise of its result or error. */
async function begin(endpoint: Endpoint, options?: CallOptions) {
  const result = outcome(endpoint, {}, options);
  await vi.advanceTimersByTimeAsync(0);
  return { result };
}

/** The result or error of a call with this response. */
async function outcomeOf(endpoint: Endpoint, ...answer: Parameters<FakeXhr['answer']>) {
  FakeXhr.autoAnswer = (request) => request.answer(...answer);
  return outcome(endpoint);
}

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  freshBrowser();
  FakeXhr.reset();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  http = await import('#lib/transport/http');
  configure = (await import('#page-config/scripts')).addConfigLayer;
  configure({ appid: 'demo' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a request', () => {
  const answer = (request: FakeXhr) => request.answer({ code: 0 });
  beforeEach(() => {
    FakeXhr.autoAnswer = answer;
  });

  it('has its fields, appid and then the time as query parameters of a GET (WIRE-02, WIRE-05, WIRE-06)', async () => {
    await outcome(READ, { b: '二 &', a: 1 });
    const { method, url, body } = FakeXhr.last;
    expect(method).toBe('GET');
    expect(url.pathname).toBe('/openapi/v2/read');
    expect([...url.searchParams]).toEqual([
      ['b', '二 &'],
      ['a', '1'],
      ['appid', 'demo'],
      ['t', '1700000000000'],
    ]);
    expect(body).toBeNull();
  });

  it.each([WRITE, REMOVE])(
    'has them form-encoded in the body of a $method (WIRE-01, WIRE-04, WIRE-06)',
    async (endpoint) => {
      await outcome(endpoint, { a: '+/= 二' });
      const { method, url, body, headers } = FakeXhr.last;
      expect(method).toBe(endpoint.method);
      expect(body).toBe('a=%2B%2F%3D+%E4%BA%8C&appid=demo');
      expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      expect(url.search).toBe('?t=1700000000000');
    },
  );

  it('sends cookies without reading them, and no custom header (WIRE-16)', async () => {
    const cookie = vi.spyOn(document, 'cookie', 'get');
    await outcome(WRITE);
    expect(cookie).not.toHaveBeenCalled();
    expect(FakeXhr.last.withCredentials).toBe(true);
    expect(Object.keys(FakeXhr.last.headers).sort()).toEqual(['content-type']);
  });

  it('is sent to the host of the page unless another one is configured (WIRE-03)', async () => {
    await outcome(READ);
    expect(FakeXhr.last.url.host).toBe('www.example.com');
    configure({ apiBase: 'https://api.example.org/base/' });
    await outcome(READ);
    expect(FakeXhr.last.url.href).toMatch(
      /^https:\/\/api\.example\.org\/base\/openapi\/v2\/read\?appid=demo&t=\d+$/,
    );
  });

  it('omits undefined fields, and has flags as 1 and 0 (OQ-06)', async () => {
    await outcome(WRITE, { none: undefined, nil: null, empty: '', zero: 0, yes: true, no: false });
    expect(FakeXhr.last.body).toBe('empty=&zero=0&yes=1&no=0&appid=demo');
  });

  it('times out after 12 seconds (WIRE-07, CONST-01)', async () => {
    await outcome(WRITE);
    expect(FakeXhr.last.timeout).toBe(12_000);
  });

  it('cannot have another appid', async () => {
    await outcome(WRITE, { appid: 'mine' });
    expect(FakeXhr.last.fields).toEqual([['appid', 'demo']]);
  });
});

describe('a response', () => {
  it.each([
    [{ code: 0, data: { a: 1 } }, { a: 1 }],
    [{ code: 200, data: 'x' }, 'x'],
    [{ a: 1 }, { a: 1 }],
    ['null', null],
    ['[1]', [1]],
  ])('%j has the data %j (OQ-03)', async (body, data) => {
    expect((await outcomeOf(READ, body)).data).toEqual(data);
  });

  it.each([
    [{ code: -10001, message: '请登录' }, 200, { code: -10001, serverMessage: '请登录' }],
    [{ ret: '-21018', msg: 'x' }, 200, { code: -21018, serverMessage: 'x' }],
    [{ code: -1e300 }, 200, { code: -1e300 }],
    ['{"code": -1e999}', 200, { code: Number.NEGATIVE_INFINITY }],
    [{ code: -10001 }, 401, { code: -10001, status: 401 }],
  ])('%j with HTTP %i is a refusal (ERR-01)', async (body, status, expected) => {
    const { error } = await outcomeOf(WRITE, body, status);
    expect(error).toMatchObject({ kind: 'refused', request: 'POST /openapi/v2/write', ...expected });
  });

  it.each([
    ['', 500],
    ['<html>', 502],
    [{ code: 0, data: 1 }, 500],
    [{ code: -1 }, 500],
    [{ code: 0 }, 404],
    ['', 300],
    ['', 304],
    ['not found', 404],
  ])('%j with HTTP %i is an HTTP failure (ERR-07)', async (body, status) => {
    expect((await outcomeOf(READ, body, status)).error).toMatchObject({
      kind: 'network',
      status,
      code: null,
    });
    expect(FakeXhr.sent).toHaveLength(1);
  });

  it.each(['', '<!doctype html>', '{"code":0', 'OK', 'callback({})'])(
    '%j with HTTP 200 is malformed, and not retried',
    async (body) => {
      const { error } = await outcomeOf(READ, body);
      expect(error).toMatchObject({
        kind: 'malformed',
        status: 200,
        code: null,
        cause: expect.any(SyntaxError),
      });
      expect(FakeXhr.sent).toHaveLength(1);
    },
  );

  it('is only returned: no toast, no navigation, no console message', async () => {
    const { href } = location;
    await outcomeOf(READ, { code: -10001 });
    await outcomeOf(READ, '<html>', 500);
    expect(location.href).toBe(href);
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('of any content throws no error but ApiError, and does not pollute prototypes', async () => {
    const name = fc.constantFrom(
      'code',
      'result',
      'ret',
      'message',
      'msg',
      'data',
      '__proto__',
      'constructor',
      'toString',
      'then',
    );
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(-1e308, 1e308, -0, '-9'.repeat(200), '99999999999999999999', [[[]]]),
    );
    const pairs = fc.array(fc.tuple(name, value), { maxLength: 5 });
    const object = pairs.map(
      (fields) => `{${fields.map(([key, of]) => `"${key}":${JSON.stringify(of)}`).join()}}`,
    );
    const body = fc.oneof(
      object,
      fc.json(),
      fc.string(),
      fc.constantFrom('['.repeat(50_000), '{"code":1e999}'),
    );
    const status = fc.constantFrom(200, 204, 302, 400, 429, 500, 503);
    const header = fc.oneof(
      fc.string(),
      fc.constantFrom('-1', '1e9', '99999999999999999999', 'Wed, 21 Oct 2099 07:28:00 GMT'),
    );
    const { ApiError } = await import('#lib/api-error');
    await fc.assert(
      fc.asyncProperty(body, status, header, async (text, code, retryAfter) => {
        FakeXhr.autoAnswer = (request) => request.answer(text, code, { 'retry-after': retryAfter });
        const failure: unknown = await http.send(WRITE).then(
          () => null,
          (error: unknown) => error,
        );
        if (failure !== null) expect(failure).toBeInstanceOf(ApiError);
        expect(({} as { code?: unknown }).code).toBeUndefined();
      }),
      { numRuns: 400 },
    );
  });
});

describe('a refusal', () => {
  const codes = [...CODE_ROWS.map(({ code }) => code).filter((code) => code < 0), -21001, -99999];

  it.each(Object.values(ENDPOINTS))(
    'of $method $path contains any code and message (ERR-12, ERR-15, ERR-16)',
    async ({ method, path }) => {
      for (const code of codes) {
        const { error } = await outcomeOf({ method, path }, { code, message: `第 ${code} 条` });
        expect(error).toMatchObject({ kind: 'refused', code, serverMessage: `第 ${code} 条` });
      }
      expect(FakeXhr.sent).toHaveLength(codes.length);
    },
  );
});

describe('a request without a response', () => {
  it('is retried once after a short pause if it is safe and the connection failed, also on a page opened long ago', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    const { result } = await begin(READ);
    FakeXhr.last.fail();
    await vi.advanceTimersByTimeAsync(199);
    expect(FakeXhr.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(401);
    expect(FakeXhr.sent).toHaveLength(2);
    const [first, second] = FakeXhr.sent.map(({ url }) => Number(url.searchParams.get('t')));
    expect(second).toBeGreaterThan(first ?? Number.POSITIVE_INFINITY);
    FakeXhr.last.answer({ data: 'late' });
    expect((await result).data).toBe('late');
  });

  it('is a network error when the retry also fails (ERR-07)', async () => {
    FakeXhr.autoAnswer = (request) => request.fail();
    const { result } = await begin(READ);
    await vi.runAllTimersAsync();
    expect((await result).error).toMatchObject({
      kind: 'network',
      status: null,
      request: 'GET /openapi/v2/read',
    });
    expect(FakeXhr.sent).toHaveLength(2);
  });

  it.each([WRITE, REMOVE, UNSAFE_GET])(
    'is never retried when it may have an effect: $method',
    async (endpoint) => {
      FakeXhr.autoAnswer = (request) => request.fail();
      const { result } = await begin(endpoint);
      await vi.runAllTimersAsync();
      expect((await result).error?.kind).toBe('network');
      expect(FakeXhr.sent).toHaveLength(1);
    },
  );

  it('is a network error after 12 seconds, and not retried (WIRE-07)', async () => {
    const { result } = await begin(READ);
    await vi.advanceTimersByTimeAsync(12_000);
    FakeXhr.last.timeOut();
    await vi.runAllTimersAsync();
    expect((await result).error?.kind).toBe('network');
    expect(FakeXhr.sent).toHaveLength(1);
  });

  it('times out after 12 seconds including the retry', async () => {
    const { result } = await begin(READ);
    await vi.advanceTimersByTimeAsync(9_000);
    FakeXhr.last.fail();
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeXhr.sent).toHaveLength(2);
    expect(FakeXhr.last.timeout).toBeGreaterThan(2_300);
    expect(FakeXhr.last.timeout).toBeLessThanOrEqual(2_800);
    FakeXhr.last.timeOut();
    expect((await result).error?.kind).toBe('network');
  });

  it('is not retried after 12 seconds', async () => {
    const { result } = await begin(READ);
    await vi.advanceTimersByTimeAsync(11_900);
    FakeXhr.last.fail();
    await vi.runAllTimersAsync();
    expect((await result).error?.kind).toBe('network');
    expect(FakeXhr.sent).toHaveLength(1);
  });

  it('does not reveal its fields, also not in a log', async () => {
    FakeXhr.autoAnswer = (request) => request.fail();
    const { error } = await outcome(WRITE, { password: 'Abc12345!' });
    expect(inspect(error, { depth: null })).not.toContain('Abc12345');
    expect(error?.cause).toMatch(/Network Error$/);
  });

  it('is retried after a random pause', async () => {
    const delays: number[] = [];
    for (const random of [0, 0.5, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const { result } = await begin(READ);
      FakeXhr.last.fail();
      const failedAt = Date.now();
      await vi.advanceTimersToNextTimerAsync();
      delays.push(Date.now() - failedAt);
      FakeXhr.last.answer({});
      await result;
    }
    expect(delays).toEqual([200, 400, 599]);
  });
});

describe('an aborted call', () => {
  it('rejects at once, and aborts its request', async () => {
    const screen = new AbortController();
    const { result } = await begin(WRITE, { signal: screen.signal });
    screen.abort();
    expect((await result).error).toMatchObject({ kind: 'aborted', request: 'POST /openapi/v2/write' });
    expect(FakeXhr.last.isAborted).toBe(true);
  });

  it('is not sent when it was aborted before', async () => {
    expect((await outcome(READ, {}, { signal: AbortSignal.abort() })).error?.kind).toBe('aborted');
    expect(FakeXhr.sent).toEqual([]);
  });

  it('is not retried', async () => {
    const screen = new AbortController();
    const { result } = await begin(READ, { signal: screen.signal });
    FakeXhr.last.fail();
    await vi.advanceTimersByTimeAsync(100);
    screen.abort();
    expect((await result).error?.kind).toBe('aborted');
    expect(vi.getTimerCount()).toBe(0);
    expect(FakeXhr.sent).toHaveLength(1);
  });

  it('leaves no listener on its signal', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const { result } = await begin(READ, { signal });
    FakeXhr.last.fail();
    await vi.runAllTimersAsync();
    FakeXhr.last.answer({});
    await result;
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  });
});

describe('a response with Retry-After', () => {
  const busy = (header: string, status = 429) =>
    outcomeOf(READ, { code: -21063 }, status, { 'Retry-After': header });

  it.each([
    ['30', 30_000],
    ['0', null],
    ['-5', null],
    ['soon', null],
    ['', null],
    ['1.5', null],
    ['99999999999', 3_600_000],
    [new Date(1_700_000_060_000).toUTCString(), 60_000],
    [new Date(1_600_000_000_000).toUTCString(), null],
    ['Wed, 21 Oct 2099 07:28:00 GMT', 3_600_000],
  ])('is parsed from %j as %s ms', async (header, retryAfterMs) => {
    expect((await busy(header)).error).toMatchObject({ retryAfterMs, status: 429 });
  });

  it('is respected with status 429 and 503 only', async () => {
    expect((await busy('30', 503)).error).toMatchObject({ kind: 'network', retryAfterMs: 30_000 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await busy('30', 500)).error?.retryAfterMs).toBeNull();
    expect((await busy('30', 200)).error?.retryAfterMs).toBeNull();
  });

  it('delays the same request', async () => {
    await busy('30');
    await vi.advanceTimersByTimeAsync(29_000);
    const { error } = await outcome(READ);
    expect(error).toMatchObject({ kind: 'network', status: 429, retryAfterMs: 1_000 });
    expect(FakeXhr.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    FakeXhr.autoAnswer = (request) => request.answer({ data: 1 });
    expect((await outcome(READ)).data).toBe(1);
    expect(FakeXhr.sent).toHaveLength(2);
  });

  it('does not delay other calls, or writes to the same path', async () => {
    await busy('30');
    FakeXhr.autoAnswer = (request) => request.answer({ data: 1 });
    expect((await outcome({ method: 'GET', path: '/openapi/v2/other' })).data).toBe(1);
    expect((await outcome({ ...WRITE, path: READ.path })).data).toBe(1);
  });

  it('does not delay a call that may have an effect', async () => {
    await outcomeOf(WRITE, { code: -21063 }, 429, { 'Retry-After': '30' });
    FakeXhr.autoAnswer = (request) => request.answer({ data: 1 });
    expect((await outcome(WRITE)).data).toBe(1);
  });

  it.each([-86_400_000, 86_400_000])(
    'is a date of the server, whose clock differs from that of the device by %i ms',
    async (aheadMs) => {
      const serverMs = 1_700_000_000_000 + aheadMs;
      const headers = {
        Date: new Date(serverMs).toUTCString(),
        'Retry-After': new Date(serverMs + 60_000).toUTCString(),
      };
      expect((await outcomeOf(READ, { code: -21063 }, 429, headers)).error?.retryAfterMs).toBe(60_000);
    },
  );

  it('is measured independently of the clock of the device', async () => {
    await busy('30');
    vi.setSystemTime(1_800_000_000_000);
    expect((await outcome(READ)).error?.retryAfterMs).toBe(30_000);
  });
});
