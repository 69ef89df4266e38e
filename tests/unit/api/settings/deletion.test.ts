import { describe, expect, it } from 'vitest';
import { FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';

async function requestDeletion(data?: unknown, code = 0) {
  FakeXhr.autoAnswer = (request) => request.answer({ code, data });
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo' });
  return (await import('#api/settings/deletion')).deleteAccount();
}

setUpFakeXhr();

describe('the deletion of the account (API-25, APIMAP-13)', () => {
  it('is sent without payload (CANCEL-06)', async () => {
    await requestDeletion();
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
    expect(await requestDeletion(data)).toEqual(signOut);
  });

  it('is never retried', async () => {
    await expect(requestDeletion(undefined, -21025)).rejects.toMatchObject({ kind: 'refused', code: -21025 });
    FakeXhr.sent = [];
    FakeXhr.autoAnswer = (request) => request.fail();
    const { deleteAccount } = await import('#api/settings/deletion');
    await expect(deleteAccount()).rejects.toMatchObject({ kind: 'network' });
    expect(FakeXhr.sent).toHaveLength(1);
  });
});
