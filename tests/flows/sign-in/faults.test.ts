import type { Page } from 'puppeteer-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SIGNED_OUT_TOAST_MS } from '#config/limits';
import { holdTimers } from '../../support/browser/hold-timers';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { holdRequests } from '../../support/browser/wire';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { BUSY, DELAY, FAULTS, WRONG_SHAPE } from '../../support/portal/faults';
import { expectProofKept } from '../../support/portal/kept-proof';
import { LoginWidget } from '../../support/screen/login-widget';
import { badgeText } from '../../support/screen/unread-badge';

/** A page that all tests of a suite share; no test may navigate away from it. */
function sharedPage(path: string, { isSignedIn = false } = {}) {
  const newVisitor = setUpVisitors({ lifetime: 'suite' });
  const shared = {} as { visitor: Visitor; page: Page; login: LoginWidget };
  beforeAll(async () => {
    shared.visitor = await newVisitor();
    if (isSignedIn) await shared.visitor.startSession();
    shared.page = await shared.visitor.open(path);
    shared.login = new LoginWidget(shared.page);
  });
  beforeEach(async () => {
    const { requests, console: words } = shared.visitor.record;
    requests.length = 0;
    words.length = 0;
    await devConsole.clearLog();
  });
  afterEach(() => devConsole.clearFaults());
  return shared;
}

/** How often the page made a call; the browser itself retries one after a dropped connection. */
function callsTo({ visitor }: { visitor: Visitor }, path: string): number {
  return visitor.record.requests.filter(({ url }) => new URL(url).pathname.endsWith(path)).length;
}

async function expectUntouched({ page, login }: { page: Page; login: LoginWidget }, address = '/login.html') {
  expect([await login.value('account'), await login.value('password')]).toEqual([ACCOUNT, PASSWORD]);
  expect(page.url()).toBe(origin + address);
}

describe('POST /openapi/v2/user/login', () => {
  const call = 'POST /openapi/v2/user/login';
  const shared = sharedPage('/login.html');
  beforeAll(() => shared.login.fillIn());

  for (const [what, fault, words] of FAULTS) {
    it(`${what}: a toast shows it, the values are kept, and the request is not repeated (CAPT-07, ERR-01, ERR-05, ERR-07, OQ-33)`, async () => {
      const { login } = shared;
      await devConsole.setFault(call, fault);
      await login.submit();
      await login.answerCaptcha();
      await expect.poll(() => login.toasts()).toBe(words);
      // The password is right, so no field is marked; the text of a code stays in the card.
      expect(await login.message('password')).toBe('');
      expect(await login.text('[data-testid~=form-message]')).toBe(fault.effect === 'code' ? words : null);
      expect(callsTo(shared, '/user/login')).toBe(1);
      if (fault.effect === 'offline') await expectProofKept(call, login, () => login.submit());
      await expectUntouched(shared);
      await login.closeToasts();
    });
  }

  it('a delay: the button is busy, further clicks are ignored, and then the viewer is signed in (LOGIN-09)', async () => {
    const { page, login } = shared;
    const { release } = await holdRequests(page, /\/user\/login$/);
    await login.submit();
    await login.answerCaptcha();
    await login.find('button[type=submit][aria-busy=true]');
    await expect.poll(() => login.text('dialog')).toBe(null);
    await login.submit();
    await release();
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    expect(callsTo(shared, '/user/login')).toBe(1);
    expect(callsTo(shared, '/dynamic/puzzle')).toBe(1);
  });
});

describe('GET /openapi/v2/user/info', () => {
  const call = 'GET /openapi/v2/user/info';
  const PAGE = '/examples/login.html';
  const shared = sharedPage(PAGE);
  // The panel requests the name while no login check has returned it.
  const hideName = () => devConsole.setFault('GET /openapi/v2/user/checkLogin', { effect: 'http-500' });
  beforeAll(async () => {
    const { page, login } = shared;
    await page.evaluate(() =>
      document.addEventListener('cntv-login-success', (event) => event.preventDefault()),
    );
    await devConsole.setFault(call, { effect: 'http-500' });
    const refused = page.waitForResponse((response) => response.url().includes('/user/info'));
    await login.signIn();
    await refused;
    await page.goto('about:blank');
  });
  // Closing the page aborts a retry, which would otherwise succeed without the fault and show the name.
  afterEach(() => shared.page.goto('about:blank'));

  for (const [what, fault] of [...FAULTS.slice(0, 1), ['a wrong shape', WRONG_SHAPE]] as const) {
    it(`${what}: the panel shows the sign-in without a name (ERR-09, API-01)`, async () => {
      const { page, login, visitor } = shared;
      visitor.record.events.length = 0;
      await hideName();
      await devConsole.setFault(call, fault);
      await page.goto(origin + PAGE);
      await expect.poll(async () => (await devConsole.log('/user/info')).at(-1)?.fault).toBe(fault.effect);
      await expect.poll(() => login.text('[part=title]')).toBe('您已登录');
      // The wrong shape is read as a viewer without a name.
      if (fault !== WRONG_SHAPE)
        await expect.poll(() => visitor.record.console.join()).toContain('the name could not be loaded');
      expect(await login.toasts()).toBe('');
      expect(visitor.record.events).toEqual([]);
      expect(page.url()).toBe(origin + PAGE);
    });
  }

  it('a delay: the panel shows the name afterwards (API-01)', async () => {
    await hideName();
    await devConsole.setFault(call, DELAY);
    await shared.page.goto(origin + PAGE);
    await expect.poll(() => shared.login.text('[part=title]')).toBe('当前登录账号：山间来客');
  });
});

describe('-10001 from a request of a signed-in viewer', () => {
  const newVisitor = setUpVisitors();

  it('is shown for 3 s, then redirects to the sign-in and back (ERR-02, ERR-03)', async () => {
    const visitor = await newVisitor();
    const page = await visitor.open('/news/1.html');
    const login = new LoginWidget(page);
    await devConsole.setFault('POST /openapi/v2/user/login', { effect: 'code', code: -10001, times: 1 });
    const redirect = await holdTimers(page, SIGNED_OUT_TOAST_MS);
    await login.signIn();
    await expect.poll(() => login.toasts()).toBe('您还没有登录，请先登录');
    expect(page.url()).toBe(`${origin}/news/1.html`);
    await redirect();
    await expect
      .poll(() => page.url())
      .toBe(`${origin}/login.html?backurl=${encodeURIComponent(`${origin}/news/1.html`)}`);
  });

  it('redirects a phone to MLogin and back (ERR-03, MOB-08, OQ-40)', async () => {
    const page = await (await newVisitor({ device: 'phone' })).open('/login.html');
    await devConsole.setFault('POST /openapi/v2/user/login', { effect: 'code', code: -10001, times: 1 });
    await new LoginWidget(page).signIn({ by: 'touch' });
    await expect
      .poll(() => page.url())
      .toBe(`${origin}/mobile/new/login.html?backurl=${encodeURIComponent(`${origin}/login.html`)}`);
  });
});

describe('every call at once', () => {
  const newVisitor = setUpVisitors();

  it('fails, and the form still takes typing; cleared, signing in works (ERR-07)', async () => {
    const visitor = await newVisitor();
    await devConsole.setFault('*', { effect: 'offline' });
    const page = await visitor.open('/news/1.html');
    const login = new LoginWidget(page);
    await login.fillIn();
    await login.submit();
    await expect.poll(() => login.text('[data-testid~=captcha-picture] p')).toBe(BUSY);
    await devConsole.clearFaults();
    await login.press('[data-testid~=retry]');
    await login.answerCaptcha();
    await expect.poll(() => badgeText(page)).toBe('12');
  });
});
