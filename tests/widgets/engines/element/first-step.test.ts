import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { type HostPage, openPage, stateOf, until } from '../../../support/element/host';

type View = HostPage['window'];

const fail = () => {
  throw new Error('broken by the page');
};

/** What a page can break before the script runs. */
const BREAKS: Readonly<Record<string, (view: View) => void>> = {
  'attachShadow() that throws': ({ Element }) => Object.assign(Element.prototype, { attachShadow: fail }),
  'createElement() that throws for slots': ({ Document }) => {
    const { createElement } = Document.prototype;
    Document.prototype.createElement = function (this: Document, tag: string) {
      return tag === 'slot' ? fail() : createElement.call(this, tag);
    } as typeof createElement;
  },
  'setAttribute() that throws': ({ Element }) => Object.assign(Element.prototype, { setAttribute: fail }),
  'append() that throws inside a shadow root': ({ Element }) => {
    const { append } = Element.prototype;
    Element.prototype.append = function (this: Element, ...nodes) {
      if (this.isConnected || nodes.length > 1) fail();
      append.apply(this, nodes);
    };
  },
  'a CSSStyleSheet of its own': (view) => Object.assign(view, { CSSStyleSheet: class {} }),
  'an AbortController of its own': (view) => Object.assign(view, { AbortController: class {} }),
};

describe('a page breaks the first step of an element', () => {
  let page: HostPage;
  afterEach(() => page.close());

  async function expectFallback(tag: string) {
    const element = page.widget(tag);
    await until(() => stateOf(element) === 'error', `the failure of ${tag}`);
    expect(element.querySelector('a')?.getClientRects().length, `the fallback of ${tag}`).to.equal(1);
    expect(element.shadowRoot?.querySelector('form,button') ?? null).to.equal(null);
    expect(page.console.filter((line) => line.startsWith(`error: <${tag}> `))).to.have.length(1);
    return element;
  }

  for (const [what, prepare] of Object.entries(BREAKS))
    it(`with ${what}: the fallback stays visible, and one message names the element and the cause`, async () => {
      const failed: string[] = [];
      page = await openPage({
        html: '<cntv-login><a href="/login.html">登录</a></cntv-login>',
        api: new FakeApi(),
        prepare(view) {
          view.addEventListener('cntv-error', ({ target }) => failed.push((target as Element).localName));
          prepare(view as View);
        },
      });
      const login = await expectFallback('cntv-login');
      expect(failed).to.deep.equal(['cntv-login']);
      // Later changes of the element do not start anything.
      login.toggleAttribute('theme');
      login.remove();
      await Promise.resolve();
      expect(page.errors).to.deep.equal([]);
      expect(page.console).to.have.length(1);
    });

  it('with an early property that cannot be converted: the fallback stays visible', async () => {
    page = await openPage({
      html: '<cntv-login><a href="/login.html">登录</a></cntv-login>',
      api: new FakeApi(),
      prepare(view) {
        const observer = new (view as View).MutationObserver(() => {
          const login = view.document.querySelector('cntv-login');
          if (!login) return;
          Object.assign(login, { variant: Object.create(null) });
          observer.disconnect();
        });
        observer.observe(view.document, { childList: true, subtree: true });
      },
    });
    await expectFallback('cntv-login');
    expect(page.errors).to.deep.equal([]);
  });
});
