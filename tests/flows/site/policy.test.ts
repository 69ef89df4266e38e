import { createHash } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { SETTING_TABS } from '#config/member-center/sections';
import { PATHS } from '#config/paths';
import { minimalPage } from '../../support/browser/minimal-page';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { holdRequests, type OwnPage } from '../../support/browser/wire';
import { PASSWORD } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { withTime } from '../../support/portal/third-party';
import { LoginWidget } from '../../support/screen/login-widget';

const newVisitor = setUpVisitors();

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** The policy of a page, with the hash of the style that it prints. */
function policyOf(html: string): string {
  const [, css] = /<template shadowrootmode="open"><style>(.*?)<\/style>/.exec(html) ?? [];
  if (css === undefined) return POLICY;
  const hash = createHash('sha256').update(css).digest('base64');
  return POLICY.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);
}

const SCREENS = [
  '/news/1.html',
  '/login.html',
  '/login.html?emailQuery=expired&email=inactive@example.com',
  '/index.html',
  '/qrcode',
  '/mobile/new/login.html',
  '/m/index.html',
  '/account/message/subscribe',
  '/account/message/system',
  '/register_succeed',
  ...SETTING_TABS.map((tab) => `/account/${tab}`),
  '/account/nopermission',
  '/existent',
  '/nowhere.html',
  '/openapi/v2/user/oauth/qq?appid=demo&method=login&timestamp={now}',
  '/openapi/v2/user/oauth/qq?appid=demo&method=binding&timestamp={now}',
  '/openapi/v2/user/oauth/qq',
  '/examples/login.html',
  '/examples/embed-links.html',
  '/widgets/gallery/preview.html',
  '/examples/unread-badge.html',
  '/examples/qr-login.html',
  '/examples/member-center.html',
  '/member.html',
  '/campaign.html',
  '/dev',
  '/dev/faults',
  '/dev/outbox',
  '/dev/phone',
  '/dev/requests',
];
const ROUTES = Object.values(PATHS).map((path) => path.replace(/\{\w+\}/, 'subscribe'));

describe('the strict policy', () => {
  it('is the exact header of every page of the portal, the examples and the dev console', async () => {
    const mail = `/dev/outbox/${(await devConsole.outbox())[0]?.id}`;
    for (const path of [...SCREENS, ...ROUTES, '/', mail, '/widgets/nothing.js', '/examples/none.html']) {
      const response = await fetch(origin + withTime(path));
      const policy = policyOf(await response.text());
      expect([path, response.headers.get('content-security-policy')]).toEqual([path, policy]);
    }
  });

  // A login page redirects signed-in viewers, see sign-in.test.ts.
  const screensInside = SCREENS.filter((path) => !/^\/(mobile\/new\/)?login/.test(path));
  for (const [who, screens] of [
    ['a visitor', SCREENS],
    ['a viewer who is signed in', screensInside],
  ] as const) {
    it(`has no violation on any screen for ${who}, and nothing is loaded from other origins`, async () => {
      const visitor = await newVisitor();
      if (screens === screensInside) await visitor.startSession();
      for (const path of screens) {
        const page = await visitor.open(withTime(path));
        await page.waitForNetworkIdle({ idleTime: 50 });
        await page.close();
      }
      const foreign = visitor.record.requests.filter(({ url }) => !url.startsWith(origin));
      expect(foreign.filter(({ url }) => !url.startsWith('data:'))).toEqual([]);
      expect(visitor.record.violations).toEqual([]);
    });
  }

  it('reports violations that these tests detect', async () => {
    const { record, open } = await newVisitor();
    const page = await open('/news/1.html');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await page.evaluate(() => document.head.append(document.createElement('style')));
    await page.evaluate(() => Reflect.set(document.body, 'innerHTML', '')).catch(() => 'refused');
    await expect.poll(() => record.violations).toHaveLength(6);
    record.violations.length = 0;
  });
});

describe('a journey with a captcha and SSO propagation', () => {
  it('puts no password, ticket or pass code into a URL, the storage, the console or an event (ENT-13, SSO-02, OQ-41)', async () => {
    const visitor = await newVisitor();
    const page = await visitor.open('/examples/login.html');
    const login = new LoginWidget(page);
    // The page cancels the redirect, so that it can be inspected.
    await page.evaluate(() =>
      document.addEventListener('cntv-login-success', (event) => event.preventDefault()),
    );
    const answerTo = (path: string) =>
      page.waitForResponse((response) => response.url().includes(path)).then((response) => response.json());
    const [checked, signedIn] = [answerTo('/puzzle/check?'), answerTo('/user/login?')];
    await login.signIn({ account: 'sso@example.com' });
    const secrets = {
      password: PASSWORD,
      passCode: (await checked).data.captcha_checked_code as string,
      ticket: (await signedIn).data.ticket as string,
      session: (await visitor.sessionCookie())?.value ?? '',
    };
    expect(Object.values(secrets).every((secret) => secret.length >= 8)).toBe(true);
    await expect.poll(() => login.text('[part=title]')).toMatch(/^(您已登录|当前登录账号)/);

    const { requests, events, addresses, console: words } = visitor.record;
    const calls = requests.filter(({ url }) => new URL(url).pathname !== '/sso/accept');
    const traces = {
      addresses,
      calls: calls.map(({ url, body }) => url + body),
      events,
      words,
      storage: await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
      ),
      page: await page.content(),
    };
    expect(events).toHaveLength(1);
    expect(requests.some(({ url }) => url.includes(`/sso/accept?ticket=${secrets.ticket}`))).toBe(true);
    for (const [name, secret] of Object.entries(secrets))
      for (const [place, trace] of Object.entries(traces))
        expect([name, place, JSON.stringify(trace).includes(secret)]).toEqual([name, place, false]);
  });
});

describe('a page with a secret in its URL', () => {
  const newFirstVisitor = setUpVisitors({ isFirstVisit: true });
  const LOADER = '/widgets/cntv-widgets.js';
  const SECRET = 'S3CRETC0DE';
  const RESET = `/find_password3/email?code=${SECRET}&operation=reset&email=demo@example.com`;
  const SSO = `/ssologin.html?data=${SECRET}`;

  /** Opens a page and returns the paths of the requests whose `Referer` has the secret. */
  async function leaksOf(path: string, own: OwnPage | undefined, isLoaded: (page: Page) => Promise<unknown>) {
    const page = await (await newFirstVisitor()).newTab();
    const paths = new Map<string, string>();
    const leaking: string[] = [];
    const session = await page.createCDPSession();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      paths.set(requestId, new URL(request.url).pathname);
    });
    session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
      const referrer = headers.Referer ?? headers.referer ?? '';
      if (referrer.includes(SECRET)) leaking.push(requestId);
    });
    await session.send('Network.enable');
    if (own) await holdRequests(page, null, own);
    await page.goto(origin + path);
    await isLoaded(page);
    expect(paths.size).toBeGreaterThan(10);
    return leaking.map((id) => paths.get(id) ?? id);
  }
  async function hasForm(page: Page) {
    await page.waitForSelector('cntv-portal >>> [autocomplete=new-password]', { visible: true });
    await page.waitForNetworkIdle({ idleTime: 50 });
  }
  const isHome = (page: Page) => expect.poll(() => page.url()).toBe(`${origin}/index.html`);

  it('is not the referrer of a request in the portal, which sets a referrer policy (RECOV-17, SSO-02)', async () => {
    expect(await leaksOf(RESET, undefined, hasForm)).toEqual([]);
    expect(await leaksOf(SSO, undefined, isHome)).toEqual([]);
  });

  it('is not the referrer of a request of the widgets on a page without a policy (RECOV-17, SSO-02)', async () => {
    const widgets = '<cntv-portal></cntv-portal><cntv-unread-badge></cntv-unread-badge>';
    const own = await minimalPage(widgets);
    expect(await leaksOf(RESET, { ...own, path: '/find_password3/email' }, hasForm)).toEqual([LOADER]);
    expect(await leaksOf(SSO, { ...own, path: '/ssologin.html' }, isHome)).toEqual([LOADER]);
  });
});
