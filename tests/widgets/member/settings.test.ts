import { expect } from '@esm-bundle/chai';
import { contrast } from '../../support/element/contrast';
import { FakeApi } from '../../support/element/fake-api';
import { inside, type, until } from '../../support/element/host';
import { boxOf, styleOf } from '../../support/element/look';
import { openPortalAt, type PortalPage } from '../../support/element/pages/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const viewer = { data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' } };

let page: PortalPage;
afterEach(() => page.closeWithoutErrors());

const open = async (path: string, api = new FakeApi({ [INFO]: viewer })) => {
  page = await openPortalAt(path, api);
  await until(() => links()[0], 'the settings');
  return api;
};
const links = () => [...(page.part('menu-pages')?.querySelectorAll('a') ?? [])];
const current = () => links().filter((link) => link.getAttribute('aria-current') === 'page');

describe('the settings', () => {
  it('have five entries below theirs in the menu, with a URL each, and mark the current one (ROUTE-25, SET-01, LAYOUT-01, OQ-98)', async () => {
    await open('/account/modifyPasswd.jsp');
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['基本信息', '/host/account/baseMessage'],
      ['修改密码', '/host/account/modifyPasswd.jsp'],
      ['喜爱的节目', '/host/account/myFavourite'],
      ['账号绑定', '/host/account/bindingAccount'],
      ['注销账号', '/host/account/logOff'],
    ]);
    expect(current().map((link) => link.textContent)).to.deep.equal(['修改密码']);
    expect(page.words('title')).to.equal('修改密码');
    expect([page.words('to-settings'), page.part('to-settings')?.ariaCurrent]).to.deep.equal([
      '账号设置',
      'true',
    ]);
    expect(page.part('route-tabs')).to.equal(null);
    await until(() => page.document.title === '修改密码 - 央视网社区', 'the title of the page');
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
    expect(current().map((link) => link.textContent)).to.deep.equal(['账号绑定']);
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
    await until(() => page.words('notice')?.includes('您还没有登录'), 'the notice');
    expect(links()).to.deep.equal([]);
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

  describe('that are left with typed values', () => {
    const [PROFILE, PASSWORD, PROGRAMMES, BINDING] = [0, 1, 2, 3];
    const SAVE = 'POST /openapi/v2/user/info';
    const { data } = viewer;
    const full = { data: { ...data, sex: 2, birthday: '1990-05-20', province: '河北省', city: '唐山市' } };
    const answers = {
      [INFO]: full,
      [SAVE]: {},
      'GET /openapi/v2/user/binding/info': { data: { binding_email: '', binding_mobile: '' } },
      'GET /openapi/v2/programme': { data: { channels: [{ id: 'c1', name: '频道 1' }], columns: [] } },
      'GET /openapi/v2/programme/user': { data: { channels: [], columns: [] } },
    };
    const field = (id: string) => inside<HTMLInputElement>(page.portal, `#${id}`);
    const values = (...ids: string[]) => ids.map((id) => field(id).value);
    /** Presses the link of a tab, and waits for one of its controls. */
    async function goTo(tab: number | undefined, id: string) {
      links()[tab ?? 0]?.click();
      await until(() => page.portal.shadowRoot?.querySelector(`#${id}`), id);
    }
    /** Replaces the value of a field. */
    function write(id: string, value: string) {
      field(id).value = '';
      if (field(id).type === 'date') field(id).value = value;
      else type(field(id), value);
      field(id).dispatchEvent(new page.window.InputEvent('input', { bubbles: true, composed: true }));
    }
    async function choose(id: string, value: string) {
      await until(
        () =>
          [...(field(id) as unknown as HTMLSelectElement).options].some((option) => option.value === value),
        value,
      );
      field(id).value = value;
      field(id).dispatchEvent(new page.window.Event('change', { bubbles: true }));
    }

    it('keep them, passwords excepted, in each tab', async () => {
      await open('/account/baseMessage', new FakeApi(answers));
      await until(() => page.portal.shadowRoot?.querySelector('#nickName'), 'the form');
      write('nickName', '江上清风');
      field('sex-1').click();
      write('birthday', '1991-06-21');
      await choose('province', '四川省');
      await choose('city', '成都市');
      await goTo(PROGRAMMES, 'channels-0');
      field('channels-0').click();
      await goTo(BINDING, 'tab-email');
      field('tab-email').click();
      type(field('email'), 'safe@example.org');
      await goTo(PASSWORD, 'oldPassword');
      type(field('oldPassword'), 'Old1234!');
      type(field('newPassword'), 'New1234!');

      await goTo(PROFILE, 'nickName');
      const kept = ['江上清风', '1991-06-21', '四川省', '成都市'];
      await until(
        () => values('nickName', 'birthday', 'province', 'city').join() === kept.join(),
        'the profile',
      );
      expect(field('sex-1').checked).to.equal(true);
      await goTo(PROGRAMMES, 'channels-0');
      expect(field('channels-0').checked).to.equal(true);
      await goTo(BINDING, 'email');
      expect(values('email')).to.deep.equal(['safe@example.org']);
      await goTo(PASSWORD, 'oldPassword');
      expect(values('oldPassword', 'newPassword')).to.deep.equal(['', '']);
      expect(JSON.stringify({ ...page.window.sessionStorage, ...page.window.localStorage })).not.to.match(
        /江上|1234!/,
      );
    });

    it('keep them also while another section is shown, but not what was saved', async () => {
      const api = await open('/account/baseMessage', new FakeApi(answers));
      await until(() => page.portal.shadowRoot?.querySelector('#nickName'), 'the form');
      write('nickName', '江上清风');
      page.window.history.pushState(null, '', '/host/history');
      page.window.dispatchEvent(new page.window.PopStateEvent('popstate'));
      await until(() => !links()[0], 'the other section');
      page.window.history.back();
      await until(() => page.portal.shadowRoot?.querySelector('#nickName'), 'the form');
      await until(() => field('nickName').value === '江上清风', 'what was typed');
      inside(page.portal, '[type=submit]').click();
      await until(() => api.to(SAVE).length === 1 && page.words('toast')?.includes('审核'), 'the save');
      await goTo(PASSWORD, 'oldPassword');
      await goTo(PROFILE, 'nickName');
      expect(values('nickName')).to.deep.equal(['山间来客']);
    });
  });

  it('have a danger button to delete the account', async () => {
    await open('/account/logOff');
    await until(() => page.part('log-off'), 'the button');
    const { backgroundColor, color } = styleOf(page, page.portal, '[data-testid~=log-off]');
    expect(backgroundColor).to.equal('rgb(196, 35, 26)');
    expect(contrast(color, backgroundColor)).to.be.at.least(4.5);
  });
});
