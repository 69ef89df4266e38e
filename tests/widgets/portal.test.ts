import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/fake-api';
import { type HostPage, inside, isReady, openPage, until } from '../support/host';

const QUERY = 'backurl';

describe('<cntv-portal>', () => {
  let page: HostPage;
  afterEach(() => {
    expect(page.violations).to.deep.equal([]);
    expect(page.errors).to.deep.equal([]);
    page.close();
  });

  async function open(html: string, prepare?: (window: Window) => void) {
    const api = new FakeApi();
    const query = { [QUERY]: '/x' };
    page = await openPage({ html, config: { appid: 'demo' }, api, query, ...(prepare && { prepare }) });
    const portal = page.widget('cntv-portal');
    await until(() => isReady(portal), 'the portal is ready');
    return portal;
  }
  const title = (portal: HTMLElement) => portal.shadowRoot?.querySelector('[part~=title]')?.textContent;

  it('leads from the base to the login, keeps the query, and names the page (ROUTE-01, ROUTE-03, ROUTE-04)', async () => {
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

  it('shows the busy page for an address that is none of its own (ROUTE-43, ROUTE-45, PAGE-01)', async () => {
    const portal = await open('<cntv-portal></cntv-portal>');
    await until(() => title(portal) === '现在我有点忙……', 'the busy page is shown');
    expect(page.window.location.pathname).to.equal('/404');
  });

  it('speaks English and names the page in it, and in whatever language it speaks next', async () => {
    const portal = await open('<cntv-portal base="/host" lang="en"></cntv-portal>');
    await until(() => title(portal) === 'Sign in', 'the English title');
    await until(() => page.document.title === 'Sign in - CNTV Community', 'the page is named');
    portal.removeAttribute('lang');
    await until(() => page.document.title === '登录 - 央视网社区', 'the page is named anew');
  });

  it('answers other widgets’ navigations from the moment in which it is ready, and not after it has left (OQ-27)', async () => {
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
      const observer = new MutationObserver(() => {
        const element = window.document.querySelector<HTMLElement>('cntv-portal');
        if (!element || !isReady(element)) return;
        observer.disconnect();
        for (const path of ['/no/route/of/ours', '/mobile/new/login.html'])
          isUnanswered.push(navigate(window, path));
      });
      observer.observe(window.document, { subtree: true, attributes: true });
    });
    expect(isUnanswered).to.deep.equal([true, false]);
    await until(() => page.window.location.pathname === '/host/mobile/new/login.html', 'it went there');
    expect(page.window.location.search).to.equal('?backurl=%2Fwanted');
    portal.remove();
    await until(() => navigate(page.window, '/login.html') === true, 'nobody answers any more');
  });
});
