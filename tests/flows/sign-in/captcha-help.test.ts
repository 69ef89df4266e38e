import { describe, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { LoginWidget } from '../../support/screen/login-widget';
import { QrWidget } from '../../support/screen/qr-widget';

const newVisitor = setUpVisitors();
const WORDS = [
  ['zh-Hant', '登入', '微信、QQ、微博、支付寶'],
  ['en', 'Sign in', 'WeChat, QQ, Weibo, Alipay'],
  ['zh-CN', '登录', '微信、QQ、微博、支付宝'],
] as const;

describe('the captcha of a sign-in', () => {
  it('names the other ways in, for who cannot solve it: keys lead to the providers and to the QR code', async () => {
    const page = await (await newVisitor()).newTab();
    await carryAxe(page);
    await page.goto(`${origin}/login.html`);
    const login = new LoginWidget(page);
    await login.fillIn();
    for (const [language, submit, providers] of WORDS) {
      await page.$eval(login.host, (host, lang) => host.setAttribute('lang', lang), language);
      await expect.poll(() => login.text('form button[type=submit]')).toBe(submit);
      await login.submit();
      await login.find('[part=captcha][data-phase=ready]');
      expect(await axeFindings(page)).toEqual([]);
      await tabTo(page, providers);
      await page.keyboard.press('Enter');
      await expect.poll(() => login.focused()).toBe('provider weChat');
      expect(await login.texts('dialog')).toEqual([]);
    }
    await login.submit();
    await login.find('[part=captcha][data-phase=ready]');
    await tabTo(page, '扫码登录');
    await page.keyboard.press('Enter');
    await new QrWidget(page).read();
  });
});
