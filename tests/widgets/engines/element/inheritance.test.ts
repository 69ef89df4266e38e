import { expect } from '@esm-bundle/chai';
import { INHERITED } from '#ui/styles/root-rule';
import { FakeApi } from '../../../support/element/fake-api';
import { openWithFault } from '../../../support/element/faults/chunk-faults';
import { type HostPage, inside, isReady, openPage, stateOf, until } from '../../../support/element/host';
import { inheritedProperties, unprefixed } from '../../../support/element/inherited';
import { ACCOUNT, MEMBER, openMenu } from '../../../support/element/pages/account-page';
import { openLogin } from '../../../support/element/pages/login-page';
import { openPortalAt } from '../../../support/element/pages/portal-page';
import { puzzle } from '../../../support/element/puzzle';
import { LOGIN, submitCredentials } from '../../../support/element/sign-in';

const UNSIGNED = { appid: 'demo', signing: { mode: 'off' } };

describe('of the styles of the page', () => {
  let page: HostPage;
  afterEach(() => page.close());

  /** Opens the elements in states that together have all boxes at the root: view, dialog, toast, menu, message. */
  const STATES: Readonly<Record<string, () => Promise<HTMLElement>>> = {
    async 'the prerendered login'() {
      const trial = await openWithFault('held', 'login.view');
      page = trial.page;
      await trial.asked();
      return trial.widget;
    },
    async 'the login with a captcha'() {
      const opened = await openLogin({ config: UNSIGNED });
      page = opened;
      submitCredentials(opened.login);
      await until(() => opened.login.shadowRoot?.querySelector('[data-phase=ready]'), 'the captcha');
      return opened.login;
    },
    async 'the login with a toast'() {
      const api = new FakeApi({ ...puzzle.answers, [LOGIN]: { fault: 'offline' } });
      const opened = await openLogin({ config: UNSIGNED, api });
      page = opened;
      submitCredentials(opened.login);
      await puzzle.pass(page, opened.login);
      await until(() => opened.login.shadowRoot?.querySelector('[part~=toast] svg'), 'the toast');
      return opened.login;
    },
    async 'a login that cannot be loaded'() {
      page = await openPage({
        html: '<cntv-login loading="eager"></cntv-login>',
        api: new FakeApi(),
        scripts: ['/broken/cntv-widgets.js'],
      });
      const login = page.widget('cntv-login');
      await until(() => stateOf(login) === 'error', 'the failure is known');
      return login;
    },
    async 'the account with its menu'() {
      page = await openPage({ html: ACCOUNT, api: new FakeApi(MEMBER), config: { appid: 'demo' } });
      const account = page.widget('cntv-account');
      await openMenu(account);
      return account;
    },
    async 'a badge'() {
      page = await openPage({
        html: '<cntv-unread-badge href="/messages"></cntv-unread-badge>',
        api: new FakeApi(MEMBER),
        config: { appid: 'demo' },
      });
      const badge = page.widget('cntv-unread-badge');
      await until(() => badge.shadowRoot?.querySelector('[part=badge]'), 'the number');
      return badge;
    },
    async 'the settings'() {
      const portal = await openPortalAt('/account/baseMessage', new FakeApi(MEMBER));
      page = portal;
      await until(() => portal.portal.shadowRoot?.querySelector('#nickName'), 'the form');
      return portal.portal;
    },
  };

  /** Returns all elements that the widget has rendered: all but its boxes around what is between the tags, and the slots. */
  function renderedBy(widget: HTMLElement): Element[] {
    const all = [...(widget.shadowRoot as ShadowRoot).querySelectorAll(':host > div *')];
    const isOfPage = (element: Element) =>
      element.matches('slot') || element.querySelector('slot:not([name])');
    return all.filter((element) => !isOfPage(element) && element.localName !== 'option');
  }

  for (const [state, open] of Object.entries(STATES))
    it(`inherits nothing but a named list: ${state}`, async () => {
      const widget = await open();
      const { body } = page.document;
      // In a page that is written from top to bottom, the box is as wide as its content, and narrow boxes have smaller titles.
      const box = inside<HTMLElement>(widget, '.root');
      box.style.width = `${box.getBoundingClientRect().width}px`;
      // Animations and transitions would change values in between.
      for (const each of page.document.getAnimations()) each.finish();
      const inherited = inheritedProperties(page.document);
      expect(inherited.size).to.be.above(90);
      const elements = renderedBy(widget);
      expect(elements.length).to.be.above(0);
      const styles = elements.map((element) => page.window.getComputedStyle(element));
      const listed = INHERITED.map(unprefixed);
      const names = [...inherited.keys()].filter((name) => !listed.includes(unprefixed(name)));
      const read = () => styles.map((style) => names.map((name) => style.getPropertyValue(name)).join(';'));
      const before = read();
      const leaked = names.filter((name) => {
        body.style.setProperty(name, inherited.get(name) as string);
        const after = read();
        body.style.removeProperty(name);
        return after.some((values, index) => values !== before[index]);
      });
      expect(leaked).to.deep.equal([]);
    });

  it('inherits the named list, which the page or the viewer sets', async () => {
    page = await openLogin();
    const login = page.widget('cntv-login');
    const inherited = inheritedProperties(page.document);
    for (const name of INHERITED) {
      const value = inherited.get(name);
      // The language is set by the elements themselves.
      if (!value || name === '-webkit-locale') continue;
      const style = page.window.getComputedStyle(inside(login, 'label'));
      const before = style.getPropertyValue(name);
      page.document.body.style.setProperty(name, value);
      expect(style.getPropertyValue(name), name).not.to.equal(before);
      page.document.body.style.removeProperty(name);
    }
  });

  it('has the language of its texts for fonts and quotation marks', async () => {
    page = await openLogin();
    const box = inside(page.widget('cntv-login'), 'div');
    const quote = page.document.createElement('q');
    quote.style.font = '40px sans-serif';
    const { getPropertyValue } = page.window.CSSStyleDeclaration.prototype;
    /** The language that an engine tells, and the width of its quotation marks. */
    const looks = (around: HTMLElement, parent: Element) =>
      ['en', 'fr', 'ja'].map((lang) => {
        around.lang = lang;
        parent.append(quote);
        const locale = getPropertyValue.call(page.window.getComputedStyle(quote), '-webkit-locale');
        return `${locale} ${quote.getBoundingClientRect().width}`;
      });
    const plain = looks(page.document.body, page.document.body);
    expect(new Set(plain).size).to.be.above(1);
    expect(looks(box, inside(page.widget('cntv-login'), '.root'))).to.deep.equal(plain);
  });

  it('leaves content of the page between the tags as it is', async () => {
    const {
      page: opened,
      widget,
      asked,
    } = await openWithFault('held', 'login.view', {
      html: '<cntv-login lang="en"><a href="#a">Sign in</a></cntv-login><a href="#b" lang="en">Own</a>',
      api: new FakeApi(),
    });
    page = opened;
    await asked();
    page.document.body.style.cssText =
      'text-transform:uppercase;letter-spacing:3px;direction:rtl;word-spacing:9px';
    const [slotted, own] = [...page.document.querySelectorAll('a')].map((link) => {
      const style = page.window.getComputedStyle(link);
      return [...inheritedProperties(page.document).keys(), 'direction'].map((name) =>
        style.getPropertyValue(name),
      );
    });
    expect(slotted).to.deep.equal(own);
    expect(isReady(widget)).to.equal(false);
  });
});
