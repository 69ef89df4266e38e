import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../support/element/fake-api';
import { openWithFault } from '../support/element/faults/chunk-faults';
import { BUSY, retryIn } from '../support/element/faults/lost-chunk';
import { type HostPage, inside, isReady, openPage, requestedFiles, until } from '../support/element/host';
import { boxOf } from '../support/element/look';
import {
  ACCOUNT,
  COUNT,
  FALLBACK,
  INFO,
  isOpen,
  isShown,
  links,
  MEMBER,
  menuOf,
  openMenu,
  part,
  storeSession,
  tellTabs,
} from '../support/element/pages/account-page';

describe('the menu of <cntv-account>', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  async function open(attributes = '', own = '') {
    const api = new FakeApi(MEMBER);
    const html = `<cntv-account ${attributes}>${FALLBACK}${own}</cntv-account>`;
    page = await openPage({ html, api, config: { appid: 'demo' } });
    return { account: page.widget('cntv-account'), api };
  }
  const viewFiles = () =>
    requestedFiles(page).filter((file) => /\/react-|account\.view-|menu-box\.chunk-/.test(file));

  it('is loaded on a press, not when the button has the pointer or the focus', async () => {
    const { account } = await open();
    const button = await until(() => part(account, 'toggle'), 'the button');
    button.dispatchEvent(new page.window.PointerEvent('pointerenter'));
    button.focus();
    expect(viewFiles()).to.deep.equal([]);
    button.dispatchEvent(new page.window.PointerEvent('pointerdown', { bubbles: true }));
    await until(() => viewFiles().length > 1, 'the files');
    expect(isOpen(account)).to.equal(false);
  });

  it('says that it is loading until its texts are there', async () => {
    storeSession('signed-in');
    const faulty = await openWithFault('held', 'zh-cn/core', { html: ACCOUNT, api: new FakeApi(MEMBER) });
    page = faulty.page;
    const account = faulty.widget;
    await until(() => isReady(account), 'ready');
    inside(account, '.account').click();
    const status = await until(() => menuOf(account).querySelector('[role=status]'), 'the region');
    await until(() => status.textContent === '正在加载', 'its text');
    expect(isOpen(account)).to.equal(true);
    await faulty.release();
    await until(() => account.shadowRoot?.querySelector('[data-testid=logout]'), 'the menu');
  });

  it('keeps its retry and links without its texts', async () => {
    storeSession('signed-in');
    const faulty = await openWithFault('missing', 'zh-cn/core', {
      html: `<cntv-account>${FALLBACK}<a slot="links" href="/campaign.html">诗歌大赛</a></cntv-account>`,
      api: new FakeApi(MEMBER),
    });
    page = faulty.page;
    const account = faulty.widget;
    await until(() => isReady(account), 'ready');
    part(account, 'toggle')?.click();
    const retry = await until(() => retryIn(account), 'the retry');
    expect(menuOf(account).textContent).to.contain(BUSY);
    expect(isShown(account.querySelector('[slot=links]') as Element)).to.equal(true);
    expect(isReady(account)).to.equal(true);
    await faulty.release();
    retry.click();
    await until(() => account.shadowRoot?.querySelector('[data-testid=logout]'), 'the menu');
  });

  for (const chunk of ['account.view', 'menu-box.chunk', 'zh-cn/core'])
    it(`keeps the focus on its retry when that fails again: ${chunk}`, async () => {
      storeSession('signed-in');
      const faulty = await openWithFault('missing', chunk, { html: ACCOUNT, api: new FakeApi(MEMBER) });
      page = faulty.page;
      const account = faulty.widget;
      (await until(() => part(account, 'toggle'), 'the button')).click();
      const retry = await until(() => retryIn(account), 'the retry');
      retry.focus();
      retry.click();
      const again = await until(() => retryIn(account) !== retry && retryIn(account), 'the second failure');
      expect(account.shadowRoot?.activeElement).to.equal(again);
    });

  it('opens when the file of its box is there, until when the button is busy', async () => {
    storeSession('signed-in');
    const faulty = await openWithFault('held', 'menu-box.chunk', { html: ACCOUNT, api: new FakeApi(MEMBER) });
    page = faulty.page;
    const account = faulty.widget;
    await until(() => isReady(account), 'ready');
    const button = inside(account, '.account');
    button.click();
    expect(button.getAttribute('aria-busy')).to.equal('true');
    await faulty.asked();
    expect(viewFiles().length).to.be.above(2);
    expect(isOpen(account)).to.equal(false);
    await faulty.release();
    await until(() => isOpen(account), 'the menu');
    await until(() => !button.hasAttribute('aria-busy'), 'not busy');
  });

  it('requests the poller only for a number that is shown (MSG-15)', async () => {
    const { account } = await open();
    const poller = () => requestedFiles(page).filter((file) => /unread-badge\.chunk-/.test(file));
    await until(() => requestedFiles(page).some((file) => /viewer-check/.test(file)), 'the check');
    await until(() => part(account, 'toggle'), 'the button');
    expect(poller()).to.deep.equal([]);
    account.setAttribute('unread', '');
    await until(() => part(account, 'badge')?.textContent === '12', 'the number');
    expect(poller()).not.to.deep.equal([]);
  });

  it('requests its files at once, and none of the member centre', async () => {
    const { account } = await open();
    await openMenu(account);
    const texts = requestedFiles(page).filter((file) =>
      /\/(core|lists|settings|portal|application|password)-/.test(file),
    );
    expect(new Set(texts).size).to.equal(1);
    expect(inside(account, '[data-testid=logout]').textContent).to.equal('退出登录');
  });

  it('reserves its height only until it is loaded', async () => {
    const { account } = await open('links="home"');
    await openMenu(account);
    const content = menuOf(account).lastElementChild as HTMLElement;
    await until(() => content.style.minHeight === '', 'no reserved height');
    account.setAttribute('links', '');
    await until(() => boxOf(account, '#menu').height < 165, 'a lower menu');
  });

  it('has each link of its attribute once, whatever separates the names', async () => {
    const { account } = await open('links="home message\n\thistory home"');
    await openMenu(account);
    expect(links(account)).to.have.length(3);
    expect(page.console.filter((line) => /cntv-account/.test(line))).to.deep.equal([]);
  });

  it('has a navigation only with links, of the attribute or of the page', async () => {
    const { account } = await open('links=""');
    await openMenu(account);
    const nav = inside(account, 'nav');
    expect(isShown(nav)).to.equal(false);
    const own = page.document.createElement('a');
    own.slot = 'links';
    own.textContent = '诗歌大赛';
    account.append(own);
    await until(() => isShown(nav) && isShown(own), 'the link of the page');
  });

  it('requests the number only while it is open, and only for the link to the messages (MSG-15)', async () => {
    const { account, api } = await open('links="home"');
    await openMenu(account);
    expect(api.to(COUNT)).to.have.length(0);
    account.setAttribute('links', 'message');
    await until(() => menuOf(account).querySelector('[part~=badge]')?.textContent === '12', 'the number');
    inside(account, '.account').click();
    const checks = api.to(INFO).length;
    storeSession('signed-in', '海边来客');
    tellTabs();
    await until(() => api.to(INFO).length > checks, 'the check of the next viewer');
    expect(api.to(COUNT)).to.have.length(1);
    inside(account, '.account').click();
    await until(() => api.to(COUNT).length === 2, 'the number of the next viewer');
  });

  it('has parts for its surface and for the button that opens it', async () => {
    const { account } = await open();
    await openMenu(account);
    expect(inside(account, '#menu').getAttribute('part')).to.equal('menu');
    expect(inside(account, '.account').getAttribute('part')).to.equal('toggle');
  });
});
