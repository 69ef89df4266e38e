import { expect } from '@esm-bundle/chai';
import { SIGNED_OUT_TOAST_MS } from '#config/limits';
import { FakeApi } from '../../support/element/fake-api';
import { frames } from '../../support/element/faults/chunk-faults';
import { holdTimers } from '../../support/element/hold-timers';
import { type HostPage, isReady, openPage, until } from '../../support/element/host';
import { NOTHING_KEPT } from '../../support/element/pages/portal-page';

const INFO = 'GET /openapi/v2/user/info';
const COUNT = 'GET /openapi/v2/user/message/count';
const ANSWERS = {
  'GET /openapi/v2/programme': { data: { channels: [], columns: [] } },
  'GET /openapi/v2/programme/user': { data: { channels: [], columns: [] } },
  'GET /openapi/v2/user/binding/info': { data: {} },
  [INFO]: { data: { uid: 1, nick_name: '山间来客', face_uri: '', account: 'demo@example.com' } },
  [COUNT]: { data: { subscribe_count: 4, system_count: 8 } },
};

const VIDEOS = ['GET /openapi/v2/collect/records 1'];
const CHANNELS = ['GET /openapi/v2/collect/records 3'];
const REMINDERS = ['GET /openapi/v2/user/message/subscribes'];
const SYSTEM = ['GET /openapi/v2/user/message/systems'];
const PROGRAMMES = ['GET /openapi/v2/programme', 'GET /openapi/v2/programme/user'];
const BINDINGS = ['GET /openapi/v2/user/binding/info'];
/** The values of `tab`: the label of the tab that is shown, and its own requests. A tab of another section is the first. */
const TABS: readonly (readonly [section: string, tab: string, label: string, requests: readonly string[]])[] =
  [
    ['message', 'subscribe', '预约提醒', REMINDERS],
    ['message', 'system', '系统消息', SYSTEM],
    ['message', 'channel', '预约提醒', REMINDERS],
    ['collection', 'video', '视频', VIDEOS],
    ['collection', 'channel', '频道', CHANNELS],
    ['collection', 'system', '视频', VIDEOS],
    ['settings', 'baseMessage', '基本信息', []],
    ['settings', 'modifyPasswd.jsp', '修改密码', []],
    ['settings', 'myFavourite', '喜爱的节目', PROGRAMMES],
    ['settings', 'bindingAccount', '账号绑定', BINDINGS],
    ['settings', 'logOff', '注销账号', []],
    ['settings', 'system', '基本信息', []],
  ];

const TAB_LINKS = ':is([data-testid=route-tabs], [data-testid=menu-pages])';

let page: HostPage;
let api: FakeApi;
let paths: string[];
afterEach(() => page.closeWithoutErrors());

/** @param keepsPage whether the page cancels navigations, so that the page of the test stays open */
async function open(
  html: string,
  { config = {}, keepsPage = true, answers = {}, prepare = (_page: Window) => {} } = {},
) {
  paths = [];
  api = new FakeApi({ ...NOTHING_KEPT, ...ANSWERS, ...answers });
  page = await openPage({
    html,
    config: { appid: 'demo', ...config },
    api,
    prepare(window) {
      prepare(window);
      window.history.replaceState(null, '', '/host/service_agreement');
      window.addEventListener('cntv-navigate', (event) => {
        const { path } = (event as CustomEvent).detail;
        paths.push(path);
        if (!keepsPage || /^\/(index|account)/.test(path)) return;
        event.preventDefault();
      });
    },
  });
  const centre = page.widget('cntv-member-center');
  await until(() => isReady(centre), 'the element');
  return centre;
}
const find = <Found extends HTMLElement>(centre: HTMLElement, selector: string) =>
  centre.shadowRoot?.querySelector<Found>(selector);
const shows = (centre: HTMLElement, selector: string) => until(() => find(centre, selector), selector);
/** The requests of the shown tab; every section requests the viewer and the count. */
const requestsOfTabs = () =>
  api.calls
    .map(({ method, path, fields }) => [method, path, fields.source_type ?? ''].join(' ').trim())
    .filter((request) => ![INFO, COUNT].includes(request))
    .sort();

describe('<cntv-member-center>', () => {
  it('navigates between sections without changing the URL or the history of the page', async () => {
    const centre = await open('<cntv-member-center></cntv-member-center>');
    const { href } = page.window.location;
    const { length } = page.window.history;
    (await shows(centre, '[href$="/account/baseMessage"]')).click();
    await shows(centre, '#nickName');
    expect(find(centre, 'h2')?.textContent).to.equal('基本信息');
    (await shows(centre, '[part=menu] a')).click();
    await shows(centre, '[data-testid=count-system]');
    expect([page.window.location.href, page.window.history.length]).to.deep.equal([href, length]);
    expect(paths).to.deep.equal(['/account/baseMessage', '/index.html']);
    expect(api.to(INFO)).to.have.length(1);
  });

  it('shows the section and the tab of its attributes, also when they change', async () => {
    const centre = await open('<cntv-member-center section="settings" tab="logOff"></cntv-member-center>');
    await shows(centre, '[data-testid~=log-off]');
    centre.setAttribute('tab', 'modifyPasswd.jsp');
    await shows(centre, '#oldPassword');
    centre.removeAttribute('tab');
    await shows(centre, '#nickName');
    centre.removeAttribute('section');
    await shows(centre, '[data-testid=count-system]');
    expect(api.to(INFO)).to.have.length(1);
  });

  for (const [section, tab, label, requests] of TABS) {
    it(`requests the data of the tab "${tab}" of the section ${section}, and of no other`, async () => {
      const centre = await open(
        `<cntv-member-center section="${section}" tab="${tab}"></cntv-member-center>`,
      );
      const current = () => find(centre, `${TAB_LINKS} [aria-current]`)?.textContent;
      await until(() => current()?.startsWith(label), 'the tab');
      await until(
        () => requestsOfTabs().length >= requests.length && api.to(INFO).length > 0,
        'the requests',
      );
      await until(() => !find(centre, '[part~=skeleton]'), 'the content');
      expect(requestsOfTabs()).to.deep.equal(requests);
    });
  }

  it('has links with the URLs of the pages, for a new tab', async () => {
    const centre = await open('<cntv-member-center></cntv-member-center>', {
      config: { portalBase: '/community' },
    });
    await shows(centre, '[part=menu]');
    const entries = [...(centre.shadowRoot?.querySelectorAll('[part=menu] a') ?? [])];
    expect(entries[2]?.getAttribute('href')).to.equal('/community/account/history');
  });

  it('shows one section only with `bare`, with links to the pages of the others', async () => {
    const centre = await open('<cntv-member-center bare></cntv-member-center>', {
      config: { portalBase: '/nowhere' },
    });
    await shows(centre, '[data-testid=count-system]');
    expect(find(centre, '[part=menu]')).to.equal(null);
    const left = new Promise((done) => page.window.addEventListener('pagehide', done));
    find(centre, '[href$="/account/baseMessage"]')?.click();
    await left;
    expect(paths).to.deep.equal(['/account/baseMessage']);
  });

  it('shows the settings with a row of tabs where there is no menu, and navigates between them (OQ-98)', async () => {
    const centre = await open('<cntv-member-center bare section="settings"></cntv-member-center>');
    await shows(centre, '#nickName');
    const tabs = [...(find(centre, '[data-testid=route-tabs]')?.children ?? [])];
    expect(tabs.map(({ textContent }) => textContent)).to.deep.equal([
      '基本信息',
      '修改密码',
      '喜爱的节目',
      '账号绑定',
      '注销账号',
    ]);
    expect(find(centre, 'h2')?.textContent).to.equal('基本信息');
    const last = await shows(centre, '[data-testid=route-tabs] [href$=logOff]');
    last.focus();
    last.click();
    await shows(centre, '[data-testid~=log-off]');
    const name = find(centre, 'h2');
    expect(name?.textContent).to.equal('注销账号');
    await until(() => centre.shadowRoot?.activeElement === name, 'the focus');
  });

  it('leaves navigations to the page or to a portal on the page', async () => {
    const centre = await open(
      '<cntv-member-center></cntv-member-center><cntv-portal base="/host"></cntv-portal>',
    );
    await shows(centre, '[data-testid=count-system]');
    const portal = page.widget('cntv-portal');
    await until(() => isReady(portal), 'the portal');
    find(centre, '[part~=link][href$="/account/baseMessage"]')?.click();
    await until(() => page.window.location.pathname === '/host/account/baseMessage', 'the address');
    await shows(portal, '#nickName');
    expect(find(centre, 'h2')?.textContent).to.equal('我的首页');
  });

  describe('signed out', () => {
    const notice = (centre: HTMLElement) => find(centre, '[part=notice] a');
    const required: string[] = [];
    /** Opens a page on which nobody is signed in. */
    async function openSignedOut(html = '', prepare = (_page: Window) => {}) {
      required.length = 0;
      const centre = await open(`<cntv-member-center></cntv-member-center>${html}`, {
        answers: { [INFO]: { code: -10001 } },
        prepare(window) {
          prepare(window);
          window.addEventListener('cntv-login-required', (event) => {
            if (!html) event.preventDefault();
            required.push((event as CustomEvent).detail.redirectTo);
          });
        },
      });
      await until(() => notice(centre), 'the notice');
      return centre;
    }

    it('shows notice and message, and redirects after 3 s (ERR-02, ERR-03, OQ-40)', async () => {
      let redirect = () => {};
      const centre = await openSignedOut('', (window) => {
        redirect = holdTimers(window, SIGNED_OUT_TOAST_MS);
      });
      await until(() => find(centre, '[part~=toast]'), 'the message');
      expect(required).to.deep.equal([]);
      redirect();
      expect(required).to.have.length(1);
      expect(required[0]).to.match(/^\/login\.html\?backurl=http/);
    });

    for (const tag of ['cntv-login', 'cntv-qr-login', 'cntv-portal'])
      it(`shows the notice alone on a page with a <${tag}>, to which it moves the focus (OQ-40)`, async () => {
        const base = tag === 'cntv-portal' ? ' base="/host"' : '';
        const centre = await openSignedOut(`<${tag}${base}></${tag}>`);
        const other = page.widget(tag);
        await until(() => isReady(other), 'the element that signs in');
        await frames(page, 2);
        expect(find(centre, '[part~=toast]')).to.equal(null);
        notice(centre)?.click();
        await until(() => page.document.activeElement === other, 'the focus');
        expect([paths, required.length]).to.deep.equal([[], 1]);
      });

    it('shows the notice alone on a page with a sign-in when a session ends (OQ-40)', async () => {
      const row = { id: 1, video_id: 'V1', video_title: '片', play_position: '1', play_time: '1' };
      const html = '<cntv-member-center section="history"></cntv-member-center><cntv-login></cntv-login>';
      const centre = await open(html, {
        answers: {
          // Asked by the sign-in, at any time.
          'GET /openapi/v2/user/checkLogin': { data: { is_login: 1 } },
          'GET /openapi/v2/video/records': { data: { total: 1, rows: [row] } },
        },
      });
      await shows(centre, '[data-testid=remove]');
      find(centre, '[data-testid=remove]')?.click();
      await shows(centre, '[data-testid=confirm]');
      // Not before the question: a call of the page that is still on its way would end the session without it.
      for (const call of Object.keys(api.answers)) api.answers[call] = { code: -10001 };
      find(centre, '[data-testid=confirm]')?.click();
      await until(() => notice(centre), 'the notice');
      await frames(page, 2);
      expect(find(centre, '[part~=toast]')).to.equal(null);
    });
  });
});
