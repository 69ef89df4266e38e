import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { addConfigLayer, configuration } from '#page-config/layers';
import { AccountLink } from '#shared/navigation/account-link';
import { type Router, RouterProvider } from '#shared/navigation/route';
import { HostProvider } from '#ui/host';
import { fakeHost } from '../../../support/unit/host';
import { mount, press } from '../../../support/unit/mount';

const SOURCE = 'backurl=%2Fnews%2F1.html%3Fa%3D1&from=desk&reg_bind_auth=weChat';
let view: ReturnType<typeof mount>;
afterEach(() => {
  view.unmount();
  history.replaceState(null, '', '/');
});

function show({ search = '', backurl = '', route = '' as string | null } = {}) {
  history.replaceState(null, '', `/login.html?${search}`);
  const router: Router = {
    route: { name: 'Login', params: {}, query: new URLSearchParams(route ?? ''), state: undefined },
    go: vi.fn(() => true),
    hrefOf: (to) => `/site${to}`,
  };
  const emit = vi.fn(() => true);
  view = mount(
    <HostProvider value={fakeHost({ emit })}>
      <RouterProvider value={route === null ? null : router}>
        <AccountLink to="Register" backurl={backurl}>
          Register
        </AccountLink>
      </RouterProvider>
    </HostProvider>,
  );
  return { router, emit };
}
const href = () => view.part('link').getAttribute('href');

it('has the parameters of origin and target only (OQ-53)', () => {
  const { router, emit } = show({ search: `${SOURCE}&emailQuery=failed&ticket=T` });
  expect(href()).toBe(`/site/regist.html?${SOURCE}`);
  press(view.part('link'));
  expect(router.go).toHaveBeenCalledWith(`/regist.html?${SOURCE}`, { state: undefined, replaces: false });
  expect(emit).toHaveBeenCalledWith('cntv-navigate', expect.objectContaining({ path: '/regist.html' }));
});

it('keeps bytes that are not UTF-8, and tells them to the page as percent codes', () => {
  const { router, emit } = show({ search: 'from=%D1%EB' });
  press(view.part('link'));
  expect(router.go).toHaveBeenCalledWith('/regist.html?from=%D1%EB', expect.anything());
  const detail = expect.objectContaining({ path: '/regist.html', query: { from: '%D1%EB' } });
  expect(emit).toHaveBeenCalledWith('cntv-navigate', detail);
});

it.each([
  ['of the router before that of the page', { search: 'backurl=%2Fpage', route: 'backurl=%2Fown' }, '%2Fown'],
  ['of the page where the router has none', { search: 'backurl=%2Fpage', route: 'from=x' }, '%2Fpage'],
  ['of the page without a router', { search: 'backurl=%2Fpage', route: null }, '%2Fpage'],
])('has the backurl %s', (_, where, expected) => {
  show(where);
  expect(href()).toContain(`backurl=${expected}`);
});

it.each([
  ['', 'news/1.html', `${location.origin}/news/1.html`],
  ['backurl=%2Fpage', 'news/1.html', '/page'],
  ['backurl=https%3A%2F%2Fevil.example%2F', '/news/1.html', `${location.origin}/news/1.html`],
  ['', 'https://evil.example/', null],
  ['', 'javascript:alert(1)', null],
])('has for ?%s and the attribute "%s" the backurl %s (OQ-30)', (search, backurl, expected) => {
  show({ search, backurl });
  expect(new URL(href() ?? '', location.origin).searchParams.get('backurl')).toBe(expected);
});

it('has no query without parameters or with empty ones', () => {
  show({ search: 'backurl=&from=' });
  expect(href()).toBe('/site/regist.html');
});

it('ignores the attribute if the URL has a service (OQ-30)', () => {
  show({ search: 'service=%2Fpage', backurl: '/news/1.html' });
  expect(href()).toBe('/site/regist.html?service=%2Fpage');
});

it('follows the portalBase of the page configuration with one listener', () => {
  const before = [...configuration.listeners].length;
  show({ route: null });
  expect([...configuration.listeners].length).toBe(before + 1);
  act(() => addConfigLayer({ appid: 'test', portalBase: '/portal' }));
  expect(href()).toBe('/portal/regist.html');
});
