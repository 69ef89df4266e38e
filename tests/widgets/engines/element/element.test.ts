import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { fetched, frames } from '../../../support/element/faults/chunk-faults';
import {
  type HostPage,
  inside,
  isReady,
  openPage,
  stateOf,
  type,
  until,
} from '../../../support/element/host';
import { PUBLIC_KEY } from '../../../support/test-key';

type Login = HTMLElement & { captcha: string; variant: string; theme: string; backurl: string };
type Badge = HTMLElement & { max: number; blinkTitle: boolean };

describe('a widget element', () => {
  let page: HostPage;
  const signedOut = () => new FakeApi();
  afterEach(() => page.closeWithoutErrors());

  async function openLogin(html = '<cntv-login></cntv-login>') {
    page = await openPage({ html, config: { appid: 'demo' }, api: signedOut() });
    const login = page.widget('cntv-login') as Login;
    await until(() => isReady(login), 'the login is ready');
    return login;
  }

  it('reads attributes as properties and properties as attributes', async () => {
    const login = await openLogin('<cntv-login captcha="click"></cntv-login>');
    expect(login.captcha).to.equal('click');
    login.variant = 'mobile';
    expect(login.getAttribute('variant')).to.equal('mobile');
    login.removeAttribute('captcha');
    expect(login.captcha).to.equal('');
    login.setAttribute('lang', 'en');
    expect(login.lang).to.equal('en');
    login.removeAttribute('lang');
    expect(login.lang).to.equal('');
  });

  it('adopts properties set before it was defined', async () => {
    page = await openPage({
      html: '<cntv-unread-badge id="b"></cntv-unread-badge>',
      api: signedOut(),
      prepare(window) {
        window.addEventListener('DOMContentLoaded', () => undefined);
        const observer = new (window as HostPage['window']).MutationObserver(() => {
          const badge = window.document.querySelector('cntv-unread-badge');
          if (!badge) return;
          Object.assign(badge, { max: 7 });
          observer.disconnect();
        });
        observer.observe(window.document, { childList: true, subtree: true });
      },
    });
    const badge = page.widget('cntv-unread-badge') as Badge;
    await until(() => badge.getAttribute('max') === '7', 'the early property reached the attribute');
    expect(badge.max).to.equal(7);
  });

  it('treats a present boolean attribute as true', async () => {
    page = await openPage({
      html: '<cntv-unread-badge blink-title="false"></cntv-unread-badge>',
      api: signedOut(),
    });
    const badge = page.widget('cntv-unread-badge') as Badge;
    expect(badge.blinkTitle).to.equal(true);
    badge.blinkTitle = false;
    expect(badge.hasAttribute('blink-title')).to.equal(false);
  });

  it('warns once with element, attribute, value and allowed values, and uses the default', async () => {
    const login = await openLogin('<cntv-login captcha="slide" theme="blue" lang="fr"></cntv-login>');
    const warnings = () =>
      page.console.filter((line) => line.startsWith('warn: cntv-widgets: The attribute '));
    expect(warnings().join('\n'))
      .to.contain('captcha of <cntv-login> cannot be “slide”')
      .and.contain('puzzle | click');
    expect(warnings()).to.have.length(3);
    login.setAttribute('backurl', '/a');
    login.setAttribute('backurl', '/b');
    expect(warnings()).to.have.length(3);
    expect(login.captcha).to.equal('');
  });

  it('changes its language at any time', async () => {
    const login = await openLogin();
    expect(inside(login, '[part~=title]').textContent).to.equal('登录');
    login.lang = 'en';
    await until(() => inside(login, '[part~=title]').textContent === 'Sign in', 'the English title');
    login.removeAttribute('lang');
    await until(() => inside(login, '[part~=title]').textContent === '登录', 'the Chinese title again');
  });

  it('works and looks the same in another document', async () => {
    const login = await openLogin();
    const account = () => inside<HTMLInputElement>(login, '#account');
    const height = account().offsetHeight;
    const frame = page.document.createElement('iframe');
    frame.width = '500';
    page.document.body.append(frame);
    const other = frame.contentDocument as Document;
    type(account(), '13800138000');
    other.body.append(login);
    await until(() => account().offsetHeight === height, 'the styles');
    login.remove();
    await frames(page, 1);
    other.body.append(login);
    await until(() => isReady(login), 'ready again');
    expect(account().value).to.equal('13800138000');
    expect(account().offsetHeight).to.equal(height);
    expect(other.defaultView?.getComputedStyle(login).display).to.equal('block');
  });

  it('tells its state by :state() at once, by data-state after the page has loaded, and again after a morph', async () => {
    const login = await openLogin();
    const attribute = () => login.getAttribute('data-state');
    await until(() => attribute() === 'ready', 'the attribute');
    login.removeAttribute('data-state');
    await until(() => attribute() === 'ready', 'the attribute again');
    login.setAttribute('data-state', 'loading');
    await until(() => attribute() === 'ready', 'the right attribute');
  });

  it('is not rendered while hidden', async () => {
    const login = await openLogin();
    login.hidden = true;
    expect(login.getClientRects()).to.have.length(0);
  });

  it('loads nothing for an element that is never connected', async () => {
    await openLogin();
    const stray = page.document.createElement('cntv-login');
    stray.setAttribute('captcha', 'click');
    expect(stateOf(stray)).to.equal(undefined);
    expect(stray.shadowRoot).to.equal(null);
  });

  it('requests its view only when it comes near the viewport', async () => {
    page = await openPage({ html: '<main></main>', config: { appid: 'demo' }, api: signedOut() });
    const login = page.document.createElement('cntv-login');
    const space = page.document.createElement('div');
    space.style.height = '5000px';
    page.document.querySelector('main')?.append(space, login);
    await until(() => stateOf(login) === 'loading', 'the login is connected');
    await frames(page, 3);
    expect(fetched(page, 'login.view')).to.equal(false);
    login.scrollIntoView();
    await until(() => isReady(login), 'the login is ready');
  });

  it('focuses its first field', async () => {
    const login = await openLogin();
    login.focus();
    expect(login.shadowRoot?.activeElement).to.equal(inside(login, '#account'));
  });

  for (const [name, change] of Object.entries({
    'is disabled': (field) => {
      field.disabled = true;
    },
    'is in a disabled group': (field) => {
      const group = field.ownerDocument.createElement('fieldset');
      group.disabled = true;
      field.replaceWith(group);
      group.append(field);
    },
    'is invisible': (field) => {
      field.style.visibility = 'hidden';
    },
  } satisfies Record<string, (field: HTMLInputElement) => void>))
    it(`focuses its second field when the first one ${name}`, async () => {
      const login = await openLogin();
      change(inside<HTMLInputElement>(login, '#account'));
      login.focus();
      expect(login.shadowRoot?.activeElement).to.equal(inside(login, '#password'));
    });

  for (const field of ['select', 'textarea'])
    it(`focuses a ${field} that is its first field`, async () => {
      const login = await openLogin();
      const first = page.document.createElement(field);
      inside(login, '#account').before(first);
      login.focus();
      expect(login.shadowRoot?.activeElement).to.equal(first);
    });

  it('works 20 times on one page', async () => {
    await openLogin('<cntv-login></cntv-login>'.repeat(20));
    const logins = [...page.document.querySelectorAll<HTMLElement>('cntv-login')];
    expect(logins).to.have.length(20);
    for (const login of logins) {
      login.scrollIntoView();
      await until(() => isReady(login), 'each login is ready');
    }
    type(inside<HTMLInputElement>(logins[3] as HTMLElement, '#account'), 'only here');
    const typed = logins.filter((login) => inside<HTMLInputElement>(login, '#account').value !== '');
    expect(typed).to.deep.equal([logins[3]]);
  });
});

describe('two copies of the script', () => {
  it('use the first definition; the second tells so once, with nothing else in the console', async () => {
    const page = await openPage({
      html: '<cntv-login></cntv-login>',
      config: { appid: 'demo', signing: { publicKey: PUBLIC_KEY } },
      api: new FakeApi(),
      scripts: ['/dist/cntv-widgets.js', '/dist/cntv-widgets.js?copy'],
    });
    const login = page.widget('cntv-login');
    await until(() => isReady(login), 'the login is ready');
    await until(() => page.console.length, 'the notice');
    expect(page.console).to.deep.equal([
      'info: cntv-widgets is on this page already; the first copy is used.',
    ]);
    expect(login.shadowRoot?.querySelectorAll('form')).to.have.length(1);
    expect(page.errors).to.deep.equal([]);
    page.close();
  });

  it('may be a copy of version 0.1 before one of this version', async () => {
    const page = await openPage({
      html: '<cntv-login></cntv-login>',
      config: { appid: 'demo' },
      api: new FakeApi(),
      prepare(window) {
        const listeners = new Set<() => void>();
        const configuration = { version: 0, layers: [], listeners, scripts: new Map() };
        Object.assign(window, { [Symbol.for('cntv-widgets')]: new Map([['config-layers', configuration]]) });
      },
    });
    await until(() => isReady(page.widget('cntv-login')), 'the login is ready');
    page.closeWithoutErrors();
  });
});
