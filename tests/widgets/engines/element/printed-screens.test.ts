import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { scriptWithFault } from '../../../support/element/faults/chunk-faults';
import {
  type HostPage,
  inside,
  isAtRest,
  openPage,
  requestedFiles,
  stateOf,
  touch,
  type,
  until,
} from '../../../support/element/host';

const REGISTER = '/regist.html';
const SIGNED_IN = {
  status: 'signed-in',
  checkedAt: 1,
  since: 1,
  operatorName: '小明',
  avatarUrl: '',
  isOauthOnly: false,
};

type Options = Partial<Parameters<typeof openPage>[0]> & {
  /** Path of the page, without the base. */
  at?: string;
  /** Path of the print, if it is that of another page. */
  printed?: string;
  attributes?: string;
  state?: unknown;
};

describe('a screen of the portal that the page has printed', () => {
  let page: HostPage;
  let api: FakeApi;
  afterEach(() => page.closeWithoutErrors());

  async function open({ at = REGISTER, printed = at, attributes = '', state = null, ...rest }: Options = {}) {
    api = new FakeApi();
    page = await openPage({
      html: `<header data-cntv-desktop>header</header><cntv-portal base="/host"${attributes}>[[cntv-portal?base=/host /host${printed.split('?')[0]}]]<p>正在加载</p></cntv-portal>`,
      api,
      ...rest,
      prepare: ({ history }) => history.replaceState(state, '', `/host${at}`),
    });
    return page.widget('cntv-portal');
  }
  async function openAtRest(options?: Options) {
    const portal = await open(options);
    await until(() => isAtRest(portal), 'the screen is at rest');
    return portal;
  }
  const isLive = (portal: HTMLElement) =>
    stateOf(portal) === 'ready' && !portal.shadowRoot?.querySelector('[data-print],style:not([data-cntv])');
  const live = (portal: HTMLElement) => until(() => isLive(portal), 'the view has taken over');
  const heading = (portal: HTMLElement) => portal.shadowRoot?.querySelector('h1')?.textContent;
  const hasView = () => requestedFiles(page).some((url) => /\/(react|portal\.view)-/.test(url));
  const nodesOf = ({ shadowRoot }: HTMLElement) => [...(shadowRoot?.querySelectorAll('[part=card] *') ?? [])];
  const path = () => page.window.location.pathname.slice('/host'.length);

  it('is ready without React and without a call, and has the title that the portal sets', async () => {
    await openAtRest({ title: 'A page' });
    expect(page.document.title).to.equal('注册 - 央视网社区');
    expect([hasView(), api.calls]).to.deep.equal([false, []]);
  });

  it('keeps nodes, values and focus when its view comes, and moves nothing', async () => {
    const portal = await openAtRest();
    const phone = inside<HTMLInputElement>(portal, '#phone');
    const before = nodesOf(portal);
    const { height } = portal.getBoundingClientRect();
    const isOff = () => inside(portal, '[data-submit]').getAttribute('aria-disabled') === 'true';
    expect(isOff()).to.equal(true);
    type(phone, '138');
    inside<HTMLInputElement>(portal, '#password').value = 'filled in without an event';
    inside<HTMLInputElement>(portal, '#checked').click();
    await live(portal);
    expect(before.filter(({ isConnected }) => !isConnected)).to.deep.equal([]);
    expect([phone.value, inside<HTMLInputElement>(portal, '#password').value]).to.deep.equal([
      '138',
      'filled in without an event',
    ]);
    expect(portal.shadowRoot?.activeElement).to.equal(phone);
    expect(portal.getBoundingClientRect().height).to.equal(height);
    await until(() => !isOff(), 'the agreement counts');
  });

  it('follows a press on a link, once its view is there, to another route of the portal', async () => {
    const portal = await openAtRest();
    inside(portal, '[part=card] > p a').click();
    await until(() => path() === '/login.html' && heading(portal) === '登录', 'the sign-in');
  });

  it('leaves a press that opens another window to the browser', async () => {
    const portal = await openAtRest();
    const link = inside<HTMLAnchorElement>(portal, 'a[target=_blank]');
    let isPrevented: boolean | undefined;
    page.document.addEventListener('click', (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    });
    link.click();
    expect(isPrevented).to.equal(false);
  });

  const needs: Record<string, [Options, (() => void)?]> = {
    'loading="eager"': [{ attributes: ' loading="eager"' }],
    'a viewer who is signed in': [{}, () => localStorage.setItem('cntv:session', JSON.stringify(SIGNED_IN))],
    'a wait for the next code': [
      {},
      () => sessionStorage.setItem('cntv:sms-wait-register', String(Date.now() + 100_000)),
    ],
    'a draft': [
      { at: '/wyznt/info.action' },
      () =>
        sessionStorage.setItem(
          'cntv:application-advisory /host/wyznt/info.action',
          JSON.stringify({ savedAt: Date.now(), values: [['name', '草稿']] }),
        ),
    ],
    'the account that is kept for the recovery': [
      { at: '/forgetPassword/findPassword.jsp' },
      () => sessionStorage.setItem('cntv:account', '"a@example.com"'),
    ],
    'a state of the history': [
      { at: '/forgetPassword/findPassword.jsp', state: { cntv: { account: 'a@example.com' } } },
    ],
    'the picture of the phone binding': [{ at: '/authentication' }],
  };
  for (const [name, [options, prepare]] of Object.entries(needs))
    it(`loads its view by itself for ${name}, over the same nodes`, async () => {
      prepare?.();
      const portal = await open(options);
      const title = inside(portal, 'h1');
      await live(portal);
      expect(inside(portal, 'h1')).to.equal(title);
      const account = portal.shadowRoot?.querySelector<HTMLInputElement>('#account');
      if (account) expect(account.value).to.equal('a@example.com');
    });

  const events: Record<string, [(portal: HTMLElement) => void, string]> = {
    'navigate()': [
      (portal) =>
        (portal as HTMLElement & { navigate(target: object): void }).navigate({ name: 'ErrorExistent' }),
      '已存在绑定关系',
    ],
    'the back button': [
      () => {
        page.window.history.pushState(null, '', '/host/existent');
        page.window.dispatchEvent(new PopStateEvent('popstate'));
      },
      '已存在绑定关系',
    ],
  };
  for (const [name, [act, title]] of Object.entries(events))
    it(`shows another route after ${name}`, async () => {
      const portal = await openAtRest();
      act(portal);
      await until(() => heading(portal) === title, title);
    });

  it('is drawn in the language that the page has chosen while the view was loading', async () => {
    const faulty = scriptWithFault('held', 'features/register/register-screen');
    const portal = await openAtRest({ scripts: [faulty.script] });
    touch(portal);
    await faulty.asked();
    portal.lang = 'en';
    await faulty.release();
    await live(portal);
    await until(() => heading(portal) === 'Create an account', 'the screen in English');
  });

  it('is drawn again with what was typed where it is the print of another page, or of another configuration', async () => {
    const options: Options[] = [
      { printed: '/app/register.html' },
      { query: { printConfig: '{"privacyUrl": "/privacy.html"}' } },
    ];
    for (const option of options) {
      const portal = await open(option);
      const phone = inside<HTMLInputElement>(portal, '#phone');
      type(phone, '138');
      await live(portal);
      await until(() => inside<HTMLInputElement>(portal, '#phone').value === '138', 'the value is back');
      expect(phone.isConnected).to.equal(false);
      expect(portal.shadowRoot?.activeElement?.id).to.equal('phone');
      if (option !== options.at(-1)) page.closeWithoutErrors();
    }
  });

  it('hides the desktop parts of the page on the mobile site, as long as it is shown (LAYOUT-04)', async () => {
    const portal = await openAtRest({ at: '/mobile/new/regist.html' });
    const header = page.document.querySelector('header');
    expect(header?.hidden).to.equal(true);
    inside(portal, 'form p a').click();
    await until(() => path() === REGISTER && header?.hidden === false, 'the header of the desktop site');
  });

  it('of /404 replaces the address of an unknown path, with query and hash (ROUTE-45)', async () => {
    const portal = await openAtRest({ at: '/no/such/page?a=1#b', printed: '/404' });
    const { pathname, search, hash } = page.window.location;
    expect(pathname + search + hash).to.equal('/host/404?a=1#b');
    const title = inside(portal, 'h1');
    touch(portal);
    await live(portal);
    expect(inside(portal, 'h1')).to.equal(title);
  });

  it('keeps the address of the home of the portal in its link, as configured', async () => {
    const portal = await openAtRest({ at: '/404', config: { portalHome: '/home.html' } });
    const link = inside<HTMLAnchorElement>(portal, 'a');
    expect(link.getAttribute('href')).to.equal('/home.html');
    touch(portal);
    await live(portal);
    expect(inside<HTMLAnchorElement>(portal, 'a').href).to.equal(`${page.window.origin}/home.html`);
  });
});
