import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addConfigLayer } from '#page-config/scripts';
import { recordSignIn, recordSignOut, resetSession } from '#session/session';
import { FakeXhr } from '../../support/unit/fake-xhr';
import {
  freshStage,
  openRouter,
  rowOf,
  type TestHistory,
  testHistory,
  until,
  untilScreen,
  type Widget,
} from '../../support/unit/router-fixture';

const ROWS = [
  rowOf('Login'),
  rowOf('MLogin'),
  rowOf('Register'),
  rowOf('MIndex'),
  rowOf('UserHome'),
  rowOf('UserHistory'),
];
const MEMBER_PATH = '/account/history';
const replace = vi.spyOn(location, 'replace').mockReturnValue();
const agent = vi.spyOn(navigator, 'userAgent', 'get');

let widget: Widget;
beforeEach(freshStage);
afterEach(async () => {
  // A check that is still pending would be the one of the next test, too.
  await act(async () => {
    for (const request of checks()) request.answer({ code: -99999 });
  });
  widget.unmount();
  replace.mockClear();
  agent.mockReset();
});

async function open(path: string, rows = ROWS): Promise<TestHistory> {
  const history = testHistory(path);
  widget = await openRouter(rows, history, { loginCheck: true });
  return history;
}
/** The service responds whether the viewer is signed in, or with an error. */
function respond(isSignedIn: boolean | null): void {
  FakeXhr.autoAnswer = (request) => {
    if (!request.url.pathname.endsWith('/checkLogin')) request.answer({ code: 0, data: { uid: '1' } });
    else if (isSignedIn === null) request.answer({ code: -99999 });
    else request.answer({ code: 0, data: { is_login: isSignedIn } });
  };
}
const checks = () => FakeXhr.sent.filter(({ url }) => url.pathname.endsWith('/checkLogin'));
const toSignIn = (path: string) => `${path}?backurl=${encodeURIComponent(location.href)}`;

describe('the login check', () => {
  it('renders a route for visitors at once, without a request', async () => {
    await open('/regist.html');
    await untilScreen(widget, 'Register');
    expect(checks()).toEqual([]);
  });

  it('renders a member route for a viewer whom the server knows', async () => {
    respond(true);
    await open(MEMBER_PATH);
    await untilScreen(widget, 'UserHistory');
    expect(widget.told).toEqual([]);
  });

  it('shows the skeleton until the server has responded', async () => {
    FakeXhr.autoAnswer = () => {};
    await open(MEMBER_PATH);
    await until(() => expect(checks()).toHaveLength(1));
    expect(widget.screens()).toEqual([]);
    expect(widget.has('[part~=skeleton]')).toBe(true);
    expect(widget.has('h2')).toBe(false);
    // The menu, and the content beside it.
    expect(widget.part('card').children).toHaveLength(2);
  });

  it('shows the skeleton of a member route without the shell until the server has responded', async () => {
    FakeXhr.autoAnswer = () => {};
    await open('/m/index.html');
    await until(() => expect(checks()).toHaveLength(1));
    expect(widget.part('card').firstElementChild?.getAttribute('part')).toBe('skeleton');
  });

  it('renders the member route at once for a viewer who is signed in by the stored session', async () => {
    act(() => recordSignIn());
    FakeXhr.autoAnswer = () => {};
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
    await open(MEMBER_PATH);
    await untilScreen(widget, 'UserHistory');
    expect(checks()).toHaveLength(1);
    now.mockRestore();
  });

  it('renders all routes when the request fails (PERM-09)', async () => {
    respond(null);
    await open(MEMBER_PATH);
    await untilScreen(widget, 'UserHistory');
  });
});

describe('the member route of a visitor', () => {
  beforeEach(() => respond(false));

  it.each([MEMBER_PATH, '/m/index.html', '/user', '/user/'])(
    '%s leads to the sign-in (ROUTE-48)',
    async (path) => {
      const history = await open(path);
      await untilScreen(widget, 'Login');
      const to = toSignIn('/login.html');
      expect(history.went).toEqual([[to, { state: undefined, replaces: true }]]);
      expect(widget.told).toEqual([{ name: 'cntv-login-required', detail: { redirectTo: `/base${to}` } }]);
      expect(replace).not.toHaveBeenCalled();
    },
  );

  it('leads to the mobile sign-in in a mobile browser', async () => {
    agent.mockReturnValue('iPhone');
    addConfigLayer({ registrationHost: 'https://reg.example.com' });
    const history = await open(MEMBER_PATH);
    await untilScreen(widget, 'MLogin');
    expect(history.went[0]?.[0]).toBe(toSignIn('/mobile/new/login.html'));
  });

  it('leads to the sign-in on the registration host (OQ-40)', async () => {
    addConfigLayer({ registrationHost: 'https://reg.example.com', portalBase: '/portal' });
    const history = await open(MEMBER_PATH);
    const redirectTo = `https://reg.example.com/portal${toSignIn('/login.html')}`;
    await until(() => expect(replace.mock.calls).toEqual([[redirectTo]]));
    expect(widget.told).toEqual([{ name: 'cntv-login-required', detail: { redirectTo } }]);
    expect(history.went).toEqual([]);
    expect(widget.has('[part~=skeleton]')).toBe(true);
  });

  it('leads to the page of the sign-in, where the router has no such screen (OQ-40)', async () => {
    addConfigLayer({ portalBase: '/portal' });
    await open(MEMBER_PATH, [rowOf('UserHistory')]);
    const to = toSignIn('/portal/login.html');
    await until(() => expect(replace.mock.calls).toEqual([[to]]));
    expect(widget.told).toEqual([{ name: 'cntv-login-required', detail: { redirectTo: to } }]);
  });

  it('shows a notice when the page prevents the redirect', async () => {
    FakeXhr.autoAnswer = () => {};
    const history = await open(MEMBER_PATH);
    widget.prevented.add('cntv-login-required');
    await act(async () => checks()[0]?.answer({ code: 0, data: { is_login: false } }));
    await until(() => expect(widget.has('[part~=notice]')).toBe(true));
    expect(widget.part('card').contains(widget.part('notice'))).toBe(true);
    expect([history.went, replace.mock.calls]).toEqual([[], []]);
  });

  it('shows a notice where the sign-in has sent the viewer back without a press (OQ-103)', async () => {
    const first = await open(MEMBER_PATH);
    await untilScreen(widget, 'Login');
    expect(first.went).toHaveLength(1);
    widget.unmount();
    const history = await open(MEMBER_PATH);
    await until(() => expect(widget.has('[part~=notice]')).toBe(true));
    expect([history.went, replace.mock.calls]).toEqual([[], []]);
  });

  it.each(['cntv-login', 'cntv-qr-login', 'cntv-portal'])(
    'shows the notice on a page with another element that signs in, <%s> (OQ-40)',
    async (tag) => {
      const other = document.body.appendChild(document.createElement(tag));
      const history = await open(MEMBER_PATH);
      await until(() => expect(widget.has('[part~=notice]')).toBe(true));
      expect([history.went, replace.mock.calls, widget.told]).toEqual([[], [], []]);
      other.remove();
    },
  );

  it('is rendered after a sign-in in another tab', async () => {
    await open(MEMBER_PATH, [rowOf('UserHistory')]);
    await until(() => expect(replace).toHaveBeenCalled());
    await act(async () => recordSignIn());
    await untilScreen(widget, 'UserHistory');
  });
});

describe('the start page', () => {
  it('leads a signed-in viewer to the home, through /user (ROUTE-49)', async () => {
    act(() => recordSignIn());
    const history = await open('/?a=1');
    await untilScreen(widget, 'UserHome');
    expect(history.went).toEqual([
      ['/user?a=1', { state: undefined, replaces: true }],
      ['/index.html?a=1', { state: undefined, replaces: true }],
    ]);
  });

  it('leads a visitor to the sign-in, without a notice to the page', async () => {
    respond(false);
    const history = await open('/?a=1');
    await untilScreen(widget, 'Login');
    expect(history.went).toEqual([['/login.html?a=1', { state: undefined, replaces: true }]]);
    expect(widget.told).toEqual([]);
  });
});

describe('a viewer of a member route', () => {
  it('who signs out later keeps the route, because its screen handles that', async () => {
    act(() => recordSignIn());
    respond(true);
    const history = await open(MEMBER_PATH);
    await untilScreen(widget, 'UserHistory');
    await act(async () => recordSignOut());
    expect([history.went, widget.told]).toEqual([[], []]);
  });

  it('makes one check on several protected routes', async () => {
    act(() => resetSession());
    respond(true);
    const history = await open(MEMBER_PATH);
    await untilScreen(widget, 'UserHistory');
    await history.show('/index.html');
    await untilScreen(widget, 'UserHome');
    expect(checks()).toHaveLength(1);
  });
});
