import { describe, expect, it } from 'vitest';
import { FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';

async function cancel(data?: unknown, code = 0) {
  FakeXhr.autoAnswer = (request) => request.answer({ code, data });
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo' });
  return (await import('#api/settings/cancellation')).cancelAccount();
}

setUpFakeXhr();

describe('the deletion of the account (API-25, APIMAP-13)', () => {
  it('is sent without payload (CANCEL-06)', async () => {
    await cancel();
    expect([FakeXhr.last.method, FakeXhr.last.url.pathname]).toEqual([
      'POST',
      '/openapi/v2/user/account/cancellation',
    ]);
    expect(FakeXhr.last.body).toBe('appid=demo');
  });

  it.each([
    [
      { sso: ['/sso/leave'], ticket: 'T' },
      { sso: ['/sso/leave'], ticket: 'T' },
    ],
    [
      { sso: '/sso/leave', ticket: 7 },
      { sso: ['/sso/leave'], ticket: '7' },
    ],
    [undefined, { sso: [], ticket: '' }],
    [null, { sso: [], ticket: '' }],
    [[], { sso: [], ticket: '' }],
    [{ sso: [null, 1] }, { sso: [], ticket: '' }],
  ])('returns the SSO endpoints to sign out from: %j (CANCEL-08, OQ-73)', async (data, signOut) => {
    expect(await cancel(data)).toEqual(signOut);
  });

  it('is never retried', async () => {
    await expect(cancel(undefined, -21025)).rejects.toMatchObject({ kind: 'refused', code: -21025 });
    FakeXhr.sent = [];
    FakeXhr.autoAnswer = (request) => request.fail();
    const { cancelAccount } = await import('#api/settings/cancellation');
    await expect(cancelAccount()).rejects.toMatchObject({ kind: 'network' });
    expect(FakeXhr.sent).toHaveLength(1);
  });
});
