import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import {
  type HostPage,
  inside,
  isReady,
  openPage,
  stateOf,
  submitForm,
  until,
} from '../../support/element/host';

/** Global classes that a page may use for something else. */
const UNUSED = ['Event', 'CustomEvent', 'FocusEvent', 'Text', 'Comment', 'Node', 'Element', 'Document'];

/** Those without which the views cannot work. */
const NEEDED =
  'Promise,Set,WeakMap,WeakSet,Date,Error,Number,RegExp,String,URL,URLSearchParams,FormData,MessageChannel,MutationObserver,performance,BroadcastChannel'.split(
    ',',
  );

/** Those without which the loader cannot start. */
const NEEDED_FIRST = ['HTMLElement', 'Map', 'Reflect', 'Symbol'];

/** As a classic script of the page does with `class Map {}` or `function Map() {}`. */
function replace(view: Window, names: readonly string[]) {
  for (const name of names)
    Object.defineProperty(view, name, { value: class {}, writable: true, configurable: true });
}

describe('a page that declares a class of its own', () => {
  let page: HostPage;
  afterEach(() => page.close());

  const open = (prepare?: (view: Window) => void) =>
    openPage({
      html: '<cntv-login><a href="/login.html">登录</a></cntv-login>'.repeat(2),
      api: new FakeApi(),
      prepare,
    });
  const errors = () => page.console.filter((line) => line.startsWith('error: '));
  const isShown = (login: HTMLElement) => login.querySelector('a')?.getClientRects().length === 1;

  async function expectFallback(name: string) {
    const login = page.widget('cntv-login');
    await until(() => stateOf(login) === 'error', 'the failure');
    expect(isShown(login)).to.equal(true);
    expect(login.shadowRoot?.querySelector('form,button')).to.equal(null);
    expect(errors(), errors().join('\n')).to.have.length(1);
    expect(errors()[0]).to.contain(`replaced ${name} `);
    expect(page.errors).to.deep.equal([]);
  }

  for (const moment of ['before the script', 'after it'])
    it(`may replace classes of events and nodes ${moment}: the form is drawn and validates`, async () => {
      page = await open((view) => moment === 'before the script' && replace(view, UNUSED));
      const login = page.widget('cntv-login');
      expect(inside(login, 'div').textContent).not.to.contain('[object');
      await until(() => isReady(login), 'the login is ready');
      if (moment === 'after it') replace(page.window, UNUSED);
      inside(login, '#account').focus();
      submitForm(login);
      await until(() => inside(login, '#account-message').textContent, 'the form was validated');
      expect(errors()).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });

  for (const name of NEEDED)
    it(`named ${name} is told so once, and the fallback shows`, async () => {
      page = await open((view) => replace(view, [name]));
      await expectFallback(name);
    });

  for (const name of NEEDED_FIRST)
    it(`named ${name} before the loader is told so once, and the fallback shows`, async () => {
      page = await open((view) => replace(view, [name]));
      await until(() => page.errors.length, 'the message');
      expect(isShown(page.widget('cntv-login'))).to.equal(true);
      expect(page.errors).to.have.length(1);
      expect(page.errors[0]).to.contain(`replaced ${name}`);
      expect(page.console).to.deep.equal([]);
    });

  for (const name of ['Map', 'Set', 'Symbol', 'Promise', 'Reflect', 'AbortController'])
    it(`named ${name} later shows the fallback at the next focus, with one message`, async () => {
      page = await open();
      const login = page.widget('cntv-login');
      // A replacement while the other login starts is an error of its own.
      await until(
        () => [...page.document.querySelectorAll<HTMLElement>('cntv-login')].every(isReady),
        'both logins are ready',
      );
      replace(page.window, [name]);
      inside(login, '#account').focus();
      await expectFallback(name);
      login.remove();
      await Promise.resolve();
      expect(page.errors).to.deep.equal([]);
    });
});
