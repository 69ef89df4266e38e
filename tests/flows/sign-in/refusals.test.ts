import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { CAPTCHA_RESULT_MS } from '#config/limits';
import { holdTimers } from '../../support/browser/hold-timers';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { holdRequests } from '../../support/browser/wire';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';
import { callApi, devConsole } from '../../support/portal/dev-console';
import { confirmActivation } from '../../support/portal/outbox';
import { currentToken } from '../../support/screen/captcha-answers';
import { LoginWidget } from '../../support/screen/login-widget';
import { badgeText } from '../../support/screen/unread-badge';

const INACTIVE = 'inactive@example.com';
const LINE = '账号或密码错误，请重新输入。';

describe('a sign-in that the portal refuses', () => {
  const newVisitor = setUpVisitors({ lifetime: 'suite' });
  let page: Page;
  let login: LoginWidget;
  beforeAll(async () => {
    page = await (await newVisitor()).open('/login.html');
    login = new LoginWidget(page);
  });

  const states: [state: string, account: string, password: string, code: number, text: string][] = [
    ['an unknown account', 'nobody@example.com', PASSWORD, -21002, '账号无效，请检查后重新输入'],
    ['a wrong password', ACCOUNT, 'Demo123?', -21018, LINE],
    ['an account that is not activated', INACTIVE, PASSWORD, -21023, '该账号尚未激活 重新发送激活邮件'],
    ['a deregistered account', 'deregistered@example.com', PASSWORD, -21025, '该账号已注销'],
  ];
  for (const [state, account, password, code, text] of states) {
    it(`is shown under the account for ${state} without a toast, and keeps the values (LOGIN-11, ERR-04, ERR-14)`, async () => {
      await login.signIn({ account, password });
      await expect.poll(() => login.message('account')).toBe(text);
      expect(await login.message('password')).toBe('');
      expect(await login.toasts()).toBe('');
      expect([await login.value('account'), await login.value('password')]).toEqual([account, password]);
      const selected = code === -21018 ? ['password', password] : ['account', account];
      expect(await selectionIn(page)).toEqual(selected);
      expect((await devConsole.log('/user/login')).at(-1)?.code).toBe(code);
      expect(page.url()).toBe(`${origin}/login.html`);
    });
  }

  it('stays in the card and is a toast for a banned account, whose password is not called wrong (CODE-21024, ERR-05, OQ-33)', async () => {
    await login.signIn({ account: 'banned@example.com' });
    await expect.poll(() => login.toasts()).toBe('该账号已被封禁，如有疑问请联系客服');
    expect(await login.text('[data-testid~=form-message]')).toBe('该账号已被封禁，如有疑问请联系客服');
    expect([await login.message('account'), await login.message('password')]).toEqual(['', '']);
    expect(await login.value('account')).toBe('banned@example.com');
    expect((await devConsole.log('/user/login')).at(-1)?.code).toBe(-21024);
    const help = await login.find('[data-testid~=form-message] a');
    expect(await help.evaluate((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      '客服',
      '/service.html',
    ]);
    await login.closeToasts();
  });

  it('keeps the form usable: the next submit signs in', async () => {
    await login.signIn();
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  });
});

describe('the refusal of an account that is not activated', () => {
  const newVisitor = setUpVisitors();

  it('offers the activation mail beside it, whose link activates (CODE-21023, API-42)', async () => {
    const page = await (await newVisitor()).open('/login.html');
    const login = new LoginWidget(page);
    await login.signIn({ account: INACTIVE });
    await login.press('#account-message button');
    await login.answerCaptcha();
    await expect.poll(() => login.toasts()).toContain('激活邮件发送成功，请注意查收！');
    const [mail] = await devConsole.outbox();
    expect(mail?.to).toBe(INACTIVE);
    await page.goto(mail?.link ?? '');
    await confirmActivation(page);
    expect(page.url()).toBe(`${origin}/register_succeed`);
    await page.goto(`${origin}/login.html`);
    await login.signIn({ account: INACTIVE });
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  });
});

describe('a captcha', () => {
  const newVisitor = setUpVisitors();
  async function openCaptcha(path = '/login.html', host?: string) {
    const page = await (await newVisitor()).open(path);
    const login = new LoginWidget(page, host);
    await login.fillIn();
    await login.submit();
    await login.find('[part=captcha][data-phase=ready]');
    return { page, login };
  }

  const kinds: [kind: string, path: string, host: string, failed: string, home: string][] = [
    ['puzzle', '/login.html', 'cntv-login', '验证失败', '/index.html'],
    ['click', '/examples/login.html', 'cntv-login[captcha=click]', 'Not quite. Try again.', '/m/index.html'],
  ];
  for (const [kind, path, host, failed, home] of kinds) {
    it(`of kind ${kind} with a wrong answer shows the failure, then a new one (CAPT-04, CAPT-06, CAPT-09)`, async () => {
      const { page, login } = await openCaptcha(path, host);
      const first = await currentToken(page);
      const endResult = await holdTimers(page, CAPTCHA_RESULT_MS);
      await login.answerCaptcha({ wrong: true });
      await expect.poll(() => login.text('[data-testid~=captcha-bar]')).toContain(failed);
      await endResult();
      await login.find('[part=captcha][data-phase=ready]');
      expect(await currentToken(page)).not.toBe(first);
      await login.answerCaptcha();
      await expect.poll(() => page.url()).toBe(origin + home);
      expect((await devConsole.log('/check')).map(({ code }) => code)).toEqual([-23003, 0]);
    });
  }

  it('with an expired token shows the reason, then a new one (CAPT-09, ERR-12)', async () => {
    const { page, login } = await openCaptcha();
    // A token is valid once, and this one has been used.
    await callApi('captcha/dynamic/puzzle/check', { token: await currentToken(page), aes_point: 'used' });
    const endResult = await holdTimers(page, CAPTCHA_RESULT_MS);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => login.text('[data-testid~=captcha-bar]')).toBe('验证失败');
    await endResult();
    await expect.poll(() => login.text('[data-testid~=captcha-hint]')).toBe('安全验证已失效，请重新验证');
    await login.find('[part=captcha][data-phase=ready]');
    await login.answerCaptcha();
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  });

  it('with an expired pass code shows the error in the card and as a toast, and can be repeated (CAPT-07, CODE-23004, ERR-05)', async () => {
    const { page, login } = await openCaptcha();
    const { release } = await holdRequests(page, /\/user\/login$/);
    const checked = page.waitForResponse((response) => response.url().includes('/puzzle/check'));
    await login.answerCaptcha();
    const { data } = await (await checked).json();
    // Uses the pass up in the browser that has passed the captcha; it is worth nothing in another one.
    const fields = {
      appid: 'demo',
      email: ACCOUNT,
      send_type: '1',
      captcha_type: '1',
      dynamic_captcha_type: '1',
    };
    const status = await page.evaluate(
      async (sent) =>
        (await fetch('/openapi/v2/user/send/mail', { method: 'POST', body: new URLSearchParams(sent) }))
          .status,
      { ...fields, captcha_pass_code: String(data.captcha_checked_code) },
    );
    expect(status).toBe(200);
    await release();
    await expect.poll(() => login.toasts()).toBe('安全验证已失效，请重新验证');
    expect(await login.text('[data-testid~=form-message]')).toBe('安全验证已失效，请重新验证');
    expect([await login.value('account'), await login.value('password')]).toEqual([ACCOUNT, PASSWORD]);
    await login.submit();
    await login.answerCaptcha();
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  });
});

describe('an expired session', () => {
  const newVisitor = setUpVisitors();

  it('removes the badge without a message or a redirect (ERR-02, MSG-18, STATE-02)', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await visitor.open('/news/1.html');
    await expect.poll(() => badgeText(page)).toBe('12');
    await visitor.expireSession();
    await page.$eval('cntv-unread-badge', (badge) => badge.refresh());
    await expect.poll(() => badgeText(page)).toBe('');
    // The account of the page can be the first to learn of it, by a check of its own.
    expect((await devConsole.log()).map(({ code }) => code)).toContain(-10001);
    expect(visitor.record.addresses.filter((address) => address !== `${origin}/news/1.html`)).toEqual([]);
    expect(visitor.record.events.filter((event) => !event.startsWith('cntv-unread'))).toEqual([]);
  });

  it('keeps the form of the login page without a message (LOGIN-16, ERR-02)', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    await visitor.expireSession();
    const page = await visitor.open('/login.html');
    const login = await new LoginWidget(page).ready();
    await expect
      .poll(async () => (await devConsole.log('/checkLogin')).map(({ code }) => code))
      .toEqual([-10001]);
    await login.signIn();
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    expect(visitor.record.events.filter((event) => event.startsWith('cntv-error'))).toEqual([]);
  });
});

/** Returns the name of the focused field of the sign-in, and its selected text. */
function selectionIn(page: Page): Promise<(string | undefined)[]> {
  return page.$eval('cntv-login', ({ shadowRoot }) => {
    const field = shadowRoot?.activeElement as HTMLInputElement | null | undefined;
    return [field?.name, field?.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)];
  });
}
