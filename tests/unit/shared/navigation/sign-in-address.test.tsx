import { act, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areaLoader } from '#i18n/areas';
import { loadChunk } from '#lib/chunk';
import { configuration, notifyConfigChange } from '#page-config/layers';
import type { PageConfigInput } from '#page-config/types';
import { useSignInRedirect } from '#shared/failure/use-sign-in-redirect';
import { AccountLink } from '#shared/navigation/account-link';
import { type Router, RouterProvider } from '#shared/navigation/route';
import { useHrefOf } from '#shared/navigation/use-href-of';
import { useNavigate } from '#shared/navigation/use-navigate';
import { RegisterPrompt } from '#shared/register-prompt/register-prompt';
import { SignedOutNotice } from '#shared/viewer/signed-out-notice';
import { HostProvider } from '#ui/host';
import { fakeHost } from '../../../support/unit/host';
import { mount } from '../../../support/unit/mount';

await loadChunk(areaLoader('member', 'zh-CN'));

const MEMBER_PATH = '/account/history';
const HOST = 'https://reg.example';
const assign = vi.spyOn(location, 'assign').mockReturnValue();
const agent = vi.spyOn(navigator, 'userAgent', 'get');

let view: ReturnType<typeof mount>;
beforeEach(() => history.replaceState(null, '', MEMBER_PATH));
afterEach(() => {
  view.unmount();
  agent.mockReset();
  assign.mockClear();
  history.replaceState(null, '', '/');
});

/** A portal below a base path; null for a widget without one. */
function routerBelow(base: string | null, more: Partial<Router> = {}): Router | null {
  if (base === null) return null;
  const route = { name: 'UserHistory' as const, params: {}, query: new URLSearchParams(), state: undefined };
  return { route, hrefOf: (to) => base + to, go: vi.fn(() => true), ...more };
}

const probe = { resolved: '', leave: () => {} };
/** Requests the redirect at once. */
function SignInProbe() {
  const request = useSignInRedirect();
  const navigate = useNavigate();
  const resolved = useHrefOf()('/login.html');
  useEffect(() => {
    Object.assign(probe, { resolved, leave: () => navigate('Login') });
    request(0);
  }, [request, navigate, resolved]);
  return null;
}

/** Renders everything that leads to the sign-in, and returns the addresses without their queries. */
async function addressesOf(settings: PageConfigInput, router: Router | null) {
  configuration.layers.length = 0;
  configuration.layers.push({ appid: 'demo', ...settings });
  notifyConfigChange();
  const told: { redirectTo?: string }[] = [];
  const emit = (name: string, detail: object) => {
    if (name === 'cntv-login-required') told.push(detail);
    return name !== 'cntv-login-required';
  };
  vi.useFakeTimers();
  await act(async () => {
    view = mount(
      <HostProvider value={fakeHost({ emit: emit as never })}>
        <RouterProvider value={router}>
          <SignedOutNotice />
          <AccountLink to="Login">link</AccountLink>
          <RegisterPrompt />
          <SignInProbe />
        </RouterProvider>
      </HostProvider>,
    );
  });
  act(() => vi.runAllTimers());
  vi.useRealTimers();
  act(() => probe.leave());
  const [notice, link, prompt] = view.all('a').map((each) => each.getAttribute('href') ?? '');
  const redirect = told[0]?.redirectTo ?? '';
  return { notice: notice as string, link, prompt: prompt as string, redirect, resolved: probe.resolved };
}
const withoutQuery = (address = '') => address.split('?')[0];
const backurlOf = (address: string) => new URL(address, location.origin).searchParams.get('backurl');

describe('the address of the sign-in page', () => {
  it.each([
    ['on the page of a widget', {}, null, '/login.html'],
    ['below portalBase', { portalBase: '/a' }, null, '/a/login.html'],
    ['on the registration host', { registrationHost: HOST }, null, `${HOST}/login.html`],
    [
      'below portalBase of this host',
      { registrationHost: HOST, portalBase: '/a' },
      null,
      `${HOST}/a/login.html`,
    ],
    [
      'on this host before that of portalBase',
      { registrationHost: HOST, portalBase: 'https://www.example/a' },
      null,
      `${HOST}/a/login.html`,
    ],
    ['in a portal', {}, '', '/login.html'],
    ['below the base of a portal', {}, '/b', '/b/login.html'],
    ['below the base before portalBase', { portalBase: '/a' }, '/b', '/b/login.html'],
    ['on the host before the base', { registrationHost: HOST }, '/b', `${HOST}/login.html`],
    ['on the host for a portal', { registrationHost: HOST, portalBase: '/a' }, '/b', `${HOST}/a/login.html`],
  ])(
    'is one %s: of redirect, notice, link and prompt (OQ-40, OQ-75)',
    async (_, settings, base, expected) => {
      const router = routerBelow(base);
      const { prompt, notice, redirect, ...others } = await addressesOf(settings, router);
      const all = { notice: withoutQuery(notice), redirect: withoutQuery(redirect), ...others };
      expect(all).toEqual({ notice: expected, redirect: expected, link: expected, resolved: expected });
      expect(withoutQuery(prompt)).toBe(expected.replace('login', 'regist'));
      for (const address of [notice, redirect, prompt]) expect(backurlOf(address)).toBe(location.href);
      const isOwn = router !== null && !expected.startsWith(HOST);
      expect(router?.go ?? assign).toHaveBeenCalledTimes(isOwn || router === null ? 1 : 0);
      if (!isOwn) expect(assign).toHaveBeenCalledExactlyOnceWith(expected);
    },
  );

  it('is a route of the portal on the registration host itself', async () => {
    const router = routerBelow('/a');
    const { redirect } = await addressesOf({ registrationHost: location.origin, portalBase: '/a' }, router);
    expect(withoutQuery(redirect)).toBe('/a/login.html');
    expect(router?.go).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['below portalBase', null, '/a/mobile/new/login.html'],
    ['below the base of a portal', '/b', '/b/mobile/new/login.html'],
  ])('is MLogin on a phone, %s, not on the registration host (MOB-08, ERR-03)', async (_, base, expected) => {
    agent.mockReturnValue('iPhone');
    const settings = { registrationHost: HOST, portalBase: '/a' };
    const { notice, redirect } = await addressesOf(settings, routerBelow(base));
    expect([notice, redirect].map(withoutQuery)).toEqual([expected, expected]);
    for (const address of [notice, redirect]) expect(backurlOf(address)).toBe(location.href);
  });

  it('is inside a widget that shows the sign-in itself', async () => {
    const router = routerBelow('', { signsInPlace: true });
    const { link } = await addressesOf({ registrationHost: HOST }, router);
    expect(link).toBe('/login.html');
    expect(router?.go).toHaveBeenCalledTimes(1);
  });
});
