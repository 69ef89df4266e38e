import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeXhr } from '../../../support/unit/fake-xhr';
import { freshBrowser } from '../../../support/unit/fresh-page';

const CARD = { expiredTime: '2027-06-09 20:00:00', status: 2, type: '2' };
const LIST = 'memberPayCardsRelationRespList';
const MEMBER = { base: 'https://member.example.com', appId: 'm1', productId: 'vip', source: 'web' };
const NOW = Date.parse('2026-11-21T12:00:00Z');

/** Responds to the two calls of a look-up; `detail` and `token` are the whole responses. */
async function lookUp({
  token = { code: 0, data: { token: 't0k' } } as unknown,
  detail = { code: 10_000, data: { [LIST]: [CARD] } } as unknown,
  member = MEMBER as object,
} = {}) {
  FakeXhr.autoAnswer = (request) =>
    request.answer(request.url.pathname === '/openapi/token/generate' ? token : detail);
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo', member });
  return (await import('#api/member/membership')).getMemberCards('u1');
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  freshBrowser();
  FakeXhr.reset();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the membership look-up', () => {
  it('requests a token with the appId, at the base of the member service (API-51, VIP-01)', async () => {
    await lookUp();
    const [first] = FakeXhr.sent;
    expect([first?.method, first?.url.origin, first?.url.pathname, first?.fields]).toEqual([
      'POST',
      MEMBER.base,
      '/openapi/token/generate',
      [['appId', 'm1']],
    ]);
    expect(first?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  });

  it('sends header, params and token as nested objects (API-52, VIP-02, WIRE-14)', async () => {
    await lookUp({
      member: { ...MEMBER, sign: async (values: { uid: string; time: string }) => values.uid + values.time },
    });
    expect([FakeXhr.last.method, FakeXhr.last.url.origin, FakeXhr.last.url.pathname]).toEqual([
      'POST',
      MEMBER.base,
      '/api/memberInfo/memberDetailInfo',
    ]);
    expect(FakeXhr.last.headers['content-type']).toContain('application/json');
    expect(JSON.parse(String(FakeXhr.last.body))).toEqual({
      header: { time: NOW, appid: 'm1', signature: `u1${NOW}` },
      params: { uid: 'u1', productId: 'vip', ip: '', source: 'web' },
      token: 't0k',
    });
    expect(FakeXhr.sent.every(({ url }) => url.searchParams.get('t') === String(NOW))).toBe(true);
  });

  it('carries the token in the header verifycode, and the cookies (VIP-03)', async () => {
    await lookUp();
    expect(FakeXhr.last.headers.verifycode).toBe('t0k');
    expect(FakeXhr.sent.map(({ withCredentials }) => withCredentials)).toEqual([true, true]);
  });

  it('neither stores the token nor passes it to the page (VIP-03)', async () => {
    const cookie = vi.spyOn(document, 'cookie', 'get');
    const sign = vi.fn(() => 's');
    await lookUp({ member: { ...MEMBER, sign } });
    const kept = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
    const urls = FakeXhr.sent.map(({ url }) => url.href);
    expect(JSON.stringify([kept, urls, sign.mock.calls])).not.toContain('t0k');
    expect(cookie).not.toHaveBeenCalled();
    await lookUp();
    expect(FakeXhr.sent.filter(({ url }) => url.pathname === '/openapi/token/generate')).toHaveLength(2);
  });

  it.each([
    ['in data', { code: 0, data: { token: 'T' } }],
    ['as data', { code: 10_000, data: 'T' }],
    ['beside the code', { token: 'T' }],
  ])('accepts a token %s (OQ-12)', async (_, token) => {
    await lookUp({ token });
    expect(FakeXhr.last.headers.verifycode).toBe('T');
  });

  it('returns the cards, without those that cannot be read (VIP-05, ENT-12)', async () => {
    const card = { expiresAt: '2027-06-09 20:00:00', status: '2', type: '2' };
    expect(
      await lookUp({ detail: { code: 10_000, data: { [LIST]: [CARD, null, { status: {} }] } } }),
    ).toEqual([card]);
    expect(await lookUp({ detail: { code: '10000', [LIST]: [CARD] } })).toEqual([card]);
  });

  it.each([
    [
      { code: 0, data: { [LIST]: [CARD] } },
      { kind: 'refused', code: 0 },
    ],
    [
      { code: 10_001, data: { [LIST]: [CARD] } },
      { kind: 'refused', code: 10_001 },
    ],
    [{ data: { [LIST]: [CARD] } }, { kind: 'refused' }],
    [{ code: 10_000, data: 'none' }, { kind: 'malformed' }],
    [{ code: 10_000, data: { [LIST]: 'none' } }, { kind: 'malformed' }],
    [{ code: -10_001 }, { kind: 'refused', code: -10_001 }],
    ['not JSON', { kind: 'malformed' }],
  ])('fails without the code 10000 and a list of cards: %j (VIP-04)', async (detail, error) => {
    const request = 'POST /api/memberInfo/memberDetailInfo';
    await expect(lookUp({ detail })).rejects.toMatchObject({ name: 'ApiError', request, ...error });
  });

  it.each([
    [{ code: 0, data: {} }, 'malformed'],
    [{ code: 0, data: null }, 'malformed'],
    [{ code: -1 }, 'refused'],
    [{ token: ['t'] }, 'malformed'],
    ['no json', 'malformed'],
  ])('fails without a token: %j', async (token, kind) => {
    const request = 'POST /openapi/token/generate';
    await expect(lookUp({ token })).rejects.toMatchObject({ name: 'ApiError', request, kind });
    expect(FakeXhr.sent).toHaveLength(1);
  });

  it('does not sign the viewer out, whatever the member service responds', async () => {
    const { session, recordSignIn } = await import('#session/session');
    recordSignIn();
    await expect(lookUp({ detail: { code: -10_001 } })).rejects.toThrow();
    expect(session.getState().status).toBe('signed-in');
  });

  it('sends an empty signature without `sign`, and nothing when `sign` fails (OQ-12)', async () => {
    await lookUp();
    expect(JSON.parse(String(FakeXhr.last.body)).header.signature).toBe('');
    const failing = { ...MEMBER, sign: () => Promise.reject(new Error('no')) };
    await expect(lookUp({ member: failing })).rejects.toMatchObject({ kind: 'unsigned' });
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"member.sign" threw'), 'Error: no');
    expect(FakeXhr.sent).toHaveLength(3);
  });
});
