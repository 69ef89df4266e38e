import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/fake-api';
import { type HostPage, isReady, openPage, until } from '../support/host';

const COUNT = 'GET /openapi/v2/user/message/count';
const MOUNTS = 200;

describe('mounting and unmounting', () => {
  let page: HostPage;
  const counters = { observers: new Set<unknown>(), timers: new Set<unknown>(), listeners: 0 };
  afterEach(() => {
    expect(page.violations).to.deep.equal([]);
    expect(page.errors).to.deep.equal([]);
    page.close();
  });

  /** Counts what stays behind: connected observers, running intervals, listeners of page and window. */
  function count(window: Window) {
    Object.assign(counters, { observers: new Set(), timers: new Set(), listeners: 0 });
    const view = window as HostPage['window'];
    const { observe, disconnect } = view.IntersectionObserver.prototype;
    view.IntersectionObserver.prototype.observe = function (target) {
      counters.observers.add(this);
      observe.call(this, target);
    };
    view.IntersectionObserver.prototype.disconnect = function () {
      counters.observers.delete(this);
      disconnect.call(this);
    };
    const { setInterval, clearInterval } = view;
    Object.assign(view, {
      setInterval(...parameters: Parameters<typeof setInterval>) {
        const timer = setInterval.apply(view, parameters);
        counters.timers.add(timer);
        return timer;
      },
      clearInterval(timer: number) {
        counters.timers.delete(timer);
        clearInterval.call(view, timer);
      },
    });
    for (const target of [view, view.document]) {
      const { addEventListener, removeEventListener } = target;
      target.addEventListener = (...parameters: unknown[]) => {
        counters.listeners += 1;
        addEventListener.apply(target, parameters as never);
      };
      target.removeEventListener = (...parameters: unknown[]) => {
        counters.listeners -= 1;
        removeEventListener.apply(target, parameters as never);
      };
    }
  }

  async function mountOnce(tag: string, isShown: (widget: HTMLElement) => unknown): Promise<HTMLElement> {
    const widget = page.document.createElement(tag);
    widget.setAttribute('blink-title', '');
    page.document.body.append(widget);
    await until(() => isShown(widget), 'the widget is shown');
    widget.remove();
    await Promise.resolve();
    return widget;
  }
  const rulesOf = (widget: HTMLElement) =>
    widget.shadowRoot?.adoptedStyleSheets.map(({ cssRules }) => cssRules.length);

  for (const [tag, isShown] of [
    ['cntv-login', isReady],
    ['cntv-unread-badge', (badge: HTMLElement) => badge.shadowRoot?.querySelector('[part~=badge]')],
  ] as const) {
    it(`leaves no node, style rule, observer, timer or listener of <${tag}> behind`, async () => {
      const api = new FakeApi({ [COUNT]: { data: { subscribe_count: 1, system_count: 2 } } });
      page = await openPage({ html: '', api, config: { appid: 'demo' }, prepare: count, title: 'The page' });
      const first = await mountOnce(tag, isShown);
      const before = { rules: rulesOf(first), nodes: page.document.querySelectorAll('*').length };
      const [timers, listeners] = [counters.timers.size, counters.listeners];
      let last = first;
      for (let n = 0; n < MOUNTS; n += 1) last = await mountOnce(tag, isShown);
      expect({
        rules: rulesOf(last),
        nodes: page.document.querySelectorAll('*').length,
      }).to.deep.equal(before);
      expect(last.shadowRoot?.querySelectorAll('div *').length).to.equal(0);
      expect(counters.observers.size).to.equal(0);
      expect([counters.timers.size, counters.listeners]).to.deep.equal([timers, listeners]);
      expect(page.document.title).to.equal('The page');
    });
  }
});
