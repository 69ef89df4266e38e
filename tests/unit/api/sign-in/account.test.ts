import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COOKIE_CHECK_MS, SESSION_FRESH_MS } from '#config/limits';
import { answer, FakeXhr, sent, setUpFakeXhr } from '../../../support/unit/fake-xhr';
import { freshPage } from '../../../support/unit/fresh-page';
import { decryptAes, newKeyPair } from '../../../support/unit/keys';

const { pem, decrypt } = newKeyPair();
const CREDENTIALS = {
  account: '13800138000',
  password: 'Abc12345!',
  autoLogin: true,
  captcha: { kind: 'puzzle', passCode: 'P4SS' },
} as const;

const APIS = ['https://api.example.org', '', location.origin];

const load = async (signing: object = { mode: 'off' }) => {
  (await import('#page-config/scripts')).addConfigLayer({ appid: 'demo', signing });
  return {
    ...(await import('#api/sign-in/account')),
    ...(await import('#api/sign-in/login')),
    ...(await import('#session/session')),
  };
};

setUpFakeXhr();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

describe('signing in', () => {
  it('sends the six documented fields (API-19, APIMAP-15, LOGIN-10, OQ-05, OQ-06, OQ-07)', async () => {
    answer({ code: 0 });
    const { login } = await load();
    await login(CREDENTIALS);
    expect(sent(FakeXhr.sent[0])).toEqual({
      line: 'POST /openapi/v2/user/login',
      fields: {
        rem_login: '1',
        account: '13800138000',
        password: 'Abc12345!',
        captcha_type: '1',
        dynamic_captcha_type: '1',
        captcha_pass_code: 'P4SS',
        appid: 'demo',
      },
    });
  });

  it('sends type 2 for the click captcha, and rem_login 0 unless the viewer stays signed in (OQ-07, OQ-41)', async () => {
    answer({ code: 0 });
    const { login } = await load();
    await login({ ...CREDENTIALS, autoLogin: false, captcha: { kind: 'click', passCode: 'x' } });
    expect(sent(FakeXhr.sent[0]).fields).toMatchObject({
      rem_login: '0',
      dynamic_captcha_type: '2',
    });
  });

  it('is encrypted and signed (LOGIN-10, WIRE-08)', async () => {
    answer({ code: 0 });
    const { login } = await load({ publicKey: pem });
    await login(CREDENTIALS);
    const { fields } = sent(FakeXhr.sent[0]);
    expect(decryptAes(fields.account ?? '', decrypt(fields.nonce ?? ''))).toBe('13800138000');
    expect(fields.encryptdata).toMatch(/^[0-9a-f]{128}$/);
  });

  it.each([
    [
      { sso: ['https://a.cn/sso', 'https://b.cn/sso'], ticket: 'T' },
      { sso: ['https://a.cn/sso', 'https://b.cn/sso'], ticket: 'T' },
    ],
    [
      { sso: 'https://a.cn/sso', ticket: 7 },
      { sso: ['https://a.cn/sso'], ticket: '7' },
    ],
    [{ sso: ['https://a.cn', 7, null, '', {}] }, { sso: ['https://a.cn'], ticket: '' }],
    [{}, { sso: [], ticket: '' }],
    [null, { sso: [], ticket: '' }],
    [[], { sso: [], ticket: '' }],
    ['', { sso: [], ticket: '' }],
  ])('returns the SSO endpoints and the ticket: %j (ENT-13)', async (data, ssoTicket) => {
    answer({ code: 0, data });
    const { login } = await load();
    expect(await login(CREDENTIALS)).toEqual(ssoTicket);
  });

  it('returns no SSO ticket when the response has no data', async () => {
    answer({ code: 0, message: 'ok' });
    const { login } = await load();
    expect(await login(CREDENTIALS)).toEqual({ sso: [], ticket: '' });
  });

  it('neither changes the session nor stores the ticket', async () => {
    answer({ code: 0, data: { sso: ['https://a.cn'], ticket: 'TICKET' } });
    const { login, session } = await load();
    await login(CREDENTIALS);
    expect(session.getState().status).toBe('unknown');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('TICKET');
  });

  it('is malformed when the ticket is not a string', async () => {
    answer({ code: 0, data: { ticket: { a: 1 } } });
    const { login } = await load();
    await expect(login(CREDENTIALS)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe.each(APIS)('signing in at an API on %j (OQ-105)', (apiBase) => {
  /** Responds to the sign-in, and then to the check. */
  async function signIn(check: object, data: object = { ticket: 'T' }) {
    FakeXhr.autoAnswer = (request) =>
      request.answer(request.url.pathname.endsWith('/login') ? { code: 0, data } : check);
    const { login, session } = await load();
    (await import('#page-config/scripts')).addConfigLayer({ apiBase });
    const result = await login(CREDENTIALS).catch((error: unknown) => error);
    return { result, session: session.getState(), paths: FakeXhr.sent.map(({ url }) => url.pathname) };
  }
  const LOGIN = '/openapi/v2/user/login';
  const CHECK = '/openapi/v2/user/checkLogin';

  it.each([{ code: -10001 }, { code: 0, data: { is_login: 0 } }])(
    'fails when the browser has not kept the cookie: %j',
    async (check) => {
      const { result, session, paths } = await signIn(check);
      expect(result).toMatchObject({ kind: 'blocked' });
      expect(session).toMatchObject({ status: 'unknown', hasExpired: false });
      expect(paths).toEqual([LOGIN, CHECK]);
    },
  );

  it.each([{ code: 0, data: { is_login: 1 } }, { code: 0 }, { code: -1 }, 'broken'])(
    'succeeds after any other check: %j',
    async (check) => {
      expect((await signIn(check as object)).result).toEqual({ sso: [], ticket: 'T' });
    },
  );

  it('makes no check before the SSO propagation, which may set the cookie (LOGIN-13)', async () => {
    const data = { sso: ['https://a.cn/sso'], ticket: 'T' };
    const { result, paths } = await signIn({ code: -10001 }, data);
    expect(result).toEqual(data);
    expect(paths).toEqual([LOGIN]);
  });

  it('makes one check, and succeeds without a response after two seconds', async () => {
    vi.useFakeTimers();
    FakeXhr.autoAnswer = (request) => {
      if (request.url.pathname.endsWith('/login')) request.answer({ code: 0 });
    };
    const { login } = await load();
    (await import('#page-config/scripts')).addConfigLayer({ apiBase });
    const onEnd = vi.fn();
    void login(CREDENTIALS).then(onEnd, onEnd);
    await vi.advanceTimersByTimeAsync(COOKIE_CHECK_MS - 1);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith({ sso: [], ticket: '' });
    expect(FakeXhr.sent).toHaveLength(2);
  });

  it('makes one check, also when the connection is lost', async () => {
    FakeXhr.autoAnswer = (request) => {
      if (request.url.pathname.endsWith('/login')) request.answer({ code: 0 });
      else request.fail();
    };
    const { login } = await load();
    (await import('#page-config/scripts')).addConfigLayer({ apiBase });
    expect(await login(CREDENTIALS)).toEqual({ sso: [], ticket: '' });
    expect(FakeXhr.sent).toHaveLength(2);
  });
});

describe('the login check (API-20, APIMAP-14)', () => {
  it.each([
    [{ code: 0, data: { is_login: 1, user_id: 5, nick_name: '甲' } }, 'signed-in', '甲'],
    [{ code: 0, data: { is_login: '1' } }, 'signed-in', ''],
    [{ code: 0 }, 'signed-in', ''],
    [{ code: 0, data: null }, 'signed-in', ''],
    [{ code: 0, data: { is_login: 0 } }, 'signed-out', ''],
    [{ code: 0, data: { is_login: false } }, 'signed-out', ''],
    [{ code: -10001, message: 'not logged in' }, 'signed-out', ''],
  ])('%j means %s', async (body, status, operatorName) => {
    answer(body);
    const { checkLogin, session } = await load();
    expect(await checkLogin()).toMatchObject({ status, operatorName });
    expect(session.getState()).toMatchObject({ status, operatorName });
  });

  it('keeps a known name when the response has none', async () => {
    answer({ code: 0 });
    const { checkLogin, recordSignIn } = await load();
    recordSignIn({ operatorName: '甲' });
    expect(await checkLogin()).toMatchObject({ operatorName: '甲' });
  });

  it('starts a new viewer for another name: without the picture and the counts of the previous one (STATE-02)', async () => {
    answer({ code: 0, data: { is_login: 1, nick_name: '乙' } });
    const { checkLogin, recordSignIn, viewerEpoch } = await load();
    const { setUnread, unread } = await import('#session/unread');
    recordSignIn({ operatorName: '甲', avatarUrl: 'https://img.example.com/a.png', isOauthOnly: true });
    setUnread({ subscribe: 1, system: 2 });
    const epoch = viewerEpoch();
    expect(await checkLogin()).toMatchObject({ operatorName: '乙', avatarUrl: '', isOauthOnly: false });
    expect(unread.getState()).toBeNull();
    expect(viewerEpoch()).toBe(epoch + 1);
  });

  it('starts a new viewer of the same name with another ID, without the picture of the previous one', async () => {
    const { checkLogin, recordSignIn, viewerEpoch } = await load();
    recordSignIn({ operatorName: '甲', avatarUrl: 'https://img.example.com/a.png', uid: '1' });
    answer({ code: 0, data: { is_login: 1, nick_name: '甲', user_id: 1 } });
    await checkLogin();
    const epoch = viewerEpoch();
    answer({ code: 0, data: { is_login: 1, nick_name: '甲', user_id: 2 } });
    expect(await checkLogin()).toMatchObject({ operatorName: '甲', avatarUrl: '', userId: '2' });
    expect(viewerEpoch()).toBe(epoch + 1);
  });

  it.each([
    ['is not made while another request tells who is signed in', () => Promise.resolve()],
    [
      'is not made after another request has told that nobody is',
      async () => {
        const { ApiError } = await import('#lib/api-error');
        throw new ApiError({ kind: 'refused', request: '', code: -10001 });
      },
    ],
  ])('%s', async (_what, ask) => {
    const { ensureSession, recordSignIn } = await load();
    recordSignIn();
    await Promise.all([ensureSession(ask), ensureSession()]);
    await ensureSession();
    expect(FakeXhr.sent).toEqual([]);
  });

  it('confirms the same viewer, also one whose name was not known', async () => {
    answer({ code: 0, data: { is_login: 1, nick_name: '甲' } });
    const { checkLogin, recordSignIn, viewerEpoch } = await load();
    recordSignIn({ avatarUrl: 'https://img.example.com/a.png' });
    const epoch = viewerEpoch();
    await checkLogin();
    expect(await checkLogin()).toMatchObject({
      operatorName: '甲',
      avatarUrl: 'https://img.example.com/a.png',
    });
    expect(viewerEpoch()).toBe(epoch);
  });

  it('reports any other failure and does not change the session', async () => {
    answer('', 500);
    const { checkLogin, session, recordSignIn } = await load();
    recordSignIn();
    await expect(checkLogin()).rejects.toMatchObject({ kind: 'network' });
    expect(session.getState().status).toBe('signed-in');
  });

  it('stores the name of a viewer whose sign-in another call has confirmed meanwhile', async () => {
    const { checkLogin, confirmSignIn } = await load();
    const checked = checkLogin();
    await expect.poll(() => FakeXhr.sent).toHaveLength(1);
    confirmSignIn();
    FakeXhr.last.answer({ code: 0, data: { is_login: 1, nick_name: '甲' } });
    expect(await checked).toMatchObject({ status: 'signed-in', operatorName: '甲' });
  });

  it('does not undo a sign-in that happened during the request', async () => {
    const { checkLogin, recordSignIn } = await load();
    const checked = checkLogin();
    await expect.poll(() => FakeXhr.sent).toHaveLength(1);
    recordSignIn({ operatorName: '甲' });
    FakeXhr.last.answer({ code: 0, data: { is_login: 0 } });
    expect(await checked).toMatchObject({ status: 'signed-in', operatorName: '甲' });
  });
});

describe('the session of a page', () => {
  it('is requested once for any number of widgets', async () => {
    answer({ code: 0, data: { is_login: 1, nick_name: '甲' } });
    const { ensureSession } = await load();
    const answers = await Promise.all(Array.from({ length: 20 }, ensureSession));
    answers.push(await ensureSession());
    expect(FakeXhr.sent).toHaveLength(1);
    for (const state of answers) expect(state).toMatchObject({ status: 'signed-in', operatorName: '甲' });
  });

  it('is requested again on the next page, whatever is stored', async () => {
    answer({ code: 0 });
    await (await load()).ensureSession();
    freshPage();
    answer({ code: -10001 });
    expect(await (await load()).ensureSession()).toMatchObject({ status: 'signed-out' });
    expect(FakeXhr.sent).toHaveLength(2);
  });

  it('is requested again once the response is stale', async () => {
    vi.useFakeTimers();
    answer({ code: 0 });
    const { ensureSession } = await load();
    await ensureSession();
    await vi.advanceTimersByTimeAsync(SESSION_FRESH_MS - 1);
    await ensureSession();
    expect(FakeXhr.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await ensureSession();
    expect(FakeXhr.sent).toHaveLength(2);
  });

  it('is requested again after it was invalidated', async () => {
    answer({ code: 0 });
    const { ensureSession, resetSession } = await load();
    await ensureSession();
    resetSession();
    expect((await ensureSession()).status).toBe('signed-in');
    expect(FakeXhr.sent).toHaveLength(2);
  });

  it('follows sign-ins and sign-outs without a request', async () => {
    answer({ code: -10001 });
    const { ensureSession, recordSignIn } = await load();
    await ensureSession();
    recordSignIn({ operatorName: '甲' });
    expect(await ensureSession()).toMatchObject({ status: 'signed-in', operatorName: '甲' });
    expect(FakeXhr.sent).toHaveLength(1);
  });

  it('is not requested right after a sign-out, whatever the server would respond (OQ-42, STATE-02)', async () => {
    answer({ code: 0, data: { is_login: 1, nick_name: '甲' } });
    const { ensureSession, signOut } = await load();
    await ensureSession();
    signOut();
    expect(await ensureSession()).toMatchObject({ status: 'signed-out', operatorName: '' });
    expect(FakeXhr.sent).toHaveLength(1);
  });

  it('does not change or reject while the service fails, and is requested again', async () => {
    answer('<html>');
    const { ensureSession, recordSignIn } = await load();
    recordSignIn();
    expect((await ensureSession()).status).toBe('signed-in');
    answer({ code: -10001 });
    expect((await ensureSession()).status).toBe('signed-out');
  });
});
