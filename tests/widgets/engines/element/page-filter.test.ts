import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { type HostPage, inside, openPage, until } from '../../../support/element/host';
import { ACCOUNT, MEMBER, menuOf, openMenu } from '../../../support/element/pages/account-page';
import { openLogin } from '../../../support/element/pages/login-page';
import { openPortalAt } from '../../../support/element/pages/portal-page';
import { puzzle } from '../../../support/element/puzzle';
import { LOGIN, submitCredentials } from '../../../support/element/sign-in';

const CONFIG = { appid: 'demo', signing: { mode: 'off' } };

describe('the filter of the page, as on days of mourning', () => {
  let page: HostPage;
  afterEach(() => page.close());

  const filterOf = (element: Element, pseudo?: string) =>
    page.window.getComputedStyle(element, pseudo).filter;
  const grey = (name = 'filter') => page.document.documentElement.style.setProperty(name, 'grayscale(1)');

  for (const name of ['filter', '-webkit-filter'])
    it(`applies to the captcha and to what lies behind it: ${name}`, async () => {
      const opened = await openLogin({ config: CONFIG });
      page = opened;
      grey(name);
      submitCredentials(opened.login);
      const dialog = await until(() => opened.login.shadowRoot?.querySelector('dialog'), 'the captcha');
      expect(filterOf(dialog)).to.equal('grayscale(1)');
      expect(filterOf(dialog, '::backdrop')).to.equal('grayscale(1)');
    });

  it('applies to toasts', async () => {
    const api = new FakeApi({ ...puzzle.answers, [LOGIN]: { fault: 'offline' } });
    const opened = await openLogin({ config: CONFIG, api });
    page = opened;
    grey();
    submitCredentials(opened.login);
    await puzzle.pass(page, opened.login);
    await until(() => opened.login.shadowRoot?.querySelector('[part~=toast]'), 'the toast');
    expect(filterOf(inside(opened.login, '[popover]'))).to.equal('grayscale(1)');
  });

  it('applies to a question of the member centre', async () => {
    const records = { data: { total: 1, rows: [{ id: 1, video_id: 'V1', video_title: '新闻联播' }] } };
    const api = new FakeApi({ ...MEMBER, 'GET /openapi/v2/video/records': records });
    const opened = await openPortalAt('/account/history', api);
    page = opened;
    grey();
    (await until(() => opened.part('remove'), 'a record')).click();
    const dialog = await until(() => opened.portal.shadowRoot?.querySelector('dialog'), 'the question');
    expect(filterOf(dialog)).to.equal('grayscale(1)');
  });

  it('applies to the menu of the account each time it is opened, with that of <body>, and only while there is one', async () => {
    page = await openPage({ html: ACCOUNT, api: new FakeApi(MEMBER), config: { appid: 'demo' } });
    const account = page.widget('cntv-account');
    await openMenu(account);
    expect(filterOf(menuOf(account))).to.equal('none');
    const toggle = () => inside(account, '.account').click();
    toggle();
    grey();
    page.document.body.style.filter = 'sepia(0.5)';
    toggle();
    expect(filterOf(menuOf(account))).to.equal('sepia(0.5) grayscale(1)');
    toggle();
    page.document.documentElement.style.filter = '';
    page.document.body.style.filter = 'url("#missing")';
    toggle();
    expect(filterOf(menuOf(account))).to.equal('none');
  });

  it('applies without a filter element of the page, which no shadow tree finds, and with one of a file', async () => {
    page = await openPage({ html: ACCOUNT, api: new FakeApi(MEMBER), config: { appid: 'demo' } });
    const account = page.widget('cntv-account');
    const toggle = () => inside(account, '.account').click();
    const { style } = page.document.documentElement;
    style.filter = 'url("#grey") contrast(0.9) url(#a-b) grayscale(1)';
    await openMenu(account);
    expect(filterOf(menuOf(account)).replace(/\s+/g, ' ')).to.equal('contrast(0.9) grayscale(1)');
    toggle();
    style.filter =
      "url(\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><filter id='grey'/></svg>#grey\")";
    toggle();
    expect(filterOf(menuOf(account)))
      .to.equal(filterOf(page.document.documentElement))
      .and.contain('#grey');
  });
});
