import { expect } from '@esm-bundle/chai';
import { frames, scriptWithFault, UNSIGNED } from '../support/widgets/chunk-faults';
import { FakeApi } from '../support/widgets/fake-api';
import { type HostPage, openPage, type, until } from '../support/widgets/host';
import {
  BUSY,
  expectReload,
  expectRetry,
  find,
  offersReload,
  SIGNED_IN,
} from '../support/widgets/lost-chunk';
import { NOTHING_KEPT, openPortalAt } from '../support/widgets/portal-page';

let page: HostPage;
afterEach(() => {
  expect(page.violations).to.deep.equal([]);
  expect(page.errors).to.deep.equal([]);
  page.close();
});

describe('a failed chunk of the portal', () => {
  for (const [path, chunk, kept] of [
    ['/account/history', 'history-screen', '[part~=menu]'],
    ['/account/message/subscribe', 'messages-screen', '[part~=menu]'],
    ['/account/history', 'shell/shell', null],
    ['/account/history', 'i18n/lists/zh-cn', '[part~=menu]'],
    ['/account/modifyPasswd.jsp', 'change-password-form', '[data-testid~=route-tabs]'],
    ['/user', 'home-screen', '[part~=menu]'],
  ] as const) {
    it(`offers a retry and then a reload: ${chunk}`, async () => {
      const { script, count } = scriptWithFault('missing', chunk);
      const opened = await openPortalAt(path, new FakeApi(SIGNED_IN), { scripts: [script] });
      page = opened;
      await expectRetry(page, opened.portal, count);
      await expectReload(page, opened.portal, count);
      if (kept) expect(find(opened.portal, kept)).not.to.equal(null);
    });
  }
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
