import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InPlace } from '#app/in-place';
import { MemberCenter } from '#app/member-center';
import { Portal } from '#app/portal';
import { addConfigLayer } from '#page-config/scripts';
import { setUnread } from '#session/unread';
import type { NavigateTarget } from '#shared/navigation/address';
import { widget as portal } from '../../../widgets/portal/portal.element';
import { FakeXhr } from '../../support/unit/fake-xhr';
import { press } from '../../support/unit/mount';
import {
  freshStage,
  openWidget,
  router,
  until,
  untilScreen,
  type Widget,
} from '../../support/unit/router-fixture';

vi.mock('#app/routes', async () => {
  const { rowOf } = await import('../../support/unit/router-fixture');
  const names = [
    'Login',
    'MLogin',
    'SsoLogin',
    'Register',
    'ServiceAgreement',
    'NoPermission',
    'TestPage',
  ] as const;
  const sections = ['UserHome', 'UserHistory', 'UserCollection', 'UserMessage', 'UserSetting'] as const;
  return { routes: [...names, ...sections].map((name) => rowOf(name)) };
});

const assign = vi.spyOn(location, 'assign').mockReturnValue();

let widget: Widget;
beforeEach(() => {
  freshStage();
  addConfigLayer({ portalBase: '/my' });
  history.replaceState(null, '', '/site/regist.html?a=1');
});
afterEach(() => {
  widget.unmount();
  assign.mockClear();
  document.body.replaceChildren();
});

describe('the screens around signing in', () => {
  const onBack = vi.fn();
  const onSignIn = vi.fn();
  beforeEach(() => {
    onBack.mockClear();
    onSignIn.mockClear();
  });
  const open = async (start: string) => {
    widget = await openWidget(<InPlace start={start} onBack={onBack} onSignIn={onSignIn} />);
  };
  const options = { state: undefined, replaces: false };

  it('start at a path, whose title gets the focus, and leave the address of the page', async () => {
    await open('/regist.html?from=a');
    await untilScreen(widget, 'Register');
    expect([router.route.query.get('from'), widget.focused()]).toEqual(['a', 'Register']);
    expect(router.hrefOf('/service_agreement')).toBe('/my/service_agreement');
    expect(assign).not.toHaveBeenCalled();
    expect(location.pathname).toBe('/site/regist.html');
  });

  it('go back one by one, and from the first one to the widget', async () => {
    await open('/regist.html');
    await untilScreen(widget, 'Register');
    expect(widget.part('back').textContent).toBe('返回');
    await act(async () => void router.go('/service_agreement', options));
    await untilScreen(widget, 'ServiceAgreement');
    await act(async () => press(widget.part('back')));
    await untilScreen(widget, 'Register');
    expect(onBack).not.toHaveBeenCalled();
    press(widget.part('back'));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it.each(['/login.html', '/mobile/new/login.html?a=1'])('return to the widget instead of %s', async (to) => {
    await open('/regist.html');
    await untilScreen(widget, 'Register');
    act(() => void router.go(to, options));
    expect(onSignIn).toHaveBeenCalledOnce();
    expect(widget.screens()).toEqual(['Register']);
  });

  it('include the screen of an SSO sign-in', async () => {
    await open('/regist.html');
    await untilScreen(widget, 'Register');
    await act(async () => void router.go('/ssologin.html', options));
    await untilScreen(widget, 'SsoLogin');
    expect(onSignIn).not.toHaveBeenCalled();
  });

  it('start again at another path', async () => {
    await open('/regist.html');
    await untilScreen(widget, 'Register');
    await widget.render(<InPlace start="/service_agreement" onBack={onBack} onSignIn={onSignIn} />);
    await untilScreen(widget, 'ServiceAgreement');
  });

  it('do not include a path that is not in the route table, which is another page', async () => {
    await open('/help.html?a=1');
    expect(assign.mock.calls).toEqual([['/my/help.html?a=1']]);
    expect([widget.screens(), widget.has('[data-testid~=back]')]).toEqual([[], false]);
  });
});

describe('the member centre in a widget', () => {
  const address = () => ({
    name: router.route.name,
    params: router.route.params,
    query: String(router.route.query),
  });

  it.each([
    ['history', '', { name: 'UserHistory', params: {}, query: '' }],
    ['history', 'system', { name: 'UserHistory', params: {}, query: '' }],
    ['collection', 'channel', { name: 'UserCollection', params: {}, query: 'tab=channel' }],
    ['collection', 'video', { name: 'UserCollection', params: {}, query: '' }],
    ['collection', 'system', { name: 'UserCollection', params: {}, query: '' }],
    ['settings', 'logOff', { name: 'UserSetting', params: { tabName: 'logOff' }, query: '' }],
    ['settings', 'channel', { name: 'UserSetting', params: { tabName: 'baseMessage' }, query: '' }],
    ['message', '', { name: 'UserMessage', params: { tabName: 'subscribe' }, query: '' }],
    ['message', 'system', { name: 'UserMessage', params: { tabName: 'system' }, query: '' }],
  ] as const)('starts in the section %s with the tab "%s"', async (section, tab, expected) => {
    widget = await openWidget(<MemberCenter section={section} tab={tab} bare={false} />);
    await untilScreen(widget, expected.name);
    expect(address()).toEqual(expected);
    expect([location.pathname, widget.has('nav')]).toEqual(['/site/regist.html', true]);
  });

  it('has all sections and the no-permission page, but no other screen', async () => {
    widget = await openWidget(<MemberCenter section="history" tab="" bare={false} />);
    await untilScreen(widget, 'UserHistory');
    const hrefs = ['/index.html', '/account/nopermission', '/regist.html'].map(router.hrefOf);
    expect(hrefs).toEqual(['/my/index.html', '/my/account/nopermission', null]);
  });

  it('has only its section where it is bare', async () => {
    widget = await openWidget(<MemberCenter section="message" tab="" bare />);
    await untilScreen(widget, 'UserMessage');
    const hrefs = ['/account/message/system', '/index.html', '/account/nopermission'].map(router.hrefOf);
    expect([...hrefs, widget.has('nav')]).toEqual(['/my/account/message/system', null, null, false]);
  });

  it('follows its attributes', async () => {
    widget = await openWidget(<MemberCenter section="message" tab="" bare />);
    await untilScreen(widget, 'UserMessage');
    await widget.render(<MemberCenter section="message" tab="system" bare />);
    await until(() => expect(router.route.params).toEqual({ tabName: 'system' }));
    await widget.render(<MemberCenter section="history" tab="" bare />);
    await untilScreen(widget, 'UserHistory');
    await widget.render(<MemberCenter section="history" tab="" bare={false} />);
    await untilScreen(widget, 'UserHistory');
    expect(router.hrefOf('/index.html')).toBe('/my/index.html');
  });
});

describe('the portal', () => {
  const open = async (props: Partial<Parameters<typeof Portal>[0]> = {}) => {
    widget = await openWidget(<Portal base="/site" loginCheck={false} {...props} />);
  };
  const visit = (path: string) =>
    act(async () => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    });

  it('renders the screen at the address below its base, and sets the title of the page (OQ-24)', async () => {
    await open();
    await untilScreen(widget, 'Register');
    expect(document.title).toBe('注册 - 央视网社区');
    await visit('/site/dGVzdA==.html');
    await untilScreen(widget, 'TestPage');
    expect(document.title).toBe('央视网社区');
    await visit('/site/account/history');
    await untilScreen(widget, 'UserHistory');
    await until(() => expect(document.title).toBe('观看历史 - 央视网社区'));
  });

  it('changes with its base', async () => {
    await open();
    await untilScreen(widget, 'Register');
    history.replaceState(null, '', '/other/service_agreement');
    await widget.render(<Portal base="/other" loginCheck={false} />);
    await untilScreen(widget, 'ServiceAgreement');
  });

  it.each([
    ['its attribute', true, undefined, 1],
    ['the page configuration', false, true, 1],
    ['nothing, by default', false, undefined, 0],
  ])('is checked for a sign-in by %s (ROUTE-50)', async (_, loginCheck, configured, count) => {
    if (configured !== undefined) addConfigLayer({ loginCheck: configured });
    history.replaceState(null, '', '/site/account/history');
    await open({ loginCheck });
    await untilScreen(widget, 'UserHistory');
    const checks = FakeXhr.sent.filter(({ url }) => url.pathname.endsWith('/checkLogin'));
    expect(checks).toHaveLength(count);
  });

  it('stores the position of the screen that is left', async () => {
    await open();
    await untilScreen(widget, 'Register');
    widget.get('#Register').focus();
    const replaced = vi.spyOn(history, 'replaceState');
    await act(async () => void router.go('/service_agreement', { state: undefined, replaces: false }));
    const position = { left: 0, top: 0, control: { name: 'Register   ', index: 0 } };
    expect(replaced.mock.calls).toEqual([[{ cntvPosition: position }, '']]);
    replaced.mockRestore();
  });

  it('hides the desktop navigation of the page on the mobile site only (LAYOUT-04)', async () => {
    const parts = [
      '<nav data-cntv-desktop></nav>',
      '<nav data-cntv-desktop hidden></nav>',
      '<footer></footer>',
    ];
    document.body.insertAdjacentHTML('beforeend', parts.join(''));
    const hidden = () =>
      [...document.querySelectorAll('body > nav, body > footer')].map((part) => (part as HTMLElement).hidden);
    await open();
    await untilScreen(widget, 'Register');
    expect(hidden()).toEqual([false, true, false]);
    await visit('/site/mobile/new/login.html');
    await untilScreen(widget, 'MLogin');
    expect(hidden()).toEqual([true, true, false]);
    await visit('/site/unknown');
    expect(hidden()).toEqual([false, true, false]);
  });

  describe('navigates by the name of a route', () => {
    const navigate = (target: unknown) =>
      act(async () => portal.methods.navigate.call(widget.element, target as NavigateTarget));
    const logged = vi.spyOn(console, 'error');
    afterEach(() => logged.mockReset());

    it.each([
      [{ name: 'UserHistory', query: { page: '2' } }, '/site/account/history?page=2'],
      [{ name: 'UserSetting', params: { tabName: 'a/b' } }, '/site/account/a%2Fb'],
      [{ name: 'Index' }, '/site/index.html'],
    ])('%o (ROUTE-47, OQ-21)', async (target, address) => {
      await open();
      await untilScreen(widget, 'Register');
      await navigate(target);
      expect(location.pathname + location.search).toBe(address);
    });

    it.each([
      ['Login', { registrationHost: 'https://reg.example' }, 'https://reg.example/my/login.html'],
      ['Index', { userHome: 'https://home.example/' }, 'https://home.example/'],
    ])('to %s where the page configuration puts it (OQ-17, OQ-40)', async (name, config, address) => {
      await open();
      await untilScreen(widget, 'Register');
      addConfigLayer(config);
      await navigate({ name });
      expect(assign.mock.calls).toEqual([[address]]);
      expect(location.pathname).toBe('/site/regist.html');
    });

    it.each([
      [{ name: 'toString' }, /unknown route "toString"; expected UserHome, .*, Login, .*, Index$/],
      [undefined, /unknown route "undefined"; expected UserHome/],
      [{ name: 'UserSetting' }, /UserSetting needs the parameter "tabName"/],
    ])('and logs one error for %o (ROUTE-47, OQ-21)', async (target, message) => {
      await open();
      await untilScreen(widget, 'Register');
      logged.mockReturnValue();
      await navigate(target);
      expect(logged.mock.calls).toEqual([[expect.stringMatching(message)]]);
      expect(location.pathname).toBe('/site/regist.html');
    });
  });

  describe('receives a navigation of another widget', () => {
    const navigate = (detail: object, source: EventTarget = document.body, isCancelled = false) => {
      const event = new CustomEvent('cntv-navigate', {
        bubbles: true,
        cancelable: true,
        composed: true,
        detail,
      });
      if (isCancelled) event.preventDefault();
      return act(async () => source.dispatchEvent(event));
    };

    it('and shows the screen with the query', async () => {
      await open();
      await untilScreen(widget, 'Register');
      expect(await navigate({ path: '/account/history', query: { page: '2' } })).toBe(false);
      await untilScreen(widget, 'UserHistory');
      expect(location.pathname + location.search).toBe('/site/account/history?page=2');
    });

    it.each([
      ['to a path outside the route table', { path: '/help.html' }, () => document.body, false, true],
      ['that the page has cancelled', { path: '/login.html' }, () => document.body, true, false],
      ['of the portal itself', { path: '/login.html' }, () => widget.element, false, true],
    ])('but leaves one %s', async (_, detail, source, isCancelled, isUntouched) => {
      await open();
      await untilScreen(widget, 'Register');
      expect(await navigate(detail, source(), isCancelled)).toBe(isUntouched);
      expect(widget.screens()).toEqual(['Register']);
    });

    it.each([
      ['/login.html', { registrationHost: 'https://reg.example' }],
      ['/index.html', { userHome: 'https://home.example/' }],
    ])('but leaves %s to the widget, whose link is a page elsewhere (OQ-17, OQ-40)', async (path, config) => {
      await open();
      await untilScreen(widget, 'Register');
      addConfigLayer(config);
      expect(await navigate({ path })).toBe(true);
      expect(widget.screens()).toEqual(['Register']);
    });

    it('to the user-centre home, where the page configuration names the home of the portal (OQ-17)', async () => {
      await open();
      await untilScreen(widget, 'Register');
      addConfigLayer({ userHome: '/site/index.html' });
      expect(await navigate({ path: '/index.html' })).toBe(false);
      await untilScreen(widget, 'UserHome');
    });

    it('until it is unmounted', async () => {
      await open();
      await untilScreen(widget, 'Register');
      widget.unmount();
      expect(await navigate({ path: '/login.html' })).toBe(true);
      await open();
    });
  });

  it('blinks the title while there are unread messages (MSG-16)', async () => {
    await open();
    await untilScreen(widget, 'Register');
    const title = document.title;
    await act(async () => setUnread({ subscribe: 1, system: 0 }));
    await until(() => expect(document.title).not.toBe(title));
    await act(async () => setUnread({ subscribe: 0, system: 0 }));
    await until(() => expect(document.title).toBe(title));
  });
});
