import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { focusedStop, type Stop, tabTo } from '../../support/browser/checks/keyboard';
import { leaksOf } from '../../support/browser/checks/leaks';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';
import { smsCodeTo } from '../../support/portal/outbox';
import { LoginWidget } from '../../support/screen/login-widget';
import { Recovery } from '../../support/screen/recovery';
import { NEW_PASSWORD, NEW_PHONE, Registration } from '../../support/screen/registration';
import { step } from '../../support/step';

const newVisitor = setUpVisitors();
const HOST = 'cntv-login[standalone]';
const PHONE = '13800138000';

/** Serves a page that cancels the redirect after a sign-in. */
async function visit(): Promise<{ visitor: Visitor; page: Page; expectSamePage(): Promise<void> }> {
  const visitor = await newVisitor();
  const page = await visitor.open('/examples/login.html');
  const where = () => page.evaluate(() => [location.href, history.length, document.title]);
  await page.evaluate(() =>
    document.addEventListener('cntv-login-success', (event) => event.preventDefault()),
  );
  await page.$eval(HOST, (widget) => widget.scrollIntoView());
  const before = await where();
  return { visitor, page, expectSamePage: async () => expect(await where()).toEqual(before) };
}
const navigations = ({ record }: Visitor) =>
  record.events
    .filter((event) => event.startsWith('cntv-navigate'))
    .map((event) => /"name":"(\w+)"/.exec(event)?.[1]);

it('a registration by phone in place ends signed in and leaves the page unchanged (REG-02, REG-19, REG-31, REG-32, OQ-27)', async () => {
  const { visitor, page, expectSamePage } = await visit();
  const form = await new Registration(page, HOST).ready();
  await new LoginWidget(page, HOST).fillIn();
  await form.press('a[href="/regist.html"]');
  await form.find('#phone');
  await form.press('[data-testid~=back]');
  await form.find('#account');
  // A draft never holds a password.
  expect(await form.values('account', 'password')).toEqual([ACCOUNT, '']);

  await form.press('a[href="/regist.html"]');
  await form.find('#phone');
  const code = await form.fillPhoneForm();
  await form.send();
  await expect.poll(() => form.title()).toBe('注册成功');
  await expectSamePage();
  await form.press('[part~=card] [part~=button]');
  await expect.poll(() => form.title()).toMatch(/^当前登录账号：用户\d{6}$/);
  expect(await visitor.sessionCookie()).toMatchObject({ httpOnly: true });
  await expectSamePage();
  expect(navigations(visitor)).toEqual(['Register', 'Register', 'MobileRegisterSucceed', 'Login']);
  expect(await leaksOf([NEW_PASSWORD, NEW_PHONE, code, PASSWORD], visitor, page)).toEqual([]);
});

it('a password recovered in place by keyboard alone signs in (OQ-27)', async () => {
  const { visitor, page, expectSamePage } = await visit();
  const recovery = await new Recovery(page, HOST).ready();
  const { keyboard } = page;
  const stops: Stop[] = [];
  const go = async (name: string, key?: 'Enter' | 'Space') => {
    stops.push(...(await tabTo(page, name)));
    if (key) await keyboard.press(key);
  };
  const at = (name: string) => expect.poll(() => focusedStop(page)).toMatchObject({ name });

  await step(
    'the typed account is passed to the recovery, which needs the captcha (RECOV-03, RECOV-10)',
    async () => {
      await page.$eval(HOST, (widget) => widget.focus());
      await at('account');
      await keyboard.type(PHONE);
      await go('忘记密码？', 'Enter');
      await at('找回密码');
      await go('account');
      await keyboard.type(PHONE);
      await keyboard.press('Enter');
      await recovery.answerCaptcha({ by: 'keys' });
      await at('选择找回方式');
      expect(await recovery.text('[data-testid~=step]')).toBe('第 2 步，共 3 步');
      await recovery.find('#method-1');
      await go('method-1', 'Space');
      await keyboard.press('Enter');
      await at('重置密码');
      await expectSamePage();
    },
  );

  await step('a step back keeps the choice', async () => {
    await keyboard.down('Shift');
    await keyboard.press('Tab');
    await keyboard.up('Shift');
    await at('返回');
    await keyboard.press('Enter');
    await recovery.find('#method-1:checked');
    await go('method-1');
    await keyboard.press('Enter');
    await at('重置密码');
  });

  const code = await step('code and new password are sent (RECOV-16, RECOV-21, RECOV-23)', async () => {
    await go('获取验证码', 'Enter');
    await recovery.answerCaptcha({ by: 'keys' });
    await at('smsCode');
    const code = await smsCodeTo(PHONE);
    await keyboard.type(code);
    await go('password');
    await keyboard.type(NEW_PASSWORD);
    await go('confirmPassword');
    await keyboard.type(NEW_PASSWORD);
    await keyboard.press('Enter');
    await at('重置密码成功！');
    await at('account');
    await expectSamePage();
    return code;
  });

  await step('the new password signs in on the same page', async () => {
    expect(await recovery.value('account')).toBe(PHONE);
    await go('password');
    await keyboard.type(NEW_PASSWORD);
    await keyboard.press('Enter');
    await recovery.answerCaptcha({ by: 'keys' });
    await expect.poll(() => recovery.title()).toBe('当前登录账号：山间来客');
    await expectSamePage();
  });
  await step('the focus was visible everywhere, and no secret leaked', async () => {
    expect(stops.filter(({ name, isVisible }) => !isVisible && name !== 'page')).toEqual([]);
    expect(await leaksOf([NEW_PASSWORD, code], visitor, page)).toEqual([]);
  });
});
