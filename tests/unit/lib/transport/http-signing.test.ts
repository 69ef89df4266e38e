import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOGIN_ENDPOINT } from '#api/sign-in/login';
import { FakeXhr } from '../../../support/unit/fake-xhr';
import { freshBrowser } from '../../../support/unit/fresh-page';
import { decryptAes, newKeyPair } from '../../../support/unit/keys';

const { pem, privatePem, decrypt } = newKeyPair();
const FIELDS = { rem_login: true, account: '13800138000', password: 'Abc12345!' };

/** Signs in with this configuration; returns the sent request and the error, if any. */
async function signIn(config: object) {
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo', ...config });
  const { send } = await import('#lib/transport/http');
  const failure = await send(LOGIN_ENDPOINT, FIELDS).then(
    () => null,
    (error: unknown) => error,
  );
  return { failure, sent: FakeXhr.sent.map(({ fields }) => Object.fromEntries(fields)) };
}

beforeEach(() => {
  freshBrowser();
  FakeXhr.reset();
  FakeXhr.autoAnswer = (request) => request.answer({ code: 0 });
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('#lib/crypto/sign');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an encrypted and signed call', () => {
  it('contains only appid unencrypted, and has the time in its URL (WIRE-06, WIRE-08)', async () => {
    const { failure, sent } = await signIn({ signing: { publicKey: pem } });
    expect(failure).toBeNull();
    const nonce = decrypt(sent[0]?.nonce ?? '');
    expect(Object.keys(sent[0] ?? {})).toEqual([
      'account',
      'appid',
      'nonce',
      'password',
      'rem_login',
      'ts',
      'encryptdata',
    ]);
    expect(sent[0]?.appid).toBe('demo');
    expect(decryptAes(sent[0]?.password ?? '', nonce)).toBe('Abc12345!');
    expect(decryptAes(sent[0]?.rem_login ?? '', nonce)).toBe('1');
    expect(FakeXhr.last.url.search).toMatch(/^\?t=\d+$/);
  });

  it.each([
    ['an hour behind', 3_600_000],
    ['an hour ahead', -3_600_000],
    ['a year behind', 31_536_000_000],
  ])('has the time of the server where the clock of the device is %s (WIRE-09)', async (_what, aheadMs) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const date = new Date(Date.now() + aheadMs).toUTCString();
    FakeXhr.autoAnswer = (request) => request.answer({ code: 0 }, 200, { Date: date });
    await signIn({ signing: { publicKey: pem } });
    const { sent } = await signIn({});
    const last = sent.at(-1);
    const ts = Number(decryptAes(last?.ts ?? '', decrypt(last?.nonce ?? '')));
    expect(ts).toBe(Date.parse(date));
  });

  it('ignores an unreadable time of the server', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    FakeXhr.autoAnswer = (request) => request.answer({ code: 0 }, 200, { Date: 'yesterday' });
    await signIn({ signing: { publicKey: pem } });
    const { sent } = await signIn({});
    const last = sent.at(-1);
    const ts = Number(decryptAes(last?.ts ?? '', decrypt(last?.nonce ?? '')));
    expect(ts).toBe(Date.now());
  });

  it('that the API refuses as wrong fields says once that the key may be that of another one', async () => {
    FakeXhr.autoAnswer = (request) => request.answer({ code: -10003 });
    await signIn({ signing: { publicKey: pem } });
    const { failure } = await signIn({});
    expect(failure).toMatchObject({ kind: 'refused', code: -10003 });
    expect(console.error).toHaveBeenCalledTimes(1);
    const said = String(vi.mocked(console.error).mock.lastCall);
    expect(said).toContain('POST /openapi/v2/user/login (code -10003). signing.publicKey may not be its key');
    expect(said).not.toContain('Abc12345!');
  });

  it.each([
    ['refused for another reason', -21018, {}],
    ['not encrypted', -10003, { mode: 'off' }],
  ])('says nothing of its key where it is %s', async (_where, code, signing) => {
    FakeXhr.autoAnswer = (request) => request.answer({ code });
    const { failure } = await signIn({ signing: { publicKey: pem, ...signing } });
    expect(failure).toMatchObject({ code });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('encodes base64 for the form (decisions, part H, step 8)', async () => {
    await signIn({ signing: { publicKey: pem } });
    expect(FakeXhr.last.body).toMatch(/^[\w%&=.*-]+$/);
    for (const [, value] of FakeXhr.last.fields) expect(value).not.toContain(' ');
  });
});

describe('a call that cannot be signed is not sent (OQ-04)', () => {
  it.each([
    ['no key is configured', {}],
    ['the key is empty', { signing: { publicKey: '' } }],
    ['the key is none', { signing: { publicKey: 'not a key' } }],
    ['the key is the private one', { signing: { publicKey: privatePem } }],
    ['a required mode has no key', { signing: { mode: 'required' } }],
  ])('when %s', async (_when, config) => {
    const { failure, sent } = await signIn(config);
    expect(failure).toMatchObject({ kind: 'unsigned', request: 'POST /openapi/v2/user/login', code: null });
    expect(sent).toEqual([]);
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(vi.mocked(console.error).mock.lastCall?.join(' ')).toMatch(
      /POST \/openapi\/v2\/user\/login was not sent: signing\.publicKey/,
    );
  });

  it('when there is no secure random source', async () => {
    vi.stubGlobal('crypto', {});
    const { failure, sent } = await signIn({ signing: { publicKey: pem } });
    expect(failure).toMatchObject({ kind: 'unsigned' });
    expect(sent).toEqual([]);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('when the signing code cannot be loaded', async () => {
    vi.doMock('#lib/crypto/sign', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { failure, sent } = await signIn({ signing: { publicKey: pem } });
    expect(failure).toMatchObject({ kind: 'network', status: null });
    expect(sent).toEqual([]);
  });

  it('and its error does not reveal the fields', async () => {
    const { failure } = await signIn({});
    const said = JSON.stringify([vi.mocked(console.error).mock.calls, String(failure), failure]);
    expect(said).not.toContain('Abc12345!');
    expect(said).not.toContain('13800138000');
  });
});

it('only the explicit mode "off" sends a call unencrypted', async () => {
  const { failure, sent } = await signIn({ signing: { mode: 'off' } });
  expect(failure).toBeNull();
  expect(sent).toEqual([{ rem_login: '1', account: '13800138000', password: 'Abc12345!', appid: 'demo' }]);
});
