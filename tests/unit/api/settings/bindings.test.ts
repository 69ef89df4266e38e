import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeXhr, setUpFakeXhr } from '../../../support/unit/fake-xhr';

async function load() {
  const { addConfigLayer } = await import('#page-config/scripts');
  addConfigLayer({ appid: 'demo' });
  return import('#api/settings/bindings');
}
async function read(data: unknown) {
  FakeXhr.autoAnswer = (request) => request.answer({ code: 0, data });
  return (await load()).getBindingInfo();
}
const NOTHING = { email: '', isEmailActive: false, phone: '', others: [] };

setUpFakeXhr();

describe('the bindings (API-29, APIMAP-11)', () => {
  it('are requested without fields', async () => {
    await read({});
    expect(FakeXhr.last.url.pathname).toBe('/openapi/v2/user/binding/info');
    expect([...FakeXhr.last.url.searchParams.keys()]).toEqual(['appid', 't']);
  });

  it('are the email with its state, the phone and the third-party accounts by their numbers (ENT-10, BIND-03, BIND-04, BIND-05, OAUTH-04)', async () => {
    const data = {
      binding_email: 'a@example.com',
      binding_email_status: 2,
      binding_mobile: 13800138000,
      binding_oauth: [
        { oauth_type: 301, user_id: 'w' },
        { oauth_type: '302', user_id: 's' },
        { oauth_type: 303, user_id: 42 },
        { oauth_type: 308, user_id: 'a' },
      ],
      user_type: 'anything',
    };
    expect(await read(data)).toEqual({
      email: 'a@example.com',
      isEmailActive: true,
      phone: '13800138000',
      others: [
        { provider: 'weChat', userId: 'w' },
        { provider: 'sina', userId: 's' },
        { provider: 'qq', userId: '42' },
        { provider: 'alipay', userId: 'a' },
      ],
    });
  });

  it.each([
    ['2', true],
    [1, false],
    ['22', false],
    [true, false],
    [null, false],
    [undefined, false],
  ])('have an active email with status 2 only: %j', async (binding_email_status, isActive) => {
    const asked = read({ binding_email: 'a@example.com', binding_email_status });
    if (typeof binding_email_status === 'boolean')
      await expect(asked).rejects.toMatchObject({ kind: 'malformed' });
    else expect((await asked).isEmailActive).toBe(isActive);
  });

  it('take document 1’s field names where those of document 2 are missing (OQ-70)', async () => {
    expect(await read({ email: 'b@example.com', phone: '1' })).toMatchObject({
      email: 'b@example.com',
      phone: '1',
    });
    const both = { email: 'b@example.com', phone: '1', binding_email: 'a@example.com', binding_mobile: '2' };
    expect(await read(both)).toMatchObject({ email: 'a@example.com', phone: '2' });
    expect(await read({ ...both, binding_email: '', binding_mobile: null })).toMatchObject({
      email: 'b@example.com',
      phone: '1',
    });
  });

  it.each([[undefined], [null], [[]], [{}], ['x'], [{ binding_oauth: null }], [{ binding_oauth: 'none' }]])(
    'are empty for %j',
    async (data) => expect(await read(data)).toEqual(NOTHING),
  );

  it('omit entries of an unknown provider or without a user ID, and keep the others', async () => {
    const binding_oauth = [
      null,
      'x',
      { oauth_type: 999, user_id: 'x' },
      { oauth_type: 'toString', user_id: 'x' },
      { oauth_type: 303, user_id: '' },
      { oauth_type: 303 },
      { oauth_type: 303, user_id: {} },
      { oauth_type: 303, user_id: 'first' },
      { oauth_type: 303, user_id: 'second' },
    ];
    expect((await read({ binding_oauth })).others).toEqual([
      { provider: 'qq', userId: 'first' },
      { provider: 'qq', userId: 'second' },
    ]);
  });

  it('are read or refused for any response', async () => {
    const { getBindingInfo } = await load();
    const names = fc.constantFrom('binding_email', 'binding_email_status', 'binding_mobile', 'binding_oauth');
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, fc.jsonValue()), async (data) => {
        FakeXhr.autoAnswer = (request) => request.answer({ code: 0, data });
        const info = await getBindingInfo().catch((error) => error);
        if (info instanceof Error) expect(info).toMatchObject({ kind: 'malformed' });
        else expect(typeof info.email + typeof info.phone).toBe('stringstring');
      }),
      { numRuns: 50 },
    );
  });
});

describe('unbinding (API-33, APIMAP-12, BIND-25)', () => {
  it.each([
    ['weChat', '301'],
    ['sina', '302'],
    ['qq', '303'],
    ['alipay', '308'],
  ] as const)(
    'sends for %s the number %s, and the user_id of the entry as oauthid (OAUTH-04, OQ-71)',
    async (provider, oauth_type) => {
      FakeXhr.autoAnswer = (request) => request.answer({ code: 0 });
      const { unbind } = await load();
      await unbind({ provider, userId: 'a&b' });
      const { method, url } = FakeXhr.last;
      expect([method, url.pathname]).toEqual(['GET', '/openapi/v2/user/oauth/UnBind']);
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        oauth_type,
        oauthid: 'a&b',
        appid: 'demo',
      });
    },
  );

  it('is not retried when its response is lost, although it is a GET', async () => {
    FakeXhr.autoAnswer = (request) => request.fail();
    const { unbind } = await load();
    await expect(unbind({ provider: 'qq', userId: '1' })).rejects.toMatchObject({ kind: 'network' });
    expect(FakeXhr.sent).toHaveLength(1);
  });
});
