import { expect } from '@esm-bundle/chai';
import { contrast } from '../../support/element/contrast';
import { FakeApi } from '../../support/element/fake-api';
import { until } from '../../support/element/host';
import { boxOf, styleOf } from '../../support/element/look';
import { openPortalAt, type PortalPage } from '../../support/element/pages/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const viewer = { data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' } };

let page: PortalPage;
afterEach(() => page.closeWithoutErrors());

const open = async (path: string, api = new FakeApi({ [INFO]: viewer })) => {
  page = await openPortalAt(path, api);
  await until(() => page.part('route-tabs'), 'the settings');
  return api;
};
const links = () => [...(page.part('route-tabs')?.querySelectorAll('a') ?? [])];
const current = () => links().filter((link) => link.getAttribute('aria-current') === 'page');

describe('the settings', () => {
  it('have five tabs with a URL each and mark the current one (ROUTE-25, SET-01, LAYOUT-01)', async () => {
    await open('/account/modifyPasswd.jsp');
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['基本信息', '/host/account/baseMessage'],
      ['修改密码', '/host/account/modifyPasswd.jsp'],
      ['喜爱的节目', '/host/account/myFavourite'],
      ['绑定账号', '/host/account/bindingAccount'],
      ['注销账号', '/host/account/logOff'],
    ]);
    expect(current().map((link) => link.textContent)).to.deep.equal(['修改密码']);
    expect(page.words('title')).to.equal('账号设置');
    await until(() => page.document.title === '账号设置 - 央视网社区', 'the title of the page');
    await until(() => page.portal.shadowRoot?.querySelector('#oldPassword'), 'the form');
  });

  it('change tabs without loading the viewer again (SET-01)', async () => {
    const api = await open(
      '/account/modifyPasswd.jsp',
      new FakeApi({ [INFO]: viewer, 'GET /openapi/v2/user/binding/info': { data: {} } }),
    );
    await until(() => page.portal.shadowRoot?.querySelector('#oldPassword'), 'the form');
    links()[3]?.click();
    await until(() => page.part('bindings'), 'the other tab');
    expect(page.path()).to.equal('/account/bindingAccount');
    expect(current().map((link) => link.textContent)).to.deep.equal(['绑定账号']);
    page.window.history.back();
    await until(() => page.portal.shadowRoot?.querySelector('#oldPassword'), 'the tab before');
    expect(api.to(INFO)).to.have.length(1);
  });

  it('replace an unknown tab name by the first tab (OQ-19)', async () => {
    await open('/account/nothing');
    expect(page.path()).to.equal('/account/baseMessage');
    expect(current().map((link) => link.textContent)).to.deep.equal(['基本信息']);
  });

  it('ask a signed-out viewer to sign in (PERM-09, ERR-02)', async () => {
    page = await openPortalAt('/account/baseMessage', new FakeApi({ [INFO]: { code: -10001 } }));
    await until(() => page.words('notice')?.includes('您还没有登录。'), 'the notice');
    expect(page.part('route-tabs')).to.equal(null);
  });

  it('have forms and submit buttons of one width', async () => {
    for (const [tab, selector] of [
      ['baseMessage', '#nickName'],
      ['modifyPasswd.jsp', '#oldPassword'],
      ['logOff', '[data-testid~=deletion-agreement]'],
    ] as const) {
      await open(`/account/${tab}`);
      await until(() => page.portal.shadowRoot?.querySelector(selector), 'the form');
      expect(boxOf(page.portal, selector).width, tab).to.equal(480);
      expect(boxOf(page.portal, '[type=submit],[data-testid~=log-off]').width, tab).to.equal(160);
      page.close();
    }
  });

  it('have a danger button to delete the account', async () => {
    await open('/account/logOff');
    await until(() => page.part('log-off'), 'the button');
    const { backgroundColor, color } = styleOf(page, page.portal, '[data-testid~=log-off]');
    expect(backgroundColor).to.equal('rgb(196, 35, 26)');
    expect(contrast(color, backgroundColor)).to.be.at.least(4.5);
  });
});
