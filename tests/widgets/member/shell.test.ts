import { expect } from '@esm-bundle/chai';
import { MENU, SECTION_NAMES, SECTIONS } from '#config/member-center/sections';
import { member } from '#i18n/zh-cn/member';
import { FakeApi } from '../../support/element/fake-api';
import { until } from '../../support/element/host';
import { boxOf } from '../../support/element/look';
import { openPortalAt, type PortalPage } from '../../support/element/pages/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const COUNT = 'GET /openapi/v2/user/message/count';
const viewer = { data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' } };

let page: PortalPage;
afterEach(() => page.closeWithoutErrors());

async function open(path: string, answers: FakeApi['answers'] = {}, width?: number) {
  const api = new FakeApi({ [INFO]: viewer, ...answers });
  page = await openPortalAt(path, api, width ? { width } : {});
  await until(() => page.part('menu'), 'the menu');
  return api;
}
/** Waits until the home shows the answers to its requests, of which some are sent after others. */
async function homeLoaded() {
  await until(() => page.part('count-system') && !page.part('skeleton'), 'the home');
}
const entries = () => [...(page.part('menu')?.querySelectorAll('a') ?? [])];
const current = () => entries().filter((entry) => entry.getAttribute('aria-current') === 'page');
const focused = () => page.portal.shadowRoot?.activeElement;

describe('the shell of the member centre', () => {
  it('shows the name of the page and a menu of the sections with the current one marked (LAYOUT-01, LAYOUT-02)', async () => {
    await open('/index.html');
    expect(page.words('title')).to.equal('我的首页');
    expect(entries().map((entry) => [entry.textContent, entry.pathname.replace('/host', '')])).to.deep.equal(
      MENU.map((section) => [
        member.sections[section],
        SECTIONS[section].path.replace('{tabName}', SECTIONS[section].tabs[0] ?? ''),
      ]),
    );
    expect(current()).to.deep.equal([entries()[0]]);
  });

  it('shows the name of each section that is opened from the menu (LAYOUT-01)', async () => {
    await open('/account/logOff');
    for (const [index, section] of MENU.entries()) {
      const name = member.sections[section];
      entries()[index]?.click();
      await until(() => page.words('title') === name, name);
      expect(current()).to.deep.equal([entries()[index]]);
    }
  });

  it('marks no entry in the settings, but the link to them, which is below the menu (LAYOUT-02)', async () => {
    await open('/account/logOff');
    expect(page.words('title')).to.equal('注销账号');
    expect(current()).to.deep.equal([]);
    const link = page.part('to-settings') as HTMLAnchorElement;
    expect([link.textContent, link.ariaCurrent]).to.deep.equal(['账号设置', 'true']);
    entries()[2]?.click();
    await until(() => link.ariaCurrent === null, 'another section');
    link.click();
    await until(() => inShadow('#nickName'), 'the settings again');
    expect(link.ariaCurrent).to.equal('true');
  });

  it('stores the entry of the menu that the viewer chose last (STATE-01)', async () => {
    let answer = () => {};
    const info = new Promise<typeof viewer>((resolve) => {
      answer = () => resolve(viewer);
    });
    await open('/account/collection', { [INFO]: () => info });
    answer();
    const stored = () => JSON.parse(localStorage.getItem('cntv:session') ?? '{}').activeMenu;
    await until(() => stored() === 'collection', 'the entry of the address');
    entries()[2]?.click();
    await until(() => stored() === 'history', 'the entry that was pressed');
    inShadow('[part=menu] a').click();
    await until(() => page.part('count-system'), 'the home');
    await press('[part~=link][href$=baseMessage]');
    await until(() => inShadow('#nickName'), 'the settings, which are not in the menu');
    expect(stored()).to.equal('home');
  });

  it('shows the number of unread messages in the menu', async () => {
    await open('/account/logOff', { [COUNT]: { data: { subscribe_count: 4, system_count: 8 } } });
    await until(() => entries()[1]?.textContent === '消息通知12', 'the number');
  });

  it('keeps its nodes and sends no request when the viewer goes from section to section', async () => {
    const api = await open('/index.html');
    await homeLoaded();
    const menu = page.part('menu');
    const sent = api.calls.length;
    await press('[part~=link][href$=baseMessage]');
    await until(() => page.portal.shadowRoot?.querySelector('#nickName'), 'the settings');
    entries()[0]?.click();
    await until(() => page.part('count-system'), 'the home');
    expect(page.part('menu')).to.equal(menu);
    expect(api.calls.slice(sent).map(({ path }) => path)).to.deep.equal([]);
  });

  it('keeps its nodes and sends no request when the language changes, also after a failed request', async () => {
    const api = await open('/index.html', { [INFO]: { fault: 'http', status: 500 } });
    await until(() => page.part('toast'), 'the failure');
    await homeLoaded();
    const menu = page.part('menu');
    const sent = api.calls.length;
    page.portal.lang = 'en';
    await until(
      () => page.words('title') === 'Account home' && page.part('count-system'),
      'the English home',
    );
    expect(page.part('menu')).to.equal(menu);
    expect(api.calls.slice(sent)).to.deep.equal([]);
  });

  it('focuses the title on another section and on another page of the settings, and the link again after a step back', async () => {
    await open('/index.html');
    await until(() => page.part('count-system'), 'the home');
    expect(focused()).to.equal(null);
    await press('[part~=link][href$=baseMessage]');
    await until(() => focused() === page.part('title'), 'the focus');
    const tab = await until(() => inShadow('[data-testid=menu-pages] [href$=logOff]'), 'the pages');
    tab.focus();
    tab.click();
    await until(() => page.part('log-off'), 'the other tab');
    expect(focused()).to.equal(page.part('title'));
    page.window.history.back();
    await until(() => page.portal.shadowRoot?.querySelector('#nickName'), 'the tab before');
    expect(focused()).to.equal(tab);
    await until(() => page.words('route-status') === '基本信息', 'its name');
  });

  it('shows the menu beside the sign-in notice to a signed-out viewer (PERM-09)', async () => {
    await open('/index.html', { [INFO]: { code: -10001 } });
    await until(() => page.words('notice')?.includes('您还没有登录'), 'the notice');
    expect(entries()).to.have.length(MENU.length);
    await until(() => page.document.title === '我的首页 - 央视网社区', 'the title of the page');
  });

  it('has the menu on the left of a wide card', async () => {
    await open('/index.html', {}, 1000);
    const [menu, title] = ['menu', 'title'].map((name) => page.part(name)?.getBoundingClientRect());
    expect(menu?.right).to.be.lessThan(title?.left ?? 0);
    expect(inShadow('[data-testid=open-menu]').getClientRects()).to.have.length(0);
  });

  describe('in a narrow card', () => {
    const sheet = () => inShadow('[data-testid=menu-sheet]');
    const opener = () => inShadow('[data-testid=open-menu]');
    const isShown = (element: Element | null | undefined) => Boolean(element?.getClientRects().length);

    async function openSheet(path: string) {
      await open(path, {}, 375);
      expect(isShown(page.part('menu'))).to.equal(false);
      opener().focus();
      opener().click();
      await until(sheet, 'the sheet');
    }

    it('opens the menu from the name of the page, with the pages of the settings (LAYOUT-02, OQ-98)', async () => {
      await openSheet('/account/modifyPasswd.jsp');
      const names = await until(() => {
        const links = [...sheet().querySelectorAll('a')].map(({ textContent }) => textContent);
        return links.length > 6 && links;
      }, 'the pages');
      expect(names).to.deep.equal([
        ...SECTION_NAMES.map((section) => member.sections[section]),
        ...['基本信息', '修改密码', '喜爱的节目', '账号绑定', '注销账号'],
      ]);
      expect(sheet().querySelector('[aria-current=page]')?.textContent).to.equal('修改密码');
      expect(boxOf(page.portal, '[data-testid=menu-sheet]')).to.include({ left: 0, right: 375 });
      expect(page.document.documentElement.scrollWidth).to.be.at.most(375);
    });

    it('receives the focus on the name of the page, because the menu is hidden', async () => {
      await open('/account/logOff', {}, 375);
      page.portal.focus();
      expect(focused()).to.equal(opener());
    });

    it('closes the menu at a press of a link, and focuses the title of another section', async () => {
      await openSheet('/account/logOff');
      (sheet().querySelector('[href$="/account/history"]') as HTMLElement).click();
      await until(() => page.words('title') === '观看历史' && !sheet(), 'the history');
      await until(() => focused() === page.part('title'), 'the focus on the title');
    });

    it('returns the focus to the name of the page when the menu is closed, and focuses the title of another page', async () => {
      await openSheet('/account/logOff');
      inShadow('[data-testid=menu-sheet] [data-testid=close]').click();
      await until(() => !sheet(), 'no sheet');
      expect(focused()).to.equal(opener());
      opener().click();
      (await until(() => inShadow('[data-testid=menu-sheet] [href$=baseMessage]'), 'the page')).click();
      await until(() => inShadow('#nickName') && page.words('title') === '基本信息', 'the other page');
      expect([focused(), sheet()]).to.deep.equal([page.part('title'), null]);
    });
  });
});

async function press(selector: string): Promise<void> {
  (await until(() => inShadow(selector), selector)).click();
}

function inShadow(selector: string): HTMLElement {
  return page.portal.shadowRoot?.querySelector(selector) as HTMLElement;
}
