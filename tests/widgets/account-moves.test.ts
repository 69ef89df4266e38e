import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { openWithFault, reconnect } from '../support/element/faults/chunk-faults';
import { type HostPage, inside, isReady, openPage, until } from '../support/element/host';
import {
  ACCOUNT,
  FALLBACK,
  INFO,
  isOpen,
  isShown,
  link,
  MEMBER,
  menuOf,
  nameOn,
  openMenu,
  part,
  press,
  storeSession,
  tellTabs,
} from '../support/element/pages/account-page';

describe('<cntv-account> that is moved, loses its viewer, or waits for its files', () => {
  let page: HostPage;
  let api: FakeApi;
  afterEach(() => page.closeWithoutErrors());

  async function open(html = ACCOUNT, options: object = {}) {
    api = new FakeApi(MEMBER);
    page = await openPage({ html, api, config: { appid: 'demo' }, ...options });
    return page.widget('cntv-account');
  }
  const focused = (account: HTMLElement) => account.shadowRoot?.activeElement;
  const button = (account: HTMLElement) => inside(account, '.account');
  const withoutRedirect = {
    prepare: (window: Window) => window.addEventListener('cntv-navigate', (event) => event.preventDefault()),
  };
  /** Signs in or out in another tab, after the check of the session. */
  async function signInOtherTab(status: 'signed-in' | 'signed-out') {
    await until(() => api.to(INFO).length > 0, 'the check');
    storeSession(status, status === 'signed-in' ? '山间来客' : '');
    tellTabs();
  }

  it('closes its menu when it is moved while the menu is open', async () => {
    const account = await open(`${ACCOUNT}<section></section>`);
    await openMenu(account);
    page.document.querySelector('section')?.append(account);
    expect(button(account).getAttribute('aria-expanded')).to.equal('false');
    expect(isOpen(account)).to.equal(false);
    expect(press(page, page.document.body, 'Escape').defaultPrevented).to.equal(false);
    button(account).click();
    expect(isOpen(account)).to.equal(true);
  });

  it('has the language and the styles of where it was moved to, with its menu', async () => {
    const account = await open(`${ACCOUNT}<section lang="en"></section><p></p>`);
    await openMenu(account);
    page.document.querySelector('section')?.append(account);
    expect(button(account).textContent).to.equal('山间来客, account menu');
    const host = page.document.querySelector('p') as HTMLElement;
    const inner = page.document.createElement('div');
    inner.style.lineHeight = '64px';
    host.attachShadow({ mode: 'open' }).append(inner);
    inner.append(account);
    inner.lang = 'en';
    await until(() => button(account).textContent?.includes('account menu'), 'English by the inner tree');
    await until(() => inside(account, '[data-testid=logout]').textContent === 'Sign out', 'the menu, too');
    expect(part(account, 'avatar')?.getBoundingClientRect().width).to.equal(32);
  });

  it('shows its content again when it is moved after a sign-out', async () => {
    const account = await open(`${ACCOUNT}<section></section>`, withoutRedirect);
    await openMenu(account);
    inside(account, '[data-testid=logout]').click();
    page.document.querySelector('section')?.append(account);
    expect(isShown(link(account))).to.equal(true);
    expect(nameOn(account)).to.equal(null);
  });

  it('has one button after it was removed and added again', async () => {
    const account = await open();
    await openMenu(account);
    await reconnect(page, account);
    await until(() => part(account, 'toggle')?.isConnected, 'the button');
    expect(account.shadowRoot?.querySelectorAll('.account')).to.have.length(1);
    await openMenu(account);
    expect(isOpen(account)).to.equal(true);
  });

  it('focuses its link after a sign-out by keyboard, and leaves nothing of the menu', async () => {
    const account = await open(`${ACCOUNT}<button id="other">x</button>`, withoutRedirect);
    await openMenu(account);
    inside(account, '[data-testid=logout]').focus();
    inside(account, '[data-testid=logout]').click();
    await until(() => page.document.activeElement === link(account), 'the focus on the link');
    expect(account.shadowRoot?.querySelector('button')).to.equal(null);
  });

  it('keeps the focus when the viewer signs out and in in another tab', async () => {
    storeSession('signed-in');
    const account = await open();
    (await until(() => part(account, 'toggle'), 'the button')).focus();
    await signInOtherTab('signed-out');
    await until(() => page.document.activeElement === link(account), 'the focus on the link');
    await signInOtherTab('signed-in');
    await until(
      () => focused(account) === part(account, 'toggle') && focused(account),
      'the focus on the button',
    );
  });

  it('takes no focus from the page when its viewer changes', async () => {
    storeSession('signed-in');
    const account = await open(`${ACCOUNT}<button id="other">x</button>`);
    await until(() => part(account, 'toggle'), 'the button');
    page.document.getElementById('other')?.focus();
    await signInOtherTab('signed-out');
    await until(() => isShown(link(account)), 'the link');
    expect(page.document.activeElement?.id).to.equal('other');
  });

  it('focuses its button when the menu closes around a link of the page', async () => {
    const account = await open(
      `<cntv-account>${FALLBACK}<a slot="links" href="#here">诗歌大赛</a></cntv-account>`,
    );
    await openMenu(account);
    const own = account.querySelector('[slot=links]') as HTMLElement;
    await until(() => isShown(own), 'the link of the page');
    own.focus();
    expect(page.document.activeElement).to.equal(own);
    own.click();
    expect(isOpen(account)).to.equal(false);
    expect(focused(account)).to.equal(button(account));
  });

  it('hides the link to the sign-in from a viewer of the stored session until the button is there', async () => {
    storeSession('signed-in');
    const faulty = await openWithFault('held', 'account.chunk', { html: ACCOUNT, api: new FakeApi(MEMBER) });
    page = faulty.page;
    await faulty.asked();
    expect(isShown(link(faulty.widget))).to.equal(false);
    await faulty.release();
    await until(() => nameOn(faulty.widget) === '山间来客', 'the name');
  });

  it('shows the link to the sign-in to any other viewer at once, and to all without its file', async () => {
    for (const status of ['signed-out', 'signed-in'] as const) {
      storeSession(status, '');
      const fault = status === 'signed-out' ? 'held' : 'missing';
      const faulty = await openWithFault(fault, 'account.chunk', { html: ACCOUNT, api: new FakeApi(MEMBER) });
      page = faulty.page;
      if (status === 'signed-out') await faulty.asked();
      await until(() => isShown(link(faulty.widget)), status);
      await faulty.release();
      if (status === 'signed-out') {
        await until(() => isReady(faulty.widget), 'ready');
        page.close();
      }
    }
  });

  it('keeps its menu below its button, which is lower in a lower bar', async () => {
    const account = await open(`<header><br>${ACCOUNT}<br><br></header>`);
    await openMenu(account);
    const [at, menu] = [button(account), menuOf(account)];
    const { height } = at.getBoundingClientRect();
    for (const line of page.document.querySelectorAll('br')) line.remove();
    await signInOtherTab('signed-in');
    await until(() => at.getBoundingClientRect().height < height, 'the lower button');
    expect(menu.getBoundingClientRect().top).to.be.closeTo(at.getBoundingClientRect().bottom + 8, 1);
  });

  it('keeps its menu inside the window without popovers, in a header that contains fixed boxes', async () => {
    const account = await open(`<header>${ACCOUNT}</header>`, {
      width: 600,
      height: 500,
      prepare(window: { HTMLElement: { prototype: object } }) {
        for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
          delete window.HTMLElement.prototype[name as never];
      },
    });
    const header = account.parentElement as HTMLElement;
    header.style.cssText = 'transform:translateX(0);margin:40px 30px;text-align:right';
    await openMenu(account);
    const [menu, at] = [menuOf(account), button(account)].map((each) => each.getBoundingClientRect());
    expect(menu?.top).to.be.closeTo((at?.bottom ?? 0) + 8, 1);
    expect(menu?.right).to.be.closeTo(at?.right ?? 0, 1);
  });
});
