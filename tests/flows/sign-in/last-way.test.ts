import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { focusedStop, tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { AccountWidget } from '../../support/portal/account-widget';
import { devConsole } from '../../support/portal/dev-console';
import { press } from '../../support/screen/act';
import { LoginWidget } from '../../support/screen/login-widget';
import { QrWidget } from '../../support/screen/qr-widget';

const newVisitor = setUpVisitors();
const HOME = `${origin}/index.html`;
const MARK = '[data-testid~=last-way]';

const WORDS = [
  ['zh-Hant', { submit: '登入', mark: '上次使用d***@example.com不是我' }],
  ['en', { submit: 'Sign in', mark: 'Last usedd***@example.comNot me' }],
  ['zh-CN', { submit: '登录', mark: '上次使用d***@example.com不是我' }],
] as const;

const isHome = (page: Page) => expect.poll(() => page.url()).toBe(HOME);

/** Signs out by the account of a page's header, and opens the sign-in, which is not touched. */
async function comeBack(page: Page): Promise<LoginWidget> {
  await page.goto(`${origin}/news/1.html`);
  await Promise.all([page.waitForNavigation(), new AccountWidget(page).signOut()]);
  await page.goto(`${origin}/login.html`);
  return new LoginWidget(page);
}

async function signInAutomatically(visitor: Visitor): Promise<Page> {
  const page = await visitor.open('/login.html');
  const login = new LoginWidget(page);
  await login.fillIn();
  await login.press('#autoLogin');
  await login.submit();
  await login.answerCaptcha();
  await isHome(page);
  return page;
}

/** Returns the place of the mark: the control that it describes. */
const markedControl = (login: LoginWidget) =>
  login.page.$eval(login.host, (host) => {
    const control = host.shadowRoot?.querySelector(
      '[aria-describedby=last-way]:not(button),[aria-describedby~=account-remark]',
    );
    return control?.id || control?.getAttribute('data-testid') || control?.textContent;
  });

const storedText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

describe('the way of the last sign-in', () => {
  it('is marked before a touch, with the masked account of a viewer who stays signed in, until it is forgotten by keyboard', async () => {
    const page = await signInAutomatically(await newVisitor());
    await carryAxe(page);
    const login = await comeBack(page);
    await login.find(MARK);
    expect(await login.text(MARK)).toBe('上次使用d***@example.com不是我');
    expect(await markedControl(login)).toBe('account');
    expect(await storedText(page)).not.toMatch(/demo@|山间来客/);
    for (const [language, words] of WORDS) {
      await page.$eval(login.host, (host, lang) => host.setAttribute('lang', lang), language);
      await expect.poll(() => login.text('form button[type=submit]')).toBe(words.submit);
      expect(await login.text(MARK)).toBe(words.mark);
      expect(await axeFindings(page)).toEqual([]);
    }
    const stops = await tabTo(page, '不是我');
    expect(stops.at(-1)?.isVisible).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => login.texts(MARK)).toEqual([]);
    expect(await focusedStop(page)).toEqual({ name: 'account', isVisible: true });
    await page.reload();
    await login.ready();
    expect(await login.texts(MARK)).toEqual([]);
    expect(await storedText(page)).not.toContain('last-way');
  });

  it('follows from password to QR code to provider, and stays when a provider is left without a sign-in', async () => {
    const page = await signInAutomatically(await newVisitor());
    const first = await comeBack(page);
    await first.find(MARK);
    await first.press('a[href^="/qrcode"]');
    await devConsole.phone(await new QrWidget(page, first.host).read(), 'confirm');
    await isHome(page);
    const second = await comeBack(page);
    await second.find(MARK);
    expect(await markedControl(second)).toBe('扫码登录');

    await second.press('[data-testid~=qq]');
    await page.waitForSelector('button.main');
    await page.goBack();
    await second.find(MARK);
    expect(await markedControl(second)).toMatch(/^(扫码登录|qr-place)$/);

    await second.press('[data-testid~=qq]');
    await press(page, 'button.main');
    await isHome(page);
    const third = await comeBack(page);
    await third.find(MARK);
    expect(await markedControl(third)).toBe('provider qq');
    expect(await third.text(MARK)).toBe('上次使用不是我');
  });
});
