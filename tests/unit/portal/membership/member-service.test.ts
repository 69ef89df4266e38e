import { describe, expect, it } from 'vitest';
import { BASE_TIME, type Visitor } from '../../../support/portal/client';
import { freshPortal } from '../../../support/portal/fresh-portal';

const TOKEN = '/member/openapi/token/generate';
const DETAIL = '/member/api/memberInfo/memberDetailInfo';
const SIGNATURE = '/membership/signature';
const OK = 10_000;

const fresh = freshPortal();

type Service = { code: number; data?: Record<string, unknown> };
type Values = Record<'appid' | 'ip' | 'productId' | 'source' | 'time' | 'uid', string>;
const VALUES: Values = {
  appid: 'portal-demo',
  ip: '',
  productId: 'vip',
  source: 'web',
  time: String(BASE_TIME),
  uid: '100001',
};

async function generate(visitor: Visitor, appId = 'portal-demo'): Promise<Service> {
  const body = new URLSearchParams({ appId });
  return (await visitor.request(TOKEN, { method: 'POST', body })).json() as Promise<Service>;
}
async function signatureOf(visitor: Visitor, values: Values = VALUES): Promise<string> {
  const response = await visitor.request(SIGNATURE, { method: 'POST', body: new URLSearchParams(values) });
  return response.text();
}
type Over = { service?: Visitor; token?: string; verifycode?: string; signature?: string; values?: Values };

/**
 * Looks up the cards with a signature for the signed-in viewer.
 * @param over `service`: the browser of the member service, with the cookie of its last token; `token`: not requested
 */
async function lookUp(over: Over = {}): Promise<Service> {
  const { values = VALUES } = over;
  await fresh.visitor.devConsole('session');
  const signature = over.signature ?? (await signatureOf(fresh.visitor, values));
  const { service = fresh.site.visitor() } = over;
  const token = over.token ?? String((await generate(service)).data?.token);
  const { time, appid, ...params } = values;
  const response = await service.request(DETAIL, {
    method: 'POST',
    body: JSON.stringify({ header: { time, appid, signature }, params, token }),
    headers: { 'content-type': 'application/json', verifycode: over.verifycode ?? token },
  });
  return response.json() as Promise<Service>;
}

describe('the member service (API-51, API-52)', () => {
  it('issues a token in the response and in the cookie verifycode that no script can read (VIP-03)', async () => {
    const body = new URLSearchParams({ appId: 'portal-demo' });
    const response = await fresh.visitor.request(TOKEN, { method: 'POST', body });
    const { code, data } = (await response.json()) as Service;
    expect([code, String(data?.token).length]).toEqual([OK, 43]);
    expect(response.headers.get('set-cookie')).toMatch(
      new RegExp(`^verifycode=${data?.token}; .*Path=/; HttpOnly; SameSite=Lax$`),
    );
  });

  it('returns the cards of the viewer (ENT-12)', async () => {
    const { code, data } = await lookUp();
    expect(code).toBe(OK);
    expect(data).toEqual({
      memberPayCardsRelationRespList: [
        { status: 2, type: 2, expiredTime: '2027-06-09 20:00:00' },
        { status: 3, type: 2, expiredTime: '2026-10-12 20:00:00' },
        { status: 2, type: 1, expiredTime: '2028-04-04 20:00:00' },
      ],
    });
  });

  it('accepts a token once', async () => {
    const service = fresh.site.visitor();
    const token = String((await generate(service)).data?.token);
    expect((await lookUp({ service, token })).code).toBe(OK);
    expect((await lookUp({ service, token })).code).toBeGreaterThan(OK);
  });

  it('refuses a token without its cookie (VIP-03)', async () => {
    const token = String((await generate(fresh.visitor)).data?.token);
    expect((await lookUp({ token })).code).toBeGreaterThan(OK);
    const other = fresh.site.visitor();
    await generate(other);
    expect((await lookUp({ service: other, token })).code).toBeGreaterThan(OK);
  });

  it.each<[string, Over]>([
    ['another token', { token: 'other' }],
    ['a header without the token (VIP-03)', { verifycode: 'other' }],
    ['a forged signature', { signature: '0'.repeat(64) }],
    ['no signature', { signature: '' }],
    ['an old request', { values: { ...VALUES, time: String(BASE_TIME - 3_600_000) } }],
    ['another application', { values: { ...VALUES, appid: 'other' } }],
  ])('refuses %s', async (_, over) => {
    const { code, data } = await lookUp(over);
    expect(code).toBeGreaterThan(OK);
    expect(data).toBeUndefined();
  });

  it('refuses a token for another application, and an invalid body', async () => {
    expect((await generate(fresh.visitor, 'other')).code).toBeGreaterThan(OK);
    const response = await fresh.visitor.request(DETAIL, { method: 'POST', body: '[]' });
    expect(((await response.json()) as Service).code).toBeGreaterThan(OK);
  });
});

describe('the portal', () => {
  it('signs requests for the signed-in viewer only', async () => {
    expect(await signatureOf(fresh.visitor)).toBe('');
    await fresh.visitor.devConsole('session');
    expect(await signatureOf(fresh.visitor)).toMatch(/^[0-9a-f]{64}$/);
    expect(await signatureOf(fresh.visitor, { ...VALUES, uid: '100002' })).toBe('');
  });
});
