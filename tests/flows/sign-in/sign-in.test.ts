import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { CAPTCHA_RESULT_MS } from '#config/limits';
import { DESKTOP_PROVIDERS, MOBILE_PROVIDERS } from '#config/providers';
import { tabTo } from '../../support/browser/checks/keyboard';
import { holdTimers } from '../../support/browser/hold-timers';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { holdRequests } from '../../support/browser/wire';
import { AccountWidget } from '../../support/portal/account-widget';
import { devConsole } from '../../support/portal/dev-console';
import { confirmActivation } from '../../support/portal/outbox';
import { press } from '../../support/screen/act';
import { LoginWidget } from '../../support/screen/login-widget';
import { badgeText } from '../../support/screen/unread-badge';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
const REMEMBERED_DAYS = 30;
const LOGIN = /\/user\/login$/;

async function visit(path: string, options?: Parameters<typeof newVisitor>[0]) {
  const visitor = await newVisitor(options);
  const page = await visitor.open(path);
  return { visitor, page, login: new LoginWidget(page) };
}

describe('the sign-in page', () => {
  it.each(DESKTOP_PROVIDERS)(
    'signs in with an account of %s, beside account and password and the QR code (SCOPE-05, LOGIN-04)',
    async (provider) => {
      const { page, login } = await visit('/login.html');
      await login.ready();
      await login.find('#account');
      await login.find('#password');
      await login.find('a[href^="/qrcode"]');
      await login.press(`[data-testid~=${provider}]`);
      await press(page, 'button.main');
      await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
      const home = new Widget(page, 'cntv-portal');
      await expect.poll(() => home.text('[data-testid~=nickname]')).not.toBeNull();
    },
  );
});

describe('a viewer with a mouse', () => {
  it('solves the puzzle on a news page, stays on it, and sees the count (LOGIN-01, LOGIN-09, LOGIN-10, LOGIN-14, CAPT-08, CAPT-10, CAPT-17, MSG-18)', async () => {
    const { page, login } = await visit('/news/1.html');
    expect(await badgeText(page)).toBe('');
    await login.fillIn({ account: '13800138000' });
    await login.submit();
    const picture = await (await login.find('[data-testid~=captcha-picture] img')).boundingBox();
    expect([picture?.width, picture?.height]).toEqual([330, 155]);
    const { release } = await holdRequests(page, LOGIN);
    const endResult = await holdTimers(page, CAPTCHA_RESULT_MS);
    expect(await login.answerCaptcha({ by: 'mouse' })).toBe('puzzle');
    await expect
      .poll(() => login.text('[data-testid~=captcha-bar]'))
      .toMatch(/^验证成功，用时 \d+\.\d\d 秒$/);
    await endResult();
    await release();
    await expect.poll(() => badgeText(page)).toBe('12');
    expect(page.url()).toBe(`${origin}/news/1.html`);
    expect(await page.$('cntv-login')).toBe(null);
  });

  it('clicks three words with captcha="click" (CAPT-01, CAPT-05, CAPT-06, CAPT-13, API-39, API-40), and is led to the mobile home', async () => {
    const { page } = await visit('/examples/login.html');
    const login = new LoginWidget(page, 'cntv-login[captcha=click]');
    const { release } = await holdRequests(page, LOGIN);
    const endResult = await holdTimers(page, CAPTCHA_RESULT_MS);
    await login.signIn();
    await expect.poll(() => login.text('[data-testid~=captcha-bar]')).toMatch(/^Passed in \d+\.\d\d s/);
    await endResult();
    await release();
    await expect.poll(() => page.url()).toBe(`${origin}/m/index.html`);
    expect((await devConsole.log('/click/check')).map(({ code }) => code)).toEqual([0]);
  });

  it('signs in on a page of a CMS that has only links, which the configuration makes elements', async () => {
    const { page, login } = await visit('/examples/embed-links.html');
    expect(await (await fetch(page.url())).text()).not.toContain('<cntv-');
    const form = await page.waitForSelector('cntv-apply-form');
    expect(await form?.evaluate(({ form, messages }) => [form, messages])).toEqual(['talent-show', 'hide']);
    await login.signIn();
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  });

  it('is signed in on the other site of the portal before the redirect (LOGIN-13)', async () => {
    const { page, login } = await visit('/login.html');
    await login.signIn({ account: 'sso@example.com' });
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    expect((await devConsole.ssoPropagations()).map(({ account }) => account)).toEqual(['sso@example.com']);
  });
});

describe('"auto login next time"', () => {
  it('unchecked sets a session cookie that is HttpOnly and SameSite; the viewer is redirected to the portal home without secrets in the URL (LOGIN-01, LOGIN-10, LOGIN-14, API-19)', async () => {
    const { visitor, page, login } = await visit('/login.html');
    await login.signIn();
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    await expect.poll(() => badgeText(page)).toBe('12');
    await expect.poll(() => new Widget(page, 'cntv-portal').text('[data-testid~=nickname]')).toBe('山间来客');
    expect(await visitor.sessionCookie()).toMatchObject({ session: true, httpOnly: true, sameSite: 'Lax' });
  });

  it('checked sets a cookie for a month, also HttpOnly and SameSite (LOGIN-01, LOGIN-10)', async () => {
    const { visitor, page, login } = await visit('/login.html');
    await login.fillIn();
    await login.press('#autoLogin');
    await login.submit();
    await login.answerCaptcha();
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    const cookie = await visitor.sessionCookie();
    expect(cookie).toMatchObject({ session: false, httpOnly: true, sameSite: 'Lax' });
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(REMEMBERED_DAYS, 1);
  });
});

describe('the redirect target', () => {
  const { port } = new URL(origin);
  const hostile = encodeURIComponent(`http://127.0.0.1:${port}/index.html`);
  const ways: [what: string, query: string, target: string][] = [
    ['backurl', '?backurl=/account/message/system', '/account/message/system'],
    [
      'service, where backurl leads elsewhere',
      `?backurl=${hostile}&service=/news/1.html%23end`,
      '/news/1.html#end',
    ],
    [
      'the portal home, where all lead elsewhere',
      '?backurl=//evil.example/&service=javascript:alert(1)',
      '/index.html',
    ],
  ];
  for (const [what, query, target] of ways) {
    it(`is ${what} (LOGIN-14, LOGIN-15)`, async () => {
      const { visitor, page, login } = await visit(`/login.html${query}`);
      await login.signIn();
      await expect.poll(() => page.url()).toBe(origin + target);
      expect(visitor.record.addresses.filter((address) => !address.startsWith(origin))).toEqual([]);
    });
  }
});

describe('a viewer with a phone', () => {
  it('signs in by touch on MLogin at 375 px, and sees MIndex (MOB-01, CAPT-16, CAPT-17, OAUTH-05, OQ-31)', async () => {
    const { page, login } = await visit('/mobile/new/login.html', { device: 'phone' });
    await login.ready();
    const providers = await page.$$eval('cntv-login >>> [data-testid~=provider]', (links) => links.length);
    expect(providers).toBe(MOBILE_PROVIDERS.length);
    expect(await login.signIn({ by: 'touch' })).toBe('puzzle');
    await expect.poll(() => page.url()).toBe(`${origin}/m/index.html`);
  });

  it('taps three words (CAPT-13, CAPT-17)', async () => {
    const { page } = await visit('/examples/login.html', { device: 'phone' });
    const login = new LoginWidget(page, 'cntv-login[captcha=click]');
    await page.$eval(login.host, (widget) => widget.scrollIntoView());
    await login.signIn({ by: 'touch' });
    await expect.poll(() => page.url()).toBe(`${origin}/m/index.html`);
  });

  it('sees nothing wider than the screen, captcha included (MOB-01)', async () => {
    const { page, login } = await visit('/mobile/new/login.html', { device: 'phone' });
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    await login.fillIn();
    expect(await widest()).toBe(375);
    await login.submit();
    const dialog = await (await login.find('dialog')).boundingBox();
    expect(dialog?.x).toBeGreaterThanOrEqual(0);
    expect((dialog?.x ?? 0) + (dialog?.width ?? 0)).toBeLessThanOrEqual(375);
    expect(await widest()).toBe(375);
  });
});

describe('a viewer who is already signed in', () => {
  it('is redirected from the login page to the user-centre home (LOGIN-16, API-20)', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await visitor.open('/login.html');
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  });

  it('sees no form on the login page before it leads on, in a browser that knows the viewer (LOGIN-16)', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await visitor.open('/news/1.html');
    await expect.poll(() => new AccountWidget(page).name()).toBe('山间来客');
    await page.evaluateOnNewDocument(recordForm);
    await page.goto(`${origin}/login.html`);
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    const seen = await page.evaluate(() => sessionStorage.getItem('seen'));
    expect(JSON.parse(seen ?? '[]')).toEqual(['hidden']);
  });

  it('is redirected to MIndex on a phone (LOGIN-16)', async () => {
    const visitor = await newVisitor({ device: 'phone' });
    await visitor.startSession();
    const pages = [await visitor.open('/login.html'), await visitor.open('/mobile/new/login.html')];
    for (const page of pages) {
      await page.bringToFront();
      await expect.poll(() => page.url()).toBe(`${origin}/m/index.html`);
    }
  });

  it('sees the signed-in panel on any other page and stays there (LOGIN-16)', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await visitor.open('/examples/login.html');
    await expect.poll(() => new LoginWidget(page).text('[part=title]')).toBe('当前登录账号：山间来客');
    expect(page.url()).toBe(`${origin}/examples/login.html`);
  });
});

describe('a third party', () => {
  const agree = (page: Page) => press(page, 'button.main');
  const greeted = (page: Page) => new AccountWidget(page).name();

  it('signs the viewer in and redirects back to the page (OAUTH-01)', async () => {
    const { page, login } = await visit('/news/1.html');
    await login.ready();
    await login.press('[data-testid~=weChat]');
    await expect
      .poll(() => page.url())
      .toMatch(/\/openapi\/v2\/user\/oauth\/weChat\?appid=demo&method=login&backurl=[^&]+&timestamp=\d{10}$/);
    await agree(page);
    await expect.poll(() => page.url()).toBe(`${origin}/news/1.html`);
    await expect.poll(() => greeted(page)).toBe('微信里的朋友');
  });

  it('is opened without a backurl if there is none, and returns to the user-centre home, by keyboard (OAUTH-02)', async () => {
    const { page, login } = await visit('/login.html');
    await login.ready();
    await login.find('[data-testid~=qq]');
    await tabTo(page, 'QQ');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/\/oauth\/qq\?appid=demo&method=login&timestamp=\d{10}$/);
    await page.waitForSelector('button.main');
    await tabTo(page, await page.$eval('button.main', (button) => button.textContent?.trim() ?? ''));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    await expect.poll(() => greeted(page)).toBe('微信里的朋友');
  });

  it('may respond slowly: the badge shows its number when the viewer returns (OAUTH-01, MSG-18)', async () => {
    const { record, newTab } = await newVisitor();
    const page = await newTab();
    const { release } = await holdRequests(page, /\/oauth\/qq$/);
    await page.goto(`${origin}/login.html`);
    const login = await new LoginWidget(page).ready();
    await expect.poll(async () => (await devConsole.log('/checkLogin')).length).toBe(1);
    // The old page stays open until the response, and can still send requests.
    await page.evaluate(() =>
      document.addEventListener('click', async () => {
        for (const time of ['first', 'second', 'third', 'last']) await fetch(`/index.html?${time}`);
      }),
    );
    await login.press('[data-testid~=qq]');
    await expect.poll(() => record.requests.map(({ url }) => url)).toContain(`${origin}/index.html?last`);
    await release();
    await agree(page);
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    await expect.poll(() => badgeText(page)).toBe('2');
  });
});

describe('the panel for an expired activation link', () => {
  it('sends a new mail to the address in the query, after a captcha; its link activates (LOGIN-17, API-42)', async () => {
    const { page, login } = await visit('/login.html?emailQuery=expired&email=inactive@example.com');
    await login.ready();
    await expect.poll(() => login.value('email')).toBe('inactive@example.com');
    const before = (await devConsole.outbox()).length;
    await login.press('form:has(#email) button[type=submit]');
    await login.answerCaptcha();
    await expect.poll(() => login.toasts()).toContain('激活邮件发送成功，请注意查收！');
    const [mail, ...older] = await devConsole.outbox();
    expect(older).toHaveLength(before);
    expect(mail?.to).toBe('inactive@example.com');
    await page.goto(mail?.link ?? '');
    await confirmActivation(page);
    expect(page.url()).toBe(`${origin}/register_succeed`);
    await page.goto(`${origin}/login.html`);
    await login.signIn({ account: 'inactive@example.com' });
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  });

  it('is opened by an old link (LOGIN-17)', async () => {
    const old = (await devConsole.outbox()).at(-1);
    const { page, login } = await visit(new URL(old?.link ?? '').pathname + new URL(old?.link ?? '').search);
    expect(page.url()).toMatch(/\/login\.html\?emailQuery=failed&email=inactive%40example\.com$/);
    await expect.poll(() => login.text('form:has(#email) strong')).toBe('激活链接已过期');
  });

  it('requests the address if the query has none (LOGIN-17)', async () => {
    const { login } = await visit('/login.html?emailQuery');
    await login.ready();
    await login.press('form:has(#email) button[type=submit]');
    await expect.poll(() => login.message('email')).toBe('请输入邮箱');
  });
});

/** Runs in the page: records from frame to frame whether the form is shown, from when its element has its script. */
function recordForm(): void {
  const seen = new Set<string>();
  function look(): void {
    const login = document.querySelector('cntv-login:defined');
    const field = login?.shadowRoot?.querySelector('#account');
    if (field) seen.add(field.checkVisibility({ visibilityProperty: true }) ? 'shown' : 'hidden');
    if (login) sessionStorage.setItem('seen', JSON.stringify([...seen]));
    requestAnimationFrame(look);
  }
  look();
}
