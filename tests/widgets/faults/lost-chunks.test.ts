import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../support/element/fake-api';
import { type ChunkFault, frames, openWithFault } from '../../support/element/faults/chunk-faults';
import {
  BUSY,
  expectReload,
  expectRetry,
  FAULTS,
  find,
  offersReload,
  openPortalWithFault,
  SIGNED_IN,
} from '../../support/element/faults/lost-chunk';
import { type HostPage, isReady, stateOf, submitForm, type, until } from '../../support/element/host';
import { NOTHING_KEPT } from '../../support/element/pages/portal-page';

let page: HostPage;
afterEach(() => page.closeWithoutErrors());

const logged = ({ console }: HostPage) => console.filter((line) => line.startsWith('error: '));

describe('a failed chunk of the portal', () => {
  async function openPortal(fault: ChunkFault, chunk: string, path: string, api?: FakeApi) {
    const opened = await openPortalWithFault(fault, chunk, path, api);
    page = opened.page;
    return opened;
  }

  for (const [path, chunk, kept] of [
    ['/account/history', 'history-screen', '[part~=menu]'],
    ['/account/message/subscribe', 'messages-screen', '[part~=menu]'],
    ['/account/history', 'shell/shell', null],
    ['/account/history', 'i18n/zh-cn/lists', '[part~=menu]'],
    ['/account/modifyPasswd.jsp', 'change-password-form', '[data-testid~=menu-pages] a'],
    ['/user', 'home-screen', '[part~=menu]'],
  ] as const) {
    it(`offers a retry and then a reload: ${chunk}`, async () => {
      const { portal, count } = await openPortal('missing', chunk, path, new FakeApi(SIGNED_IN));
      await expectRetry(page, portal, count);
      // One for the failure, without React's own.
      expect(logged(page)).to.have.length(1);
      expect(logged(page)[0]).to.contain('<cntv-portal>');
      await expectReload(page, portal, count);
      if (kept) expect(find(portal, kept)).not.to.equal(null);
    });
  }

  for (const fault of FAULTS) {
    it(`offers a retry after a navigation, and back works: ${fault}`, async () => {
      const { portal, count, errors, page } = await openPortal(fault, 'register-screen', '/login.html');
      (await until(() => find(portal, 'a[href$="/regist.html"]'), 'the link')).click();
      await until(() => stateOf(portal) === 'error', 'the failure');
      await expectRetry(page, portal, count);
      expect(errors).to.have.length(1);
      page.window.history.back();
      await until(() => page.words('title') === '登录' && isReady(portal), 'the sign-in');
    });

    it(`offers a retry inside its tab of the settings, and the other tabs work: ${fault}`, async () => {
      const { portal, count, errors } = await openPortal(
        fault,
        'change-password/change-password',
        '/account/baseMessage',
        new FakeApi(SIGNED_IN),
      );
      await until(() => find(portal, '#nickName,[name=nick_name],form'), 'the first tab');
      find(portal, 'a[href$="/account/modifyPasswd.jsp"]')?.click();
      await expectRetry(page, portal, count);
      expect(stateOf(portal)).to.equal('ready');
      expect(errors).to.have.length(1);
      find(portal, 'a[href$="/account/baseMessage"]')?.click();
      await until(() => find(portal, 'form'), 'the first tab again');
      expect(find(portal, '[data-testid~=menu-pages] [aria-current=page]')?.textContent).to.equal('基本信息');
    });
  }

  it('shows a retry when the texts of its area are lost', async () => {
    const { portal, count } = await openPortal('missing', 'i18n/zh-cn/account', '/regist.html');
    await until(() => stateOf(portal) === 'error', 'the failure');
    await expectRetry(page, portal, count);
  });
});

describe('a failed chunk of an element', () => {
  async function open(chunk: string, html: string, api = new FakeApi()) {
    const opened = await openWithFault('missing', chunk, { html, api });
    page = opened.page;
    return opened;
  }

  for (const [html, chunk] of [
    ['<cntv-apply-form form="kids-show"></cntv-apply-form>', 'i18n/zh-cn/application'],
    ['<cntv-member-center></cntv-member-center>', 'home-screen'],
    ['<cntv-member-center section="history" bare></cntv-member-center>', 'history-screen'],
  ] as const) {
    it(`offers a retry and then a reload: ${chunk} of ${html}`, async () => {
      const { widget, count } = await open(chunk, html, new FakeApi({ ...NOTHING_KEPT, ...SIGNED_IN }));
      await expectRetry(page, widget, count);
      await expectReload(page, widget, count);
    });
  }

  it('keeps what was typed when the engine of a form is lost', async () => {
    const { widget: login, count } = await open('form-engine', '<cntv-login></cntv-login>');
    await until(() => find(login, '#account'), 'the form');
    type(find(login, '#account') as HTMLInputElement, '13800138000');
    submitForm(login);
    await until(() => find(login, '[part=toast]')?.textContent?.includes(BUSY), 'the toast');
    submitForm(login);
    await until(() => offersReload(login), 'the reload');
    await frames(page, 10);
    expect(await count()).to.be.at.most(4);
    expect((find(login, '#account') as HTMLInputElement).value).to.equal('13800138000');
  });

  it('does not reject refresh() of a badge', async () => {
    const { widget, count } = await open('unread-badge.chunk', '<cntv-unread-badge></cntv-unread-badge>');
    const badge = widget as HTMLElement & { refresh(): void };
    await until(() => stateOf(badge) === 'error', 'the failure');
    badge.refresh();
    await frames(page, 10);
    expect(await count()).to.be.within(1, 2);
  });
});
