import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '#api/call';
import type { UserInfo } from '#api/member/viewer';
import type { BindingInfo } from '#api/settings/bindings';
import { type Prove, useProve } from '#data/prove';
import { Screen } from '#features/phone-binding/phone-binding-screen';
import { LogOffTab } from '#features/settings/log-off-tab';
import { OtherAccounts } from '#features/settings/other-accounts/other-accounts';
import { SecurityEmail } from '#features/settings/security-email/security-email';
import { VerifyPhone } from '#features/settings/verify-phone/verify-phone';
import { loadChunk } from '#lib/chunk';
import type { Endpoint } from '#lib/transport/endpoint';
import { recordSignIn } from '#session/session';
import { loadIdentityDialog, ProofDialog } from '#shared/identity/proof-dialog';
import type { FakeXhr } from '../../../support/unit/fake-xhr';
import { ScreenUnderTest } from '../../../support/unit/refused-calls';

vi.mock('#shared/captcha/use-captcha', () => import('../../../support/unit/passed-captcha'));
vi.mock('#ui/hooks/use-area-texts', () => import('../../../support/unit/area-texts'));

const VERIFY = '/verification/password';
const DELETION = '/account/cancellation';
const none: BindingInfo = { email: '', isEmailActive: false, phone: '', others: [] };
const qq: BindingInfo = { ...none, others: [{ provider: 'qq', userId: '1' }] };
const active: BindingInfo = { ...none, email: 'old@b.cn', isEmailActive: true };
const props = {
  info: { account: 'demo@example.com', isOauthOnly: false } as UserInfo,
  onChanged: vi.fn(),
  onGoTo() {},
};

// Loaded before the tests, because chunks cannot be loaded under fake timers.
await loadChunk(loadIdentityDialog);

let screen: ScreenUnderTest;
afterEach(() => screen.close());

async function agreeAndDelete() {
  await screen.pass(10_000);
  await screen.press('#agree-deletion');
  await screen.press('[data-testid~=log-off]');
  await screen.press('[data-testid~=confirm]');
}

type Change = {
  path: string;
  node(): ReactNode;
  typed: Readonly<Record<string, string>>;
  send(): Promise<void>;
  before?(): Promise<void>;
  /** The screen has a dialog of its own. */
  hasDialog?: true;
};

const CHANGES: readonly (readonly [what: string, change: Change])[] = [
  [
    'the first security email (BIND-16)',
    {
      path: '/binding/email',
      node: () => <SecurityEmail {...props} bindings={none} />,
      typed: { email: 'a@b.cn' },
      send: () => screen.submit('#email'),
    },
  ],
  [
    'another security email, after the first check has expired (BIND-18)',
    {
      path: '/modify/binding/email',
      node: () => <SecurityEmail {...props} bindings={active} />,
      async before() {
        await screen.press('[data-testid~=change]');
        await screen.fill({ passwordForEmail: 'Demo123!' });
        await screen.submit('#passwordForEmail');
      },
      typed: { email: 'old@b.cn', newEmail: 'new@b.cn' },
      send: () => screen.submit('#email'),
    },
  ],
  [
    'the deletion of the account (CANCEL-06)',
    { path: DELETION, node: () => <LogOffTab />, typed: {}, send: agreeAndDelete },
  ],
  [
    'a phone in the settings, after the first check has expired (BIND-22)',
    {
      path: '/verification/mobile/binding',
      node: () => <VerifyPhone {...props} bindings={none} />,
      async before() {
        await screen.fill({ passwordForPhone: 'Demo123!' });
        await screen.submit('#passwordForPhone');
      },
      typed: { phone: '13900139000', smsCode: '123456' },
      send: () => screen.submit('#phone'),
    },
  ],
  [
    'a phone on its page (PHONE-05)',
    {
      path: '/verification/mobile/binding',
      node: () => <Screen />,
      hasDialog: true,
      async before() {
        await screen.fill({ phone: '13900139000', pictureCode: 'abcd' });
        await screen.press('[data-testid~=sms-button]');
      },
      typed: { smsCode: '123456' },
      send: () => screen.submit('#phone'),
    },
  ],
  [
    'an unbinding (BIND-25)',
    {
      path: '/oauth/UnBind',
      node: () => <OtherAccounts {...props} bindings={qq} />,
      typed: {},
      async send() {
        await screen.press('[data-testid~=unbind]');
        await screen.press('[data-testid~=confirm]');
      },
    },
  ],
];

async function open({ node, path, before, typed, send, hasDialog }: Change): Promise<void> {
  screen = new ScreenUnderTest(
    <>
      {node()}
      {!hasDialog && <ProofDialog />}
    </>,
  );
  await screen.settle();
  await before?.();
  await screen.fill(typed);
  screen.told.length = 0;
  screen.answers[path] = (request: FakeXhr) =>
    request.answer({
      code: screen.callsTo(VERIFY).some(({ body }) => String(body).includes('Right')) ? 0 : -21003,
    });
  await send();
  expect(screen.has('[data-testid~=identity-dialog]')).toBe(true);
  const field = screen.get('#passwordForChange');
  expect((field.getRootNode() as ShadowRoot).activeElement).toBe(field);
}

describe.each(CHANGES)('%s without a proof of the password', (_, change) => {
  it('asks for the password in a dialog and is sent again, without a message of failure', async () => {
    await open(change);
    expect(screen.toasts()).toEqual([]);
    screen.answers[VERIFY] = (request) => request.answer({ code: -21003 });
    await screen.fill({ passwordForChange: 'Wrong123!' });
    await screen.submit('#passwordForChange');
    expect(screen.message('passwordForChange')).toBe('当前密码不正确');
    expect(screen.callsTo(change.path)).toHaveLength(1);
    screen.answers[VERIFY] = (request) => request.answer({ code: 0 });
    await screen.fill({ passwordForChange: 'Right123!' });
    await screen.submit('#passwordForChange');
    expect(screen.has('[data-testid~=identity-dialog]')).toBe(false);
    const [first, second, ...more] = screen.callsTo(change.path);
    expect([second?.url.pathname, second?.body, more]).toEqual([first?.url.pathname, first?.body, []]);
    expect(screen.told.filter(({ name }) => name === 'cntv-error')).toHaveLength(1);
  });

  it('is cancelled by closing the dialog, and the typed values stay', async () => {
    await open(change);
    await screen.press('[data-testid~=identity-dialog] [data-testid~=close]');
    expect(screen.has('[data-testid~=identity-dialog]')).toBe(false);
    expect([screen.toasts(), screen.callsTo(change.path).length]).toEqual([[], 1]);
    for (const [name, text] of Object.entries(change.typed)) expect(screen.value(name)).toBe(text);
  });
});

describe('any other call of the page', () => {
  const LINE: Endpoint = { method: 'POST', path: '/openapi/v2/any' };
  let prove: Prove;
  function Caller() {
    prove = useProve();
    return null;
  }
  const anyCall = ({ endpoint = LINE, signal = new AbortController().signal } = {}) =>
    prove(() => call(endpoint, z.unknown()), { signal }).then(
      () => 'done',
      (error) => error.kind,
    );
  const isOpen = () => screen.has('[data-testid~=identity-dialog]');
  async function show() {
    screen = new ScreenUnderTest(
      <>
        <ProofDialog />
        <Caller />
      </>,
    );
    let isProven = false;
    screen.answers[LINE.path] = (request) => request.answer({ code: isProven ? 0 : -21003 });
    screen.answers[VERIFY] = (request) => {
      isProven = true;
      request.answer({ code: 0 });
    };
    await screen.settle();
  }
  async function pass() {
    await screen.fill({ passwordForChange: 'Right123!' });
    await screen.submit('#passwordForChange');
  }

  it('asks once for several calls, and makes each of them again (-21003, OQ-92)', async () => {
    await show();
    const calls = Promise.all([anyCall(), anyCall()]);
    await screen.settle();
    expect(screen.all('[data-testid~=identity-dialog]')).toHaveLength(1);
    await pass();
    expect(await calls).toEqual(['done', 'done']);
    expect([isOpen(), screen.callsTo('/any').length]).toEqual([false, 4]);
  });

  it('is made again once only', async () => {
    await show();
    screen.answers[LINE.path] = (request) => request.answer({ code: -21003 });
    const made = anyCall();
    await screen.settle();
    await pass();
    expect([await made, isOpen(), screen.callsTo('/any').length]).toEqual(['refused', false, 2]);
  });

  it('does not ask for a call that carries a password, nor without an account screen', async () => {
    await show();
    expect(await anyCall({ endpoint: { ...LINE, hasPassword: true } })).toBe('refused');
    expect(isOpen()).toBe(false);
    screen.close();
    screen = new ScreenUnderTest(<Caller />);
    screen.answers[LINE.path] = (request) => request.answer({ code: -21003 });
    expect(await anyCall()).toBe('refused');
  });

  it('fails as aborted when its element is removed', async () => {
    await show();
    const made = anyCall();
    await screen.settle();
    screen.close();
    expect(await made).toBe('aborted');
    await show();
  });

  it('fails as refused when its element is removed before the response', async () => {
    await show();
    const held: FakeXhr[] = [];
    screen.answers[LINE.path] = (request) => void held.push(request);
    const made = anyCall();
    await screen.settle();
    screen.close();
    held[0]?.answer({ code: -21003 });
    expect(await made).toBe('refused');
    await show();
  });

  it('fails as refused when its form is gone before the response, and asks for nothing', async () => {
    await show();
    const held: FakeXhr[] = [];
    screen.answers[LINE.path] = (request) => void held.push(request);
    const gone = new AbortController();
    const made = anyCall({ signal: gone.signal });
    await screen.settle();
    gone.abort();
    held[0]?.answer({ code: -21003 });
    await screen.settle();
    expect(isOpen()).toBe(false);
    expect(await made).toBe('refused');
  });

  it('is made again without a dialog if it is refused only after the proof', async () => {
    await show();
    const first = anyCall();
    await screen.settle();
    const held: FakeXhr[] = [];
    const refuse = screen.answers[LINE.path];
    screen.answers[LINE.path] = (request) => void held.push(request);
    const late = anyCall();
    await screen.settle();
    if (refuse) screen.answers[LINE.path] = refuse;
    await pass();
    held[0]?.answer({ code: -21003 });
    await screen.settle();
    expect([await first, await late, isOpen(), screen.callsTo('/any').length]).toEqual([
      'done',
      'done',
      false,
      4,
    ]);
  });

  it('closes the dialog when the form of the call is gone', async () => {
    await show();
    const gone = new AbortController();
    const made = anyCall({ signal: gone.signal });
    await screen.settle();
    expect(isOpen()).toBe(true);
    gone.abort();
    await screen.settle();
    expect([isOpen(), await made]).toEqual([false, 'aborted']);
  });
});

describe('an account without a password (OQ-92, PERM-06)', () => {
  const INFO = '/user/info';
  const link = '[data-testid~=prove]';
  const viewer = (uid: number) => ({ code: 0, data: { uid, nick_name: '友', account: 'oauth' } });
  const leaveAndReturn = async () => {
    const target = screen.get(link);
    target.addEventListener('click', (event) => event.preventDefault());
    await screen.press(link);
    window.dispatchEvent(new Event('focus'));
    await screen.settle();
  };
  let isProven: boolean;
  async function show(isOauthOnly: boolean) {
    recordSignIn({ operatorName: '友', isOauthOnly });
    isProven = false;
    screen = new ScreenUnderTest(
      <>
        <LogOffTab />
        <ProofDialog />
      </>,
      {},
      {
        [INFO]: viewer(1),
        '/binding/info': { code: 0, data: { binding_oauth: [{ oauth_type: 303, user_id: '1' }] } },
      },
    );
    screen.answers[DELETION] = (request) => request.answer({ code: isProven ? 0 : -21003 });
    await screen.settle();
    await agreeAndDelete();
  }

  it('signs in at its third party in a new window, and goes on when the viewer returns', async () => {
    await show(true);
    expect(screen.has('#passwordForChange')).toBe(false);
    const target = screen.get(link) as HTMLAnchorElement;
    expect(new URL(target.href).pathname).toBe('/openapi/v2/user/oauth/qq');
    expect([new URL(target.href).searchParams.get('method'), target.target]).toEqual(['login', '_blank']);
    await leaveAndReturn();
    // Not finished there: the dialog is open again.
    expect([screen.has(link), screen.callsTo(DELETION).length, screen.toasts()]).toEqual([true, 2, []]);
    isProven = true;
    await leaveAndReturn();
    expect([screen.has(link), screen.callsTo(DELETION).length]).toEqual([false, 3]);
    expect(screen.toasts()).toEqual(['注销账号成功！']);
  });

  it('is noticed when the password is checked, if it has a phone (-21002)', async () => {
    await show(false);
    screen.answers[VERIFY] = (request) => request.answer({ code: -21002 });
    await screen.fill({ passwordForChange: 'Right123!' });
    await screen.submit('#passwordForChange');
    expect([screen.has('#passwordForChange'), screen.has(link)]).toEqual([false, true]);
  });

  it('deletes the account within 30 s of a dialog that was closed', async () => {
    await show(true);
    await screen.press('[data-testid~=identity-dialog] [data-testid~=close]');
    await screen.press('[data-testid~=log-off]');
    await screen.press('[data-testid~=confirm]');
    isProven = true;
    await leaveAndReturn();
    expect([screen.has(link), screen.callsTo(DELETION).length]).toEqual([false, 3]);
    expect(screen.toasts()).toEqual(['注销账号成功！']);
  });

  it('is told when the viewer returns without a connection, and can return again', async () => {
    await show(true);
    isProven = true;
    screen.answers[INFO] = (request) => request.answer('', 500);
    await leaveAndReturn();
    await screen.pass(2_000);
    expect([screen.has(link), screen.callsTo(DELETION).length, screen.toasts().length]).toEqual([true, 1, 1]);
    screen.answers[INFO] = (request) => request.answer(viewer(1));
    await leaveAndReturn();
    expect([screen.has(link), screen.callsTo(DELETION).length]).toEqual([false, 2]);
  });

  it('changes nothing of another account that the viewer has signed in to there', async () => {
    await show(true);
    isProven = true;
    screen.answers[INFO] = (request) => request.answer(viewer(2));
    await leaveAndReturn();
    expect([screen.has(link), screen.callsTo(DELETION).length]).toEqual([false, 1]);
  });
});
