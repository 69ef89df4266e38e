import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '#api/call';
import { CHECK_LOGIN_ENDPOINT, ensureSession } from '#api/sign-in/account';
import {
  CLICK_CHECK_ENDPOINT,
  CLICK_ENDPOINT,
  PUZZLE_CHECK_ENDPOINT,
  PUZZLE_ENDPOINT,
} from '#api/sign-in/captcha';
import { QR_CODE_ENDPOINT } from '#api/sign-in/qr';
import { loadLogin } from '#app/sign-in-over';
import { STORAGE_KEYS, STORAGE_PREFIX } from '#config/storage-keys';
import { type Prove, unproved, useProve } from '#data/prove';
import { loadChunk } from '#lib/chunk';
import type { Endpoint } from '#lib/transport/endpoint';
import { addConfigLayer } from '#page-config/scripts';
import { recordSignIn, recordSignOut, type SessionState, session, viewerEpoch } from '#session/session';
import { ProofScope, type SignInOverProps } from '#shared/identity/proof-scope';
import { refreshUnread } from '#shared/unread/poller';
import { useViewer } from '#shared/viewer/use-viewer';
import { ViewerScope } from '#shared/viewer/viewer-scope';
import type { FakeXhr } from '../../support/unit/fake-xhr';
import { ScreenUnderTest } from '../../support/unit/refused-calls';

// Tabs then tell each other by events of the storage.
vi.hoisted(() => vi.stubGlobal('BroadcastChannel', undefined));
vi.mock('#shared/captcha/use-captcha', () => import('../../support/unit/passed-captcha'));
vi.mock('#ui/hooks/use-area-texts', () => import('../../support/unit/area-texts'));

const ANY: Endpoint = { method: 'POST', path: '/openapi/v2/any' };
const OTHER: Endpoint = { method: 'GET', path: '/openapi/v2/other', isSafe: true };
const POLL: Endpoint = { method: 'GET', path: '/openapi/v2/polled', isPoll: true };
const INFO = '/user/info';
const DIALOG = '[data-testid~=sign-in-dialog]';
const NOTICE = '[part~=notice]';
const SESSION_KEY = STORAGE_PREFIX + STORAGE_KEYS.session;
const { SignInOver } = await import('#app/sign-in-over');

/** How the last rendered screen makes its calls, and what is in the dialog over it. */
const provers = { screen: unproved, dialog: unproved };

function Prover({ of }: { of: keyof typeof provers }) {
  provers[of] = useProve();
  return null;
}

const load = async () => ({
  SignInOver: (props: SignInOverProps) => (
    <>
      <Prover of="dialog" />
      <SignInOver {...props} />
    </>
  ),
});

// Loaded before the tests, because chunks cannot be loaded under fake timers.
await loadChunk(load);
await loadChunk(loadLogin);
await import('#features/login/submit-modules');

let screen: ScreenUnderTest;
/** ID of the viewer of the session on the server; 0 without one. */
let signedIn: number;
afterEach(() => {
  screen.close();
  addConfigLayer({ reauth: 'redirect' });
  act(() => recordSignOut());
});

function Account() {
  return (
    <ViewerScope viewer={useViewer()}>
      <Prover of="screen" />
      <input id="typed" />
    </ViewerScope>
  );
}

/** The account screen of one element. */
const accountScreen = (
  <ProofScope loadSignIn={load}>
    <Account />
  </ProofScope>
);

const ifSignedIn = (data?: () => object) => (request: FakeXhr) =>
  request.answer(signedIn ? { code: 0, data: data?.() } : { code: -10001 });

/** Shows the account screen of viewer 1 with typed input; the session on the server then ends. */
async function show(reauth = 'dialog', node = accountScreen) {
  recordSignIn({ operatorName: '山间来客' });
  screen = new ScreenUnderTest(node);
  addConfigLayer({ reauth });
  signedIn = 1;
  for (const { path } of [ANY, OTHER, POLL]) screen.answers[path] = ifSignedIn();
  screen.answers[INFO] = ifSignedIn(() => ({
    uid: signedIn,
    nick_name: signedIn === 1 ? '山间来客' : '无名的溪',
  }));
  await screen.settle();
  await screen.fill({ typed: '江上清风' });
  signedIn = 0;
}

/** Signs in as a viewer; 0 is refused. */
async function signIn(uid = 1) {
  screen.answers['/user/login'] = (request) => {
    signedIn = uid;
    request.answer({ code: uid ? 0 : -10001 });
  };
  await screen.fill({ account: 'demo@example.com', password: 'Demo123!' });
  await screen.submit('#password');
}

const made = (
  endpoint: Endpoint,
  {
    prove = provers.screen,
    signal = new AbortController().signal,
  }: { prove?: Prove; signal?: AbortSignal } = {},
) =>
  prove(() => call(endpoint, z.unknown(), {}, { signal }), {
    signal,
    isBackground: endpoint.isSafe === true,
  }).then(
    () => 'done',
    ({ kind, code }) => code ?? kind,
  );
const isOpen = () => screen.has(DIALOG);
const sent = (endpoint: Endpoint) => screen.callsTo(endpoint.path).length;
const close = () => screen.press(`${DIALOG} [data-testid~=close]`);

describe('a session that ends where the page wants the sign-in in a dialog', () => {
  it('opens one dialog for all calls that wait, and makes each again once (ERR-03, OQ-40)', async () => {
    await show();
    const epoch = viewerEpoch();
    const calls = Promise.all([made(ANY), made(OTHER)]);
    await screen.settle();
    expect(screen.all(DIALOG)).toHaveLength(1);
    expect(screen.get(DIALOG).textContent).toContain('登录已过期，请登录后继续');
    const field = screen.get('#account');
    expect((field.getRootNode() as ShadowRoot).activeElement).toBe(field);
    await signIn();
    expect(await calls).toEqual(['done', 'done']);
    expect([isOpen(), sent(ANY), sent(OTHER), viewerEpoch()]).toEqual([false, 2, 2, epoch]);
    expect([screen.value('typed'), screen.toasts(), screen.has(NOTICE)]).toEqual(['江上清风', [], false]);
    expect(session.getState().status).toBe('signed-in');
    expect(screen.told).toEqual([]);
  });

  it('makes a call again without a dialog if it is refused only after the sign-in', async () => {
    await show();
    const late: FakeXhr[] = [];
    screen.answers[OTHER.path] = (request) => void late.push(request);
    const calls = Promise.all([made(ANY), made(OTHER)]);
    await screen.settle();
    await signIn();
    screen.answers[OTHER.path] = ifSignedIn();
    late[0]?.answer({ code: -10001 });
    await screen.settle();
    expect(await calls).toEqual(['done', 'done']);
    expect([isOpen(), sent(ANY), sent(OTHER)]).toEqual([false, 2, 2]);
  });

  it('makes a call again once only', async () => {
    await show();
    screen.answers[ANY.path] = (request) => request.answer({ code: -10001 });
    const call = made(ANY);
    await screen.settle();
    await signIn();
    expect([await call, isOpen(), sent(ANY)]).toEqual([-10001, false, 2]);
  });

  it('opens nothing for a poll, the number of unread messages and the check of the session', async () => {
    await show();
    screen.answers['/message/count'] = ifSignedIn();
    screen.answers[CHECK_LOGIN_ENDPOINT.path] = (request) =>
      request.answer({ code: 0, data: { is_login: 0 } });
    expect(await made(POLL, { prove: unproved })).toBe(-10001);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await refreshUnread();
    await ensureSession();
    await screen.settle();
    expect([isOpen(), screen.has(NOTICE), screen.value('typed')]).toEqual([false, false, '江上清风']);
  });

  it.each([CLICK_ENDPOINT, PUZZLE_ENDPOINT, CLICK_CHECK_ENDPOINT, PUZZLE_CHECK_ENDPOINT, QR_CODE_ENDPOINT])(
    'does not wait for itself if $path is refused as not signed in',
    async (endpoint) => {
      await show();
      const call = made(ANY);
      screen.answers[endpoint.path] = (request) => request.answer({ code: -10001 });
      await screen.settle();
      expect(await made(endpoint, { prove: provers.dialog })).toBe(-10001);
      await signIn();
      expect([await call, isOpen(), screen.value('typed')]).toEqual(['done', false, '江上清风']);
    },
  );

  it('does not wait for itself if the credentials are refused as not signed in', async () => {
    await show();
    const call = made(ANY);
    await screen.settle();
    await signIn(0);
    expect(isOpen()).toBe(true);
    await signIn();
    expect([await call, isOpen(), screen.value('typed')]).toEqual(['done', false, '江上清风']);
  });

  it('is only a notice above the page after a cancel, and the calls abort', async () => {
    await show();
    const calls = Promise.all([made(ANY), made(OTHER)]);
    await screen.settle();
    await close();
    expect(await calls).toEqual(['aborted', 'aborted']);
    expect([isOpen(), screen.value('typed'), sent(ANY)]).toEqual([false, '江上清风', 1]);
    expect(screen.get(NOTICE).textContent).toBe('登录已过期，请登录后继续登录');
    await screen.pass(10_000);
    expect([await made(OTHER), isOpen()]).toEqual(['aborted', false]);
    expect([screen.told, session.getState().status]).toEqual([[], 'signed-in']);

    await screen.press(`${NOTICE} [data-testid~=sign-in]`);
    expect(isOpen()).toBe(true);
    await signIn();
    expect([isOpen(), screen.has(NOTICE), sent(ANY)]).toEqual([false, false, 1]);
  });

  it('shows another viewer nothing of the first, and makes no call for them', async () => {
    await show();
    const calls = Promise.all([made(ANY), made(OTHER)]);
    await screen.settle();
    await signIn(2);
    expect(await calls).toEqual(['aborted', 'aborted']);
    expect([isOpen(), sent(ANY), sent(OTHER), screen.value('typed')]).toEqual([false, 1, 1, '']);
    expect(session.getState().operatorName).toBe('无名的溪');
  });

  it('treats a viewer whom the server does not name as another one', async () => {
    await show();
    const call = made(ANY);
    await screen.settle();
    screen.answers[INFO] = (request) => request.answer({ code: 0 });
    await signIn();
    expect([await call, isOpen(), sent(ANY), screen.value('typed')]).toEqual(['aborted', false, 1, '']);
  });

  describe('and then cannot find out who has signed in', () => {
    async function signInUnknown(uid: number) {
      await show();
      const call = made(ANY);
      await screen.settle();
      const answer = screen.answers[INFO];
      screen.answers[INFO] = (request) => request.answer({ code: -1 });
      await signIn(uid);
      expect([isOpen(), screen.has('#account'), sent(ANY)]).toEqual([true, false, 1]);
      screen.answers[INFO] = answer as NonNullable<typeof answer>;
      return { call, retry: () => screen.press(`${DIALOG} [data-testid~=retry]`) };
    }

    it('asks again at a press and goes on for the same viewer', async () => {
      const { call, retry } = await signInUnknown(1);
      await retry();
      expect([await call, isOpen(), sent(ANY), screen.value('typed')]).toEqual([
        'done',
        false,
        2,
        '江上清风',
      ]);
    });

    it('shows another viewer nothing of the first', async () => {
      const { call, retry } = await signInUnknown(2);
      await retry();
      expect([await call, isOpen(), sent(ANY), screen.value('typed')]).toEqual(['aborted', false, 1, '']);
    });

    it('shows nothing of the first viewer after a cancel either', async () => {
      const { call } = await signInUnknown(2);
      const requests = sent({ ...ANY, path: INFO });
      await close();
      expect([await call, isOpen(), sent(ANY), screen.value('typed')]).toEqual(['aborted', false, 1, '']);
      expect(sent({ ...ANY, path: INFO }) - requests).toBe(1);
    });

    it('shows the form again if the session has ended meanwhile', async () => {
      const { call, retry } = await signInUnknown(1);
      signedIn = 0;
      await retry();
      expect(screen.has('#account')).toBe(true);
      await signIn();
      expect([await call, isOpen(), screen.value('typed')]).toEqual(['done', false, '江上清风']);
    });
  });

  it('asks only for the call whose form is still there', async () => {
    await show();
    const gone = new AbortController();
    const call = made(ANY, { signal: gone.signal });
    await screen.settle();
    gone.abort();
    await screen.settle();
    expect([await call, isOpen()]).toEqual(['aborted', false]);
  });

  it('is begun again for two elements by one sign-in in either', async () => {
    await show(
      'dialog',
      <>
        {accountScreen}
        <section>{accountScreen}</section>
      </>,
    );
    const inSecond = provers.screen;
    screen.answers[INFO] = ifSignedIn(() => ({ uid: 1, nick_name: '山间来客' }));
    const second = made(ANY, { prove: inSecond });
    await screen.settle();
    expect([screen.all(DIALOG).length, screen.has(`section ${DIALOG}`)]).toEqual([1, true]);
    await signIn();
    expect([await second, isOpen(), sent(ANY)]).toEqual(['done', false, 2]);
  });

  it('leads to the sign-in page by default (ERR-03)', async () => {
    await show('redirect');
    expect(await made(ANY)).toBe(-10001);
    await screen.settle();
    expect([isOpen(), session.getState().status]).toEqual([false, 'signed-out']);
    expect(screen.get(NOTICE).textContent).toContain('您还没有登录');
  });
});

describe('another tab', () => {
  /** The page hears of a session that another tab has stored. */
  async function hear(next: Partial<SessionState> | null) {
    const newValue = next && JSON.stringify({ ...session.getState(), ...next });
    act(() => void dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue })));
    await screen.settle();
  }
  const later = () => ({ since: session.getState().since + 1, checkedAt: Date.now() });
  const OUT = { status: 'signed-out', operatorName: '' } as const;

  it('whose session ends leaves this page as it is, until its own call is refused', async () => {
    await show();
    await hear({ ...OUT, ...later(), hasExpired: true });
    await hear(null);
    expect([isOpen(), screen.has(NOTICE), screen.value('typed')]).toEqual([false, false, '江上清风']);
    const call = made(ANY);
    await screen.settle();
    await signIn();
    expect([await call, screen.value('typed')]).toEqual(['done', '江上清风']);
  });

  it('in which the viewer signs out leaves nothing of them here', async () => {
    await show();
    const call = made(ANY);
    await screen.settle();
    await hear({ ...OUT, ...later() });
    expect([await call, isOpen(), screen.has('#typed')]).toEqual(['aborted', false, false]);
    expect(screen.get(NOTICE).textContent).toContain('您还没有登录');
  });

  it.each([
    ['over its page', () => ({ checkedAt: Date.now() })],
    ['on the sign-in page', later],
  ])('in which the same viewer signs in %s closes the dialog, and the call is made once', async (_, next) => {
    await show();
    const epoch = viewerEpoch();
    const call = made(ANY);
    await screen.settle();
    const told = next();
    await hear(told);
    expect([isOpen(), sent(ANY), viewerEpoch()]).toEqual([true, 1, epoch]);
    signedIn = 1;
    await hear(told);
    await hear(told);
    expect([await call, isOpen(), sent(ANY)]).toEqual(['done', false, 2]);
    expect(screen.value('typed')).toBe('江上清风');
  });

  it('in which another viewer signs in ends what this page has shown', async () => {
    await show();
    const call = made(ANY);
    await screen.settle();
    signedIn = 2;
    await hear(later());
    expect([await call, isOpen(), sent(ANY), screen.value('typed')]).toEqual(['aborted', false, 1, '']);
  });
});
