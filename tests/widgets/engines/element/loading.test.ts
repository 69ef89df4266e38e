import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import {
  configure,
  disconnect,
  evaluated,
  fetched,
  frames,
  LOGIN_WITH_FALLBACK,
  openWithFault,
  reconnect,
} from '../../../support/element/faults/chunk-faults';
import {
  type HostPage,
  inside,
  isReady,
  openPage,
  stateOf,
  submitForm,
  type,
  until,
} from '../../../support/element/host';
import { countLeftovers, type Leftovers } from '../../../support/element/leftovers';

const PRELOAD = 'link[rel=modulepreload]';

let page: HostPage;
afterEach(() => page.closeWithoutErrors());

async function open(...parameters: Parameters<typeof openWithFault>) {
  const opened = await openWithFault(...parameters);
  page = opened.page;
  return opened;
}
const title = (login: HTMLElement) => login.shadowRoot?.querySelector('[part~=title]')?.textContent;
const account = (login: HTMLElement) => inside<HTMLInputElement>(login, '#account');
/** Listeners that the chunks add once for the page when they are evaluated (the session, axios and the state). */
const ONCE_FOR_ALL = ['load', 'message', 'pagehide', 'pageshow'];

describe('a widget whose chunks are loading', () => {
  it('keeps typed values and the held submit when removed and added again', async () => {
    const { widget, release } = await open('held', 'login.view');
    type(account(widget), '12345');
    await reconnect(page, widget);
    submitForm(widget);
    await release();
    await until(() => isReady(widget), 'the view took over');
    expect(account(widget).value).to.equal('12345');
    await until(
      () => inside(widget, '#account-message').textContent === '请输入正确的邮箱或手机号',
      'the held submit ran on the view',
    );
  });

  it('shows one view when removed and added again while its language loads', async () => {
    const { widget, asked, release } = await open('held', 'zh-cn/core');
    type(account(widget), 'kept');
    const before = account(widget);
    await asked();
    await reconnect(page, widget);
    await frames(page, 2);
    await release();
    await until(() => isReady(widget), 'the view took over');
    await until(() => widget.shadowRoot?.querySelectorAll('a').length === 7, 'the view is mounted');
    expect(account(widget)).to.equal(before);
    expect(before.value).to.equal('kept');
    expect(widget.shadowRoot?.querySelectorAll('form')).to.have.length(1);
  });

  it('uses the last language', async () => {
    const { widget, asked, release } = await open('held', 'zh-cn/core');
    await asked();
    widget.lang = 'en';
    await release();
    await until(() => isReady(widget) && title(widget) === 'Sign in', 'the English title');
  });

  it('applies the attributes at the time its view is mounted', async () => {
    const { widget, release } = await open('held', 'login.view');
    widget.setAttribute('variant', 'mobile');
    await release();
    await until(
      () => widget.shadowRoot?.querySelectorAll('a[data-testid~=provider]').length === 2,
      'the two providers of the mobile site',
    );
  });

  it('applies a configuration added meanwhile', async () => {
    const { widget, script, release } = await open('held', 'login.view');
    await configure(page, script, { portalBase: '/portal', texts: { login: { title: '欢迎' } } });
    await release();
    await until(() => title(widget) === '欢迎', 'the configured title');
    expect(inside(widget, 'a[href*=regist]').getAttribute('href')).to.equal('/portal/regist.html');
  });

  it('starts no polling for a badge removed before', async () => {
    let leftovers = () => ({}) as Leftovers;
    const api = new FakeApi();
    const { widget, asked, release } = await open('held', 'unread-badge.chunk', {
      html: '<cntv-unread-badge></cntv-unread-badge>',
      api,
      prepare(window) {
        leftovers = countLeftovers(window);
      },
    });
    await asked();
    await disconnect(widget);
    await release();
    await evaluated(page, 'unread-badge.chunk');
    await frames(page, 2);
    const { listeners, observers } = leftovers();
    expect(listeners.filter((name) => !ONCE_FOR_ALL.includes(name))).to.deep.equal([]);
    expect(observers).to.equal(0);
    // `data-state` waits for the page with a timer.
    await until(() => leftovers().timers === 0, 'the end of the timers');
    expect(api.calls).to.deep.equal([]);
    expect(fetched(page, 'unread-badge.view')).to.equal(false);
  });
});

describe('a widget with a failed chunk', () => {
  for (const [fault, part] of [
    ['flaky', 'login.view'],
    ['flaky', 'zh-cn/core'],
    ['stored', 'login.view'],
  ] as const) {
    it(`works after one retry: ${part}, ${fault}`, async () => {
      const { widget } = await open(fault, part);
      type(account(widget), '13800138000');
      await until(() => stateOf(widget) === 'error', 'the failure is known');
      const retry = inside(widget, '[data-testid~=retry]');
      expect(widget.shadowRoot?.activeElement).to.equal(retry);
      retry.click();
      expect(widget.shadowRoot?.activeElement).to.equal(account(widget));
      expect(account(widget).value).to.equal('13800138000');
      await until(() => isReady(widget), 'the view');
      expect(account(widget).value).to.equal('13800138000');
    });
  }

  it('retries with the typed values when removed and added again', async () => {
    const { widget } = await open('flaky', 'login.view');
    type(account(widget), '13800138000');
    await until(() => stateOf(widget) === 'error', 'the failure is known');
    await reconnect(page, widget);
    expect(stateOf(widget)).to.equal('loading');
    expect(account(widget).value).to.equal('13800138000');
    expect(widget.shadowRoot?.querySelector('[data-testid~=retry]')).to.equal(null);
  });
});

describe('a page whose policy allows only scripts with its nonce', () => {
  it('gets preload links that have the nonce and use CORS, where the browser preloads', async () => {
    const links: HTMLLinkElement[] = [];
    page = await openPage({
      html: LOGIN_WITH_FALLBACK,
      api: new FakeApi(),
      query: { nonce: 'abc123' },
      prepare(window) {
        const record = () => links.push(...window.document.querySelectorAll<HTMLLinkElement>(PRELOAD));
        const { MutationObserver: Observer } = window as HostPage['window'];
        new Observer(record).observe(window.document, { subtree: true, childList: true });
      },
    });
    await until(() => isReady(page.widget('cntv-login')), 'the view took over');
    const { relList } = page.document.createElement('link');
    const preloads = relList.supports('modulepreload') && !navigator.vendor.startsWith('Apple');
    expect(links.length > 0).to.equal(preloads);
    for (const { nonce, crossOrigin } of links)
      expect([nonce, crossOrigin]).to.deep.equal(['abc123', 'anonymous']);
  });
});
