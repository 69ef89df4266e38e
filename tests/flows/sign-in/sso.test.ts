import type { Page } from 'puppeteer-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SIGNED_OUT_TOAST_MS, SSO_TIMEOUT_MS } from '#config/limits';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { leaksOf } from '../../support/browser/checks/leaks';
import { holdTimers } from '../../support/browser/hold-timers';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { holdRequests } from '../../support/browser/wire';
import { devConsole } from '../../support/portal/dev-console';
import { LoginWidget } from '../../support/screen/login-widget';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
const ACCEPT = '/sso/accept';

const dataOf = (value: unknown, encoding: 'base64' | 'base64url' = 'base64url') =>
  encodeURIComponent(
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString(encoding),
  );

/** Signs in on a page that is closed before it can propagate its ticket. */
async function newTicket(): Promise<{ sso: string[]; ticket: string }> {
  const page = await (await newVisitor()).newTab();
  const { drop } = await holdRequests(page, new RegExp(ACCEPT));
  await page.goto(`${origin}/login.html`);
  const answer = page.waitForResponse((response) => response.url().includes('/openapi/v2/user/login'));
  const passingOn = page.waitForRequest((request) => request.url().includes(ACCEPT));
  await new LoginWidget(page).signIn({ account: 'sso@example.com' });
  const { data } = await (await answer).json();
  await passingOn;
  await drop();
  await page.close();
  return data;
}

const calls = (visitor: { record: { requests: { url: string }[] } }) =>
  visitor.record.requests.map(({ url }) => url).filter((url) => url.includes(ACCEPT));
const endsAt = (page: Page, path: string) => expect.poll(() => page.url()).toBe(origin + path);

describe('the SSO page', () => {
  for (const [path, encoding, isList] of [
    ['/ssologin.html', 'base64url', true],
    ['/OauthClientWeixin/callback.do', 'base64', true],
    ['/OauthClientWeixin/callback.html', 'base64url', true],
    ['/site/ssologin.html', 'base64', false],
  ] as const) {
    it(`at ${path} with ${isList ? 'a list of endpoints' : 'a single endpoint'} propagates the ticket, redirects to the next URL and stores no ticket (SSO-01, SSO-02, ROUTE-05, ROUTE-06, ROUTE-07)`, async () => {
      const { sso, ticket } = await newTicket();
      const data = dataOf(
        { sso: isList ? sso : sso[0], ticket, nextUrl: '/account/message/system' },
        encoding,
      );
      const visitor = await newVisitor();
      // The previous entry of the history.
      const page = await visitor.open('/news/1.html');
      // The screen at the end redirects this visitor, who is signed in on the other site only.
      await holdTimers(page, SIGNED_OUT_TOAST_MS);
      await page.goto(`${origin}${path}?data=${data}&kept=1`);
      await endsAt(page, '/account/message/system');
      expect(calls(visitor)).toEqual([`${origin}${ACCEPT}?ticket=${ticket}`]);
      expect(await devConsole.ssoPropagations()).toMatchObject([{ account: 'sso@example.com' }]);
      const known = (address: string) => address.includes(ACCEPT) || address.includes(data);
      expect(await leaksOf([ticket, data], visitor, page, known)).toEqual([]);
      expect(visitor.record.addresses).toContain(`${origin}${path}?kept=1`);
      await page.goBack();
      await endsAt(page, '/news/1.html');
    });
  }

  it('requests only endpoints listed in the page configuration (SSO-03)', async () => {
    const unbinding = '/openapi/v2/user/oauth/UnBind?appid=demo&oauth_type=302';
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await visitor.open('/news/1.html');
    await devConsole.clearLog();
    const sso = [
      unbinding,
      origin + unbinding,
      `${ACCEPT}/../..${unbinding}`,
      `${ACCEPT}/..%2f..${unbinding}`,
      `${ACCEPT}\\..\\..${unbinding}`,
      `${ACCEPT}/..;/..;${unbinding}`,
      `${origin.replace('//', '//me@')}${ACCEPT}`,
      `${ACCEPT}ed`,
    ];
    const before = visitor.record.requests.length;
    await page.goto(
      `${origin}/ssologin.html?data=${dataOf({ sso, ticket: 'T1CKET', nextUrl: '/m/index.html' })}`,
    );
    await endsAt(page, '/m/index.html');
    const asked = visitor.record.requests.slice(before).map(({ url }) => url);
    expect(asked.filter((url) => /UnBind|ticket=|sso.accept/.test(url))).toEqual([]);
    expect(await devConsole.log('UnBind')).toEqual([]);
  });

  it('waits 3 s for a site that does not respond, with the ticket removed from the URL (SSO-02, OQ-32)', async () => {
    const page = await (await newVisitor()).newTab();
    await carryAxe(page);
    const endWait = await holdTimers(page, SSO_TIMEOUT_MS);
    await holdRequests(page, new RegExp(ACCEPT));
    await page.goto(
      `${origin}/ssologin.html?data=${dataOf({ sso: [ACCEPT], ticket: 'T1CKET', nextUrl: '/m/index.html' })}`,
    );
    const portal = await new Widget(page, 'cntv-portal').ready();
    await expect.poll(() => portal.text('[part~=title]')).toBe('正在登录');
    await endsAt(page, '/ssologin.html');
    expect(await axeFindings(page)).toEqual([]);
    await endWait();
    await endsAt(page, '/m/index.html');
  });
});

describe('the SSO page with wrong data', () => {
  const newViewer = setUpVisitors({ lifetime: 'suite' });
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await newViewer();
    page = await visitor.newTab();
    // The home redirects a visitor a few seconds later, in the middle of the next test.
    await holdTimers(page, SIGNED_OUT_TOAST_MS);
  });
  beforeEach(() => visitor.record.requests.splice(0));

  for (const nextUrl of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    '',
  ]) {
    it(`redirects to the portal home instead of ${JSON.stringify(nextUrl)}, after the propagation (SSO-03)`, async () => {
      const value = {
        sso: [ACCEPT, 'https://evil.example/sso', '//evil.example/sso'],
        ticket: 'T1CKET',
        nextUrl,
      };
      await page.goto(`${origin}/ssologin.html?data=${dataOf(value)}`);
      await endsAt(page, '/index.html');
      expect(calls(visitor)).toEqual([`${origin}${ACCEPT}?ticket=T1CKET`]);
      expect(visitor.record.requests.filter(({ url }) => url.includes('//evil.example'))).toEqual([]);
    });
  }

  for (const [what, query] of [
    ['no data', ''],
    ['data that is no base64', '?data=%25%25'],
    ['data that is no JSON', `?data=${dataOf('no json')}`],
    ['data without a ticket', `?data=${dataOf({ sso: [ACCEPT], nextUrl: '/m/index.html' })}`],
    [
      'data of another shape',
      `?data=${dataOf({ sso: { 0: ACCEPT }, ticket: 'T', nextUrl: '/m/index.html' })}`,
    ],
  ] as const) {
    it(`redirects to the portal home without requests for ${what} (SSO-03)`, async () => {
      await page.goto(`${origin}/ssologin.html${query}`);
      await endsAt(page, '/index.html');
      expect(calls(visitor)).toEqual([]);
    });
  }
});
