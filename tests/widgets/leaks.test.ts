import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { type HostPage, isReady, openPage, until } from '../support/element/host';
import { countLeftovers, type Leftovers } from '../support/element/leftovers';

const COUNT = 'GET /openapi/v2/user/message/count';
const MOUNTS = 200;

describe('mounting and unmounting', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

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
    it(`leaves no node, style rule, observer, timer or listener of <${tag}>`, async () => {
      const api = new FakeApi({ [COUNT]: { data: { subscribe_count: 1, system_count: 2 } } });
      let leftovers = () => ({}) as Leftovers;
      page = await openPage({
        html: '',
        api,
        config: { appid: 'demo' },
        title: 'The page',
        prepare(window) {
          leftovers = countLeftovers(window);
        },
      });
      const isPreloaded = () => !page.document.querySelector('link[rel=modulepreload]');
      const first = await mountOnce(tag, isShown);
      // axios registers one listener for the page when its chunk is evaluated, which the login does in idle time.
      await until(() => leftovers().listeners.includes('message'), 'axios is loaded');
      await until(isPreloaded, 'all preloads have ended');
      const before = { rules: rulesOf(first), nodes: page.document.querySelectorAll('*').length };
      const { timers, listeners } = leftovers();
      let last = first;
      for (let n = 0; n < MOUNTS; n += 1) last = await mountOnce(tag, isShown);
      await until(isPreloaded, 'all preloads have ended');
      expect({
        rules: rulesOf(last),
        nodes: page.document.querySelectorAll('*').length,
      }).to.deep.equal(before);
      expect(last.shadowRoot?.querySelectorAll('div *').length).to.equal(0);
      await until(() => leftovers().timers <= timers, 'no timer waits any more');
      expect(leftovers()).to.deep.include({ observers: 0, listeners });
      expect(page.document.title).to.equal('The page');
    });
  }
});
