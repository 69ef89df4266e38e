import { expect } from '@esm-bundle/chai';
import { type ChunkFault, frames, scriptWithFault, UNSIGNED } from '../../support/widgets/chunk-faults';
import { FakeApi } from '../../support/widgets/fake-api';
import { type HostPage, isReady, openPage, type, until } from '../../support/widgets/host';
import {
  BUSY,
  errorsOf,
  expectReload,
  expectRetry,
  FAULTS,
  find,
  offersReload,
  SIGNED_IN,
} from '../../support/widgets/lost-chunk';
import { NOTHING_KEPT, openPortalAt } from '../../support/widgets/portal-page';

let page: HostPage;
afterEach(() => {
  expect(page.violations).to.deep.equal([]);
  expect(page.errors).to.deep.equal([]);
  page.close();
});

describe('a failed chunk of the portal', () => {
  async function openPortal(path: string, chunk: string, fault: ChunkFault, api = new FakeApi()) {
    const faulty = scriptWithFault(fault, chunk);
    const opened = await openPortalAt(path, api, { scripts: [faulty.script] });
    page = opened;
    return { ...faulty, opened, portal: opened.portal, errors: errorsOf(opened) };
  }

  for (const [path, chunk, kept] of [
    ['/account/history', 'history-screen', '[part~=menu]'],
    ['/account/message/subscribe', 'messages-screen', '[part~=menu]'],
    ['/account/history', 'shell/shell', null],
    ['/account/history', 'i18n/lists/zh-cn', '[part~=menu]'],
    ['/account/modifyPasswd.jsp', 'change-password-form', '[data-testid~=route-tabs]'],
    ['/user', 'home-screen', '[part~=menu]'],
  ] as const) {
    it(`offers a retry and then a reload: ${chunk}`, async () => {
      const { portal, count } = await openPortal(path, chunk, 'missing', new FakeApi(SIGNED_IN));
      await expectRetry(page, portal, count);
      await expectReload(page, portal, count);
      if (kept) expect(find(portal, kept)).not.to.equal(null);
    });
  }

  for (const fault of FAULTS) {
    it(`offers a retry after a navigation, and back works: ${fault}`, async () => {
      const { portal, count, errors, opened } = await openPortal('/login.html', 'register-screen', fault);
      (await until(() => find(portal, 'a[href$="/regist.html"]'), 'the link')).click();
      await until(() => portal.dataset.state === 'error', 'the failure');
      await expectRetry(page, portal, count);
      expect(errors).to.have.length(1);
      opened.window.history.back();
      await until(() => opened.words('title') === '登录' && isReady(portal), 'the sign-in');
    });

    it(`offers a retry inside its tab of the settings, and the other tabs work: ${fault}`, async () => {
      const { portal, count, errors } = await openPortal(
        '/account/baseMessage',
        'modify-password-tab',
        fault,
        new FakeApi(SIGNED_IN),
      );
      await until(() => find(portal, '#nickName,[name=nick_name],form'), 'the first tab');
      find(portal, 'a[href$="/account/modifyPasswd.jsp"]')?.click();
      await expectRetry(page, portal, count);
      expect(portal.dataset.state).to.equal('ready');
      expect(errors).to.have.length(1);
      find(portal, 'a[href$="/account/baseMessage"]')?.click();
      await until(() => find(portal, 'form'), 'the first tab again');
      expect(find(portal, '[data-testid~=route-tabs] [aria-current=page]')?.textContent).to.equal('基本信息');
    });
  }

  it('shows a retry when the texts of its area are lost', async () => {
    const { portal, count } = await openPortal('/regist.html', 'i18n/account/zh-cn', 'missing');
    await until(() => portal.dataset.state === 'error', 'the failure');
    await expectRetry(page, portal, count);
  });
});

describe('a failed chunk of an element', () => {
  for (const [html, chunk] of [
    ['<cntv-apply-form form="kids-show"></cntv-apply-form>', 'i18n/application/zh-cn'],
    ['<cntv-member-center></cntv-member-center>', 'home-screen'],
    ['<cntv-member-center section="history" bare></cntv-member-center>', 'history-screen'],
  ] as const) {
    it(`offers a retry and then a reload: ${chunk} of ${html}`, async () => {
      const { script, count } = scriptWithFault('missing', chunk);
      const api = new FakeApi({ ...NOTHING_KEPT, ...SIGNED_IN });
      page = await openPage({ html, api, config: UNSIGNED, scripts: [script] });
      const element = page.document.body.firstElementChild as HTMLElement;
      await expectRetry(page, element, count);
      await expectReload(page, element, count);
    });
  }

  it('keeps what was typed when the engine of a form is lost', async () => {
    const { script, count } = scriptWithFault('missing', 'form-engine');
    page = await openPage({
      html: '<cntv-login></cntv-login>',
      api: new FakeApi(),
      config: UNSIGNED,
      scripts: [script],
    });
    const login = page.widget('cntv-login');
    await until(() => find(login, '#account'), 'the form');
    type(find(login, '#account') as HTMLInputElement, '13800138000');
    const submit = () => (find(login, 'form') as HTMLFormElement).requestSubmit();
    submit();
    await until(() => find(login, '[part=toast]')?.textContent?.includes(BUSY), 'the toast');
    submit();
    await until(() => offersReload(login), 'the reload');
    await frames(page, 10);
    expect(await count()).to.be.at.most(4);
    expect((find(login, '#account') as HTMLInputElement).value).to.equal('13800138000');
  });
});

describe('a failed chunk of <cntv-unread-badge>', () => {
  it('does not reject refresh()', async () => {
    const { script, count } = scriptWithFault('missing', 'unread-badge.gate');
    page = await openPage({
      html: '<cntv-unread-badge></cntv-unread-badge>',
      api: new FakeApi(),
      scripts: [script],
    });
    const badge = page.widget('cntv-unread-badge') as HTMLElement & { refresh(): void };
    await until(() => badge.dataset.state === 'error', 'the failure');
    badge.refresh();
    await frames(page, 10);
    expect(await count()).to.be.within(1, 2);
  });
});
