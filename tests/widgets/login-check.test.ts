import { expect } from '@esm-bundle/chai';
import { APPLICATION_PATHS } from '#config/application-routes.build-time';
import { type Answer, FakeApi } from '../support/element/fake-api';
import { until } from '../support/element/host';
import { openPortalAt, type PortalPage } from '../support/element/pages/portal-page';

const CHECK = 'GET /openapi/v2/user/checkLogin';
const INFO = 'GET /openapi/v2/user/info';
const COUNT = 'GET /openapi/v2/user/message/count';
const CHECKED = '<cntv-portal base="/host" login-check></cntv-portal>';
const SIGNED_IN: Record<string, Answer> = {
  [CHECK]: { data: { is_login: 1, nick_name: '山间来客' } },
  [INFO]: { data: { uid: 1, nick_name: '山间来客', account: 'demo@example.com' } },
  [COUNT]: { data: { subscribe_count: 0, system_count: 0 } },
};
const SIGNED_OUT: Record<string, Answer> = {
  [CHECK]: { code: -10001 },
  [INFO]: { code: -10001 },
  // A response with counts would confirm the session.
  [COUNT]: { code: -10001 },
};

describe('the login check of <cntv-portal>', () => {
  let page: PortalPage;
  /** The paths that the portal has written into the URL. */
  let paths: string[];
  afterEach(() => page.closeWithoutErrors());

  async function open(path: string, answers: Record<string, Answer>, more: object = {}) {
    paths = [];
    const api = new FakeApi({ ...answers });
    page = await openPortalAt(path, api, {
      html: CHECKED,
      prepare(window) {
        const { history } = window;
        const replace = history.replaceState.bind(history);
        history.replaceState = (state, title, url) => {
          paths.push(String(url));
          replace(state, title, url);
        };
      },
      ...more,
    });
    // The first entry is written by the test helper.
    paths.shift();
    return api;
  }
  const backurl = () => new URL(page.window.location.href).searchParams.get('backurl');

  for (const path of ['/index.html', '/user', '/account/baseMessage', '/account/logOff', '/m/index.html'])
    it(`redirects a signed-out viewer of ${path} to the sign-in at once, without a message, and back afterwards (ROUTE-48, OQ-20)`, async () => {
      const api = await open(path, SIGNED_OUT);
      await until(() => page.words('title') === '登录', 'the sign-in');
      expect(page.path()).to.equal('/login.html');
      expect(backurl()).to.equal(`${page.window.location.origin}/host${path}`);
      expect(page.part('toast')).to.equal(null);
      expect(api.to(CHECK)).to.have.length(1);
      expect(api.to(INFO)).to.have.length(0);
    });

  for (const path of ['/account/nopermission', '/login.html', '/service_agreement', '/qrcode'])
    it(`shows ${path} to all viewers (OQ-20)`, async () => {
      await open(path, SIGNED_OUT);
      await until(() => page.part('card') && !page.part('skeleton'), 'the screen');
      expect(page.path()).to.equal(path);
    });

  for (const path of Object.values(APPLICATION_PATHS))
    it(`shows the form at ${path} to all viewers (PERM-08, APPLY-61, CAMP-22)`, async () => {
      const api = await open(path, SIGNED_OUT);
      await until(() => page.portal.shadowRoot?.querySelector('form [type=submit]'), 'the form');
      expect(page.path()).to.equal(path);
      expect(api.to(CHECK)).to.have.length(0);
    });

  it('is also enabled by the page configuration', async () => {
    await open('/account/baseMessage', SIGNED_OUT, {
      html: '<cntv-portal base="/host"></cntv-portal>',
      config: { loginCheck: true },
    });
    await until(() => page.path() === '/login.html', 'the sign-in');
  });

  it('is off by default: all routes are shown without a request (ROUTE-50)', async () => {
    const api = await open('/account/baseMessage', SIGNED_OUT, {
      html: '<cntv-portal base="/host"></cntv-portal>',
    });
    await until(() => page.words('notice')?.includes('您还没有登录'), 'the notice of the screen');
    expect(page.path()).to.equal('/account/baseMessage');
    expect(api.to(CHECK)).to.have.length(0);
  });

  it('shows protected routes to a signed-in viewer after one request', async () => {
    const api = await open('/index.html', SIGNED_IN);
    await until(() => page.words('nickname') === '山间来客', 'the home');
    page.portal.shadowRoot?.querySelector<HTMLElement>('[href$=baseMessage]')?.click();
    await until(() => page.path() === '/account/baseMessage' && page.part('file'), 'the settings');
    expect(api.to(CHECK)).to.have.length(1);
  });

  it('redirects a signed-in viewer from / by /user to the home (ROUTE-49)', async () => {
    await open('/', SIGNED_IN);
    await until(() => page.words('nickname') === '山间来客', 'the home');
    expect(paths).to.deep.equal(['/host/user', '/host/index.html']);
  });

  for (const [is_login, part, words, path] of [
    [0, 'title', '登录', '/login.html'],
    [1, 'nickname', '山间来客', '/index.html'],
  ] as const)
    it(`shows no screen at / and requests no viewer before the check responds with is_login ${is_login} (ROUTE-49)`, async () => {
      let answer: (data: Answer) => void = () => {};
      const isChecked = new Promise<Answer>((resolve) => {
        answer = resolve;
      });
      const answers = is_login ? SIGNED_IN : SIGNED_OUT;
      const api = await open('/', { ...answers, [CHECK]: () => isChecked } as Record<string, Answer>);
      await until(() => api.to(CHECK).length === 1, 'the check');
      await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
      expect(paths).to.deep.equal([]);
      expect(page.part('skeleton')).to.not.equal(null);
      expect(page.part('title')).to.equal(null);
      expect(api.to(INFO)).to.have.length(0);
      answer({ data: { is_login, nick_name: '山间来客' } });
      await until(() => page.words(part) === words, 'the screen');
      expect(page.path()).to.equal(path);
      expect(api.to(CHECK)).to.have.length(1);
    });

  it('redirects a viewer with an expired stored session from / to the login (ROUTE-49)', async () => {
    const stored = { operatorName: '', avatarUrl: '', isOauthOnly: false, checkedAt: 0, since: 0 };
    localStorage.setItem('cntv:session', JSON.stringify({ ...stored, status: 'signed-in' }));
    await open('/', SIGNED_OUT);
    await until(() => page.words('title') === '登录', 'the sign-in');
    expect(page.path()).to.equal('/login.html');
  });

  it('redirects a signed-out viewer from / to the login (ROUTE-04)', async () => {
    await open('/', SIGNED_OUT);
    await until(() => page.words('title') === '登录', 'the sign-in');
    expect(paths).to.deep.equal(['/host/login.html']);
  });

  it('shows all routes when the session request fails (PERM-09)', async () => {
    const fault: Answer = { fault: 'http', status: 500 };
    // A response with counts would confirm the session.
    await open('/index.html', { ...SIGNED_IN, [CHECK]: fault, [COUNT]: fault });
    await until(() => page.words('nickname') === '山间来客', 'the home');
  });

  it('stays on a page that cancels the redirect, and shows the route after a sign-in there', async () => {
    const asked: string[] = [];
    const api = await open('/index.html', SIGNED_OUT, {
      prepare: (window: Window) =>
        window.addEventListener('cntv-login-required', (event) => {
          event.preventDefault();
          asked.push((event as CustomEvent).detail.redirectTo);
        }),
    });
    await until(() => page.words('notice')?.includes('您还没有登录'), 'the notice');
    const wanted = encodeURIComponent(page.window.location.href);
    expect(asked).to.deep.equal([`/host/login.html?backurl=${wanted}`]);
    Object.assign(api.answers, SIGNED_IN);
    const now = Date.now();
    const viewer = { operatorName: '', avatarUrl: '', isOauthOnly: false, checkedAt: now, since: now };
    const tabs = new BroadcastChannel('cntv:session');
    tabs.postMessage({ ...viewer, status: 'signed-in' });
    await until(() => page.words('nickname') === '山间来客', 'the home');
    tabs.close();
  });
});
