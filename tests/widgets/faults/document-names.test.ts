import { expect } from '@esm-bundle/chai';
import { DOCUMENT_PROPERTIES } from '../../../widgets/document-properties';
import { FakeApi } from '../../support/element/fake-api';
import { SIGNED_IN } from '../../support/element/faults/lost-chunk';
import { type HostPage, inside, isReady, openPage, stateOf, until } from '../../support/element/host';
import { puzzle } from '../../support/element/puzzle';
import { apiWithSignIn, signIn } from '../../support/element/sign-in';

type View = HostPage['window'];

const CONFIG = { signing: { mode: 'off' }, appid: 'demo' };

/** Names that hide a property which nothing reads; it stays hidden. */
const UNREAD = ['cookie', 'forms', 'links', 'images', 'location', 'getElementById', 'referrer', 'URL'];
const NAMES = [...DOCUMENT_PROPERTIES, ...UNREAD];

/** Elements whose name hides a property of `document`. */
const KINDS: Readonly<Record<string, (name: string) => string>> = {
  'a form': (name) => `<form name="${name}"></form>`,
  'two forms': (name) => `<form name="${name}"></form>`.repeat(2),
  'a form and an image': (name) => `<form name="${name}"></form><img alt="" name="${name}">`,
  'an image': (name) => `<img alt="" name="${name}">`,
  'a frame': (name) => `<iframe name="${name}"></iframe>`,
  'an object': (name) => `<object id="${name}"></object>`,
  'an embed': (name) => `<embed name="${name}">`,
};

describe('a page whose elements hide properties of document', () => {
  let page: HostPage;
  afterEach(() => page.close());

  // Not querySelectorAll, which the page hides.
  const names = () =>
    ['form', 'img', 'iframe', 'object', 'embed']
      .flatMap((tag) => [...page.document.getElementsByTagName(tag)])
      .map((element) => [element.getAttribute('name'), element.id]);

  for (const [what, html] of Object.entries(KINDS))
    it(`may name ${what} like each of them: signing in works, and a warning says to rename it`, async () => {
      page = await openPage({
        html: `<cntv-login></cntv-login>${NAMES.map(html).join('')}`,
        api: apiWithSignIn(SIGNED_IN),
        config: CONFIG,
        query: { policy: 'none' },
      });
      const login = page.widget('cntv-login');
      const before = names();
      await until(() => isReady(login), 'the login is ready');
      await signIn(page, login);
      expect(names()).to.deep.equal(before);
      const warnings = page.console.filter((line) => line.includes('is named'));
      expect(warnings).to.have.length(DOCUMENT_PROPERTIES.length);
      for (const [index, name] of DOCUMENT_PROPERTIES.entries())
        expect(warnings[index]).to.contain(`document.${name};`).and.contain('rename the element');
      expect(page.console.filter((line) => line.startsWith('error: '))).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

  it('may not give an image such a name and ID: the fallback shows, and one message says to rename it', async () => {
    page = await openPage({
      html: `<cntv-login><a href="/login.html">登录</a></cntv-login>
        <img alt="" name="createElement" id="createElement">`,
      api: new FakeApi(),
      config: CONFIG,
    });
    const login = page.widget('cntv-login');
    await until(() => stateOf(login) === 'error', 'the failure');
    expect(login.querySelector('a')?.getClientRects().length).to.equal(1);
    expect(login.shadowRoot?.querySelector('form,button')).to.equal(null);
    expect(page.console).to.have.length(1);
    expect(page.console[0]).to.contain('document.createElement').and.contain('rename');
    expect(page.errors).to.deep.equal([]);
  });

  it('may add such a form later: it is restored at the next focus', async () => {
    page = await openPage({ html: '<cntv-login></cntv-login>', api: new FakeApi(), config: CONFIG });
    const login = page.widget('cntv-login');
    await until(() => isReady(login), 'the login is ready');
    const form = page.document.createElement('form');
    form.setAttribute('name', 'activeElement');
    page.document.body.append(form);
    expect(page.document.activeElement).to.equal(form);
    inside(login, '#account').focus();
    expect(page.document.activeElement).to.equal(login);
    expect(page.errors).to.deep.equal([]);
  });

  it('may override a property itself: it keeps its value', async () => {
    page = await openPage({
      html: '<cntv-login></cntv-login>',
      api: new FakeApi(),
      config: CONFIG,
      prepare({ document }) {
        const create = document.createElement;
        Object.assign(document, { createElement: (tag: string) => create.call(document, tag) });
        Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      },
    });
    await until(() => isReady(page.widget('cntv-login')), 'the login is ready');
    for (const name of ['createElement', 'visibilityState'])
      expect(Object.getOwnPropertyDescriptor(page.document, name)?.configurable).to.equal(true);
    expect(page.console).to.deep.equal([]);
  });
});

describe('the properties of document that are restored', () => {
  for (const html of [
    '<cntv-login></cntv-login>',
    '<cntv-apply-form></cntv-apply-form>',
    '<cntv-unread-badge blink-title></cntv-unread-badge>',
    '<cntv-member-center></cntv-member-center>',
  ])
    it(`are all that the script and its libraries read for ${html}`, async () => {
      const read = new Set<string>();
      const page = await openPage({
        html,
        api: new FakeApi({ ...puzzle.answers, ...SIGNED_IN }),
        config: CONFIG,
        prepare: (view) => recordReads(view as View, read),
      });
      const element = page.document.body.firstElementChild as HTMLElement;
      await until(() => isReady(element), 'ready');
      element.focus();
      element.shadowRoot?.querySelector('form')?.requestSubmit();
      element.remove();
      await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
      expect([...read].filter((name) => !DOCUMENT_PROPERTIES.includes(name as never))).to.deep.equal([]);
      expect(read).to.include('addEventListener');
      page.close();
    });
});

/**
 * Records the names of the properties of `document` that files in `dist/` read. Not those that only the checks for authors read,
 * which this origin loads at some time, and without which an element works.
 */
function recordReads(view: View, names: Set<string>): void {
  const { document, Object: Own } = view;
  const record = (target: unknown, name: string) => {
    const { stack = '' } = new Error();
    if (target === document && stack.includes('/dist/') && !stack.includes('/diagnostics.chunk-'))
      names.add(name);
  };
  for (let owner = Own.getPrototypeOf(document); owner !== Own.prototype; owner = Own.getPrototypeOf(owner))
    for (const [name, property] of Object.entries(Own.getOwnPropertyDescriptors<object>(owner))) {
      const { configurable, get, value } = property as PropertyDescriptor;
      if (!configurable || name === 'constructor') continue;
      if (get)
        Own.defineProperty(owner, name, {
          ...(property as PropertyDescriptor),
          get() {
            record(this, name);
            return get.call(this);
          },
        });
      else if (typeof value === 'function')
        Own.defineProperty(owner, name, {
          ...(property as PropertyDescriptor),
          value(...parameters: unknown[]) {
            record(this, name);
            return value.apply(this, parameters);
          },
        });
    }
}
