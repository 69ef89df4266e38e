import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAccountCalls } from '#features/login/modules';
import { useAlreadySignedIn } from '#features/login/use-already-signed-in';
import { loadChunk } from '#lib/chunk';
import { addConfigLayer } from '#page-config/scripts';
import { confirmSignIn, recordSignOut, session } from '#session/session';
import { type Router, RouterProvider } from '#shared/navigation/route';
import { useCompleteSignIn } from '#shared/sign-in/use-complete-sign-in';
import { HostProvider } from '#ui/host';
import { FakeXhr } from '../../../support/unit/fake-xhr';
import { fakeHost } from '../../../support/unit/host';
import { mount } from '../../../support/unit/mount';
import { freshStage, until } from '../../../support/unit/router-fixture';

await loadChunk<unknown>(loadAccountCalls);

function Probe() {
  useAlreadySignedIn(false);
  return null;
}
const replace = vi.spyOn(location, 'replace').mockReturnValue();
let view: ReturnType<typeof mount>;

function open(path: string, router: Router | null = null): void {
  history.replaceState(null, '', path);
  view = mount(
    <HostProvider value={fakeHost()}>
      <RouterProvider value={router}>
        <Probe />
      </RouterProvider>
    </HostProvider>,
  );
}
const checks = () => FakeXhr.sent.filter(({ url }) => url.pathname.endsWith('/checkLogin'));

beforeEach(() => {
  freshStage();
  FakeXhr.autoAnswer = (request) => request.answer({ code: 0, data: { is_login: true } });
});
afterEach(() => {
  view.unmount();
  replace.mockClear();
  history.replaceState(null, '', '/');
});

it('redirects a signed-in viewer from the sign-in to the home, once (LOGIN-16)', async () => {
  open('/login.html');
  await until(() => expect(replace.mock.calls).toEqual([['/index.html']]));
  await act(async () => addConfigLayer({ servicePhone: '1' }));
  await until(() => expect(checks()).toHaveLength(1));
  expect(replace).toHaveBeenCalledTimes(1);
});

it('stays, signed out, where the home has sent the viewer back without a press (OQ-103)', async () => {
  open('/login.html');
  await until(() => expect(replace).toHaveBeenCalledTimes(1));
  view.unmount();
  open('/login.html');
  await until(() => expect(session.getState()).toMatchObject({ status: 'signed-out', hasExpired: true }));
  expect(replace).toHaveBeenCalledTimes(1);
});

it('redirects after a late configuration of the base of the portal, with one check', async () => {
  open('/portal/login.html');
  await until(() => expect(checks()).toHaveLength(1));
  expect(replace).not.toHaveBeenCalled();
  await act(async () => addConfigLayer({ portalBase: '/portal' }));
  await until(() => expect(replace.mock.calls).toEqual([['/portal/index.html']]));
  expect(checks()).toHaveLength(1);
});

it('redirects in a portal whose links lead to the sign-in of the registration host (OQ-40)', async () => {
  addConfigLayer({ registrationHost: 'https://reg.example' });
  const route = { name: 'Login' as const, params: {}, query: new URLSearchParams(), state: undefined };
  const router = { route, hrefOf: (to: string) => `/base${to}`, go: vi.fn(() => true) };
  open('/base/login.html', router);
  await until(() => expect(router.go).toHaveBeenCalledTimes(1));
});

it('redirects a viewer who has signed in elsewhere after a sign-in here, of which the page has kept its viewer', async () => {
  let complete: ReturnType<typeof useCompleteSignIn> | undefined;
  function Completing() {
    complete = useCompleteSignIn('');
    return null;
  }
  history.replaceState(null, '', '/login.html');
  view = mount(
    <HostProvider value={fakeHost({ emit: () => false })}>
      <Completing />
    </HostProvider>,
  );
  await act(() => complete?.('password', { sso: [], ticket: '' }));
  view.unmount();
  open('/login.html');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([session.getState().status, replace.mock.calls]).toEqual(['signed-in', []]);
  view.unmount();
  recordSignOut();
  // As another tab does.
  confirmSignIn();
  open('/login.html');
  await until(() => expect(replace.mock.calls).toEqual([['/index.html']]));
});
