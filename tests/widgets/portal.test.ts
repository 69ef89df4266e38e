import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, inside, isReady, openPage, until } from '../support/element/host';
import { openPortalAt } from '../support/element/pages/portal-page';

const QUERY = 'backurl';
const COUNT = 'GET /openapi/v2/user/message/count';

describe('<cntv-portal>', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(html: string, prepare?: (window: Window) => void) {
    const api = new FakeApi();
    const query = { [QUERY]: '/x' };
    page = await openPage({ html, config: { appid: 'demo' }, api, query, ...(prepare && { prepare }) });
    const portal = page.widget('cntv-portal');
    await until(() => isReady(portal), 'the portal is ready');
    return portal;
  }
  const title = (portal: HTMLElement) => portal.shadowRoot?.querySelector('[part~=title]')?.textContent;

  it('redirects the base to the login, keeps the query and sets the page title (ROUTE-01, ROUTE-03, ROUTE-04)', async () => {
    const portal = await open('<cntv-portal base="/host"></cntv-portal>');
    await until(() => title(portal) === '登录', 'the login is shown');
    const { pathname, search } = page.window.location;
    expect(pathname).to.equal('/host/login.html');
    expect(new URLSearchParams(search).get(QUERY)).to.equal('/x');
    await until(() => page.document.title === '登录 - 央视网社区', 'the page is named');
    expect(inside(portal, 'form a').getAttribute('href')).to.equal(
      '/host/forgetPassword/findPassword.jsp?backurl=%2Fx',
    );
  });

  for (const [path, title] of [
    ['/regist.html', '注册 - 央视网社区'],
    ['/service_agreement', '服务协议 - 央视网社区'],
  ] as const)
    it(`requests the counts at ${path} and blinks the title while there are unread messages (MSG-15, MSG-16, MSG-17, OQ-25)`, async () => {
      const api = new FakeApi({ [COUNT]: { data: { subscribe_count: 1, system_count: 0 } } });
      page = await openPortalAt(path, api);
      await until(() => page.document.title === `【新消息】${title}`, 'the marker');
      await until(() => page.document.title === `【　　　】${title}`, 'the blanks');
      await until(() => page.document.title === `【新消息】${title}`, 'the marker again');
      const badge = page.document.createElement('cntv-unread-badge') as HTMLElement & { refresh(): void };
      page.document.body.append(badge);
      await until(() => isReady(badge), 'the badge');
      expect(api.to(COUNT)).to.have.length(1);
      api.answers[COUNT] = { data: { subscribe_count: 0, system_count: 0 } };
      badge.refresh();
      await until(() => page.document.title === title, 'the title of the route');
    });

  it('makes the request of the test page once, also when its texts change (ROUTE-12)', async () => {
    const audit = 'POST /openapi/v2/user/demo/audit';
    const api = new FakeApi({ [audit]: { code: -10004 } });
    const opened = await openPortalAt('/dGVzdA==.html', api);
    page = opened;
    await until(() => opened.words('code') === '-10004', 'the code');
    opened.portal.lang = 'en';
    await until(() => page.document.title.includes('CNTV'), 'the title in English');
    expect(api.to(audit)).to.have.length(1);
  });

  it('keeps blinking across screens and restores the title of the last one (MSG-16, MSG-17)', async () => {
    const api = new FakeApi({ [COUNT]: { data: { subscribe_count: 1, system_count: 0 } } });
    page = await openPortalAt('/regist.html', api);
    await until(() => page.document.title === '【新消息】注册 - 央视网社区', 'the marker');
    page.window.dispatchEvent(
      new page.window.CustomEvent('cntv-navigate', {
        detail: { name: 'ServiceAgreement', path: '/service_agreement', params: {}, query: {} },
        cancelable: true,
      }),
    );
    await until(() => page.window.location.pathname === '/host/service_agreement', 'the next screen');
    await until(() => page.document.title === '【　　　】服务协议 - 央视网社区', 'the blanks');
    page.widget('cntv-portal').remove();
    await until(() => page.document.title === '服务协议 - 央视网社区', 'the title of the last screen');
  });

  it('navigates by the names of routes, also by a call before its view is ready (ROUTE-47, OQ-21)', async () => {
    let isHeld = false;
    page = await openPortalAt('/login.html', new FakeApi(), {
      prepare(window) {
        void window.customElements.whenDefined('cntv-portal').then(() => {
          const portal = window.document.querySelector('cntv-portal') as HTMLElementTagNameMap['cntv-portal'];
          isHeld = !isReady(portal);
          portal.navigate({ name: 'Register', query: { a: '1' } });
        });
      },
    });
    await until(() => page.window.location.pathname === '/host/regist.html', 'the held route');
    expect([isHeld, page.window.location.search]).to.deep.equal([true, '?a=1']);
    const portal = page.widget('cntv-portal') as HTMLElementTagNameMap['cntv-portal'];
    portal.navigate({ name: 'FindPassword2', params: { accountType: 'email' } });
    expect(page.window.location.pathname).to.equal('/host/find_password2/email');
  });

  it('hides the page’s desktop elements on the mobile site, and shows them elsewhere again (LAYOUT-04, REG-34)', async () => {
    const portal = await open(
      '<nav data-cntv-desktop></nav><p hidden data-cntv-desktop></p><i></i><cntv-portal></cntv-portal>',
      (window) => window.history.replaceState(null, '', '/login.html'),
    );
    const areHidden = () =>
      [...page.document.querySelectorAll<HTMLElement>('nav,p,i')].map((part) => part.hidden);
    const go = (path: string) =>
      page.window.dispatchEvent(
        new page.window.CustomEvent('cntv-navigate', { detail: { path, query: {} }, cancelable: true }),
      );
    expect(areHidden()).to.deep.equal([false, true, false]);
    for (const path of [
      '/mobile/new/login.html',
      '/mobile/new/regist.html',
      '/i18n/mobile/regist/verify.jsp',
      '/m/index.html',
      '/app/register.html',
    ]) {
      go(path);
      await until(() => page.window.location.pathname === path && areHidden()[0], path);
      expect(areHidden()).to.deep.equal([true, true, false]);
    }
    go('/existent');
    await until(() => areHidden()[0] === false, 'the desktop elements');
    expect(areHidden()).to.deep.equal([false, true, false]);
    go('/mobile/new/login.html');
    await until(() => areHidden()[0], 'the mobile site again');
    portal.remove();
    await until(() => areHidden()[0] === false, 'the page without the portal');
  });

  it('sets the page title in its language, also when that changes', async () => {
    const portal = await open('<cntv-portal base="/host" lang="en"></cntv-portal>');
    await until(() => title(portal) === 'Sign in', 'the English title');
    await until(() => page.document.title === 'Sign in - CNTV Community', 'the page is named');
    portal.removeAttribute('lang');
    await until(() => page.document.title === '登录 - 央视网社区', 'the page is named anew');
  });

  it('handles the navigations of other widgets from when it is ready until it is removed (OQ-27)', async () => {
    const navigate = (window: Window, path: string) =>
      window.document.querySelector('p')?.dispatchEvent(
        new (window as HostPage['window']).CustomEvent('cntv-navigate', {
          detail: { name: 'MLogin', path, params: {}, query: { backurl: '/wanted' } },
          bubbles: true,
          cancelable: true,
        }),
      );
    const isUnanswered: unknown[] = [];
    const portal = await open('<p></p><cntv-portal base="/host"></cntv-portal>', (window) => {
      const navigateWhenReady = () => {
        const element = window.document.querySelector<HTMLElement>('cntv-portal');
        if (!element || !isReady(element)) return void window.requestAnimationFrame(navigateWhenReady);
        for (const path of ['/no/route/of/ours', '/mobile/new/login.html'])
          isUnanswered.push(navigate(window, path));
      };
      navigateWhenReady();
    });
    await until(() => isUnanswered.length > 0, 'the first frame in which it is ready');
    expect(isUnanswered).to.deep.equal([true, false]);
    await until(() => page.window.location.pathname === '/host/mobile/new/login.html', 'it went there');
    expect(page.window.location.search).to.equal('?backurl=%2Fwanted');
    portal.remove();
    await until(() => navigate(page.window, '/login.html') === true, 'nobody answers any more');
  });
});
