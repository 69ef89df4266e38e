import { describe, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { tabTo } from '../../support/browser/checks/keyboard';
import { leaksOf } from '../../support/browser/checks/leaks';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { PASSWORD } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { faultOf } from '../../support/portal/faults';
import { linkTo, smsCodeTo } from '../../support/portal/outbox';
import { BindingsPage } from '../../support/screen/bindings-page';
import { answerCaptcha } from '../../support/screen/captcha';
import { NEW_PHONE } from '../../support/screen/registration';
import { step } from '../../support/step';

const newVisitor = setUpVisitors();
const PATH = '/account/bindingAccount';
const BIND = 'POST /openapi/v2/user/binding/email';
const CHANGE = 'POST /openapi/v2/user/modify/binding/email';
const VERIFY = 'POST /openapi/v2/user/verification/password';
const BIND_PHONE = 'POST /openapi/v2/user/verification/mobile/binding';
const SENT = '激活邮件已发送，链接 12 小时内有效';
const ACTIVATED = '密保邮箱激活成功';
const [FIRST, SECOND] = ['first@example.org', 'second@example.org'];

type Tab = 'email' | 'mobile';

async function visit(account: string, tab: Tab, options?: Parameters<typeof newVisitor>[0]) {
  const visitor = await newVisitor(options);
  await visitor.startSession(account);
  const page = await visitor.open(PATH);
  return { visitor, page, form: await new BindingsPage(page, tab).open() };
}

describe('a security email', () => {
  it('is bound, activated by its link, and changed', async () => {
    const { visitor, page, form } = await visit('plain@example.com', 'email');
    await step(
      'an address is bound, and waits for its activation (BIND-06, BIND-07, BIND-16, API-30)',
      async () => {
        await form.at('none');
        await form.type('email', FIRST);
        await form.send();
        await form.at('pending');
        await expect.poll(() => form.part('email-state')).toBe(SENT);
        expect(await form.part('bound')).toBe(FIRST);
      },
    );

    await step('the link in the mail activates it, once (BIND-08, OQ-72)', async () => {
      await page.goto(await linkTo(FIRST));
      await form.at('active');
      await expect.poll(() => form.part('email-state')).toBe(ACTIVATED);
      const used = new URL(await linkTo(FIRST));
      const elsewhere = await (await newVisitor()).open(used.pathname + used.search);
      expect(await elsewhere.$eval('h1', (title) => title.textContent)).toBe('链接已使用');
      await elsewhere.close();
    });

    await step('the change begins with the password, which can be wrong (BIND-17, API-27)', async () => {
      await form.pressPart('change');
      await form.at('check');
      await form.type('passwordForEmail', 'Wrong123!');
      await form.send();
      await expect.poll(() => form.message('passwordForEmail')).toBe('当前密码不正确');
      await form.passCheck('change');
    });
    await step(
      'another address is set, and activated by its own link (BIND-18, API-31, TOAST-03)',
      async () => {
        await form.type('email', FIRST);
        await form.type('newEmail', SECOND);
        await form.send();
        await expect.poll(() => form.toasts()).toBe('修改密保邮箱成功！');
        await form.at('pending');
        expect(await form.part('bound')).toBe(SECOND);
        await page.goto(await linkTo(SECOND));
        await form.at('active');
        expect(await form.part('bound')).toBe(SECOND);
      },
    );
    expect(await leaksOf([PASSWORD, 'Wrong123!', FIRST, SECOND], visitor, page)).toEqual([]);
  });

  it('is bound long after the sign-in once the password is right; a cancelled dialog keeps the address (BIND-16, OQ-92)', async () => {
    const visitor = await newVisitor({ device: 'phone' });
    await visitor.startSession('plain@example.com', false);
    const form = await new BindingsPage(await visitor.open(PATH), 'email').open();
    await form.at('none');
    await form.type('email', FIRST);
    await form.send();
    await form.find('#passwordForChange');
    await form.press('[data-testid~=identity-dialog] [data-testid~=close]');
    await expect.poll(() => form.text('#passwordForChange')).toBe(null);
    expect([await form.value('email'), await form.toasts()]).toEqual([FIRST, '']);
    await form.send();
    await form.provePassword();
    await form.at('pending');
    expect(await form.part('bound')).toBe(FIRST);
    expect(await devConsole.log('/binding/email')).toHaveLength(3);
    // The proof serves the next change too.
    await form.pressPart('edit');
    await form.type('email', SECOND);
    await form.send();
    await expect.poll(() => form.part('bound')).toBe(SECOND);
  });

  it('with an expired link is sent another mail (BIND-10, BIND-11, TOAST-05, API-42)', async () => {
    const { page, form } = await visit('sso@example.com', 'email', { device: 'phone' });
    await page.goto(`${origin}/activate-email?code=made-up`);
    await form.at('pending');
    await expect.poll(() => form.part('email-state')).toBe('链接已过期，请重新发送激活邮件');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await form.pressPart('resend');
    await form.answerCaptcha({ by: 'touch' });
    await expect.poll(() => form.toasts()).toBe('激活邮件发送成功，请注意查收！');
    await expect.poll(() => form.part('email-state')).toBe(SENT);
    await page.goto(await linkTo('pending@example.org'));
    await form.at('active');
    await expect.poll(() => form.part('email-state')).toBe(ACTIVATED);
  });

  it('keeps the values after failed requests (ERR-05, ERR-07)', async () => {
    const { form } = await visit('plain@example.com', 'email');
    const change = await visit('demo@example.com', 'email');
    const failing = async (at: BindingsPage, call: string, what: string, typed: Record<string, string>) => {
      const { fault, words } = faultOf(what);
      await devConsole.setFault(call, fault);
      for (const [name, text] of Object.entries(typed)) await at.type(name, text);
      await at.send();
      await expect.poll(() => at.toasts(), { message: `${call}: ${what}` }).toBe(words);
      for (const [name, text] of Object.entries(typed)) expect(await at.value(name)).toBe(text);
      await devConsole.clearFaults();
      await at.closeToasts();
    };
    await form.page.bringToFront();
    await failing(form, BIND, 'a dropped connection', { email: FIRST });
    await failing(form, BIND, 'a late negative code', { email: FIRST });
    await change.page.bringToFront();
    await change.form.pressPart('change');
    await failing(change.form, VERIFY, 'HTTP 500', { passwordForEmail: PASSWORD });
    await change.form.passCheck('change');
    await failing(change.form, CHANGE, 'broken JSON', { email: 'safe@example.org', newEmail: SECOND });
  });
});

describe('a phone is verified', () => {
  it('with password and SMS at 375 px, also to replace another (BIND-19, BIND-20, BIND-21, BIND-22, API-32, TOAST-04, OQ-88)', async () => {
    const { visitor, page, form } = await visit('demo@example.com', 'mobile', { device: 'phone' });
    await form.at('bound');
    expect(await form.part('bound')).toBe('13800138000');
    await form.pressPart('change');
    await form.passCheck('form');
    await form.type('phone', NEW_PHONE);
    await form.pressPart('sms-button');
    await form.answerCaptcha({ by: 'touch' });
    await expect.poll(() => form.part('sms-button')).toMatch(/^\d+ 秒后可重新发送$/);
    const code = await smsCodeTo(NEW_PHONE);
    await form.type('smsCode', code);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await devConsole.setFault(BIND_PHONE, { effect: 'code', code: -21012, times: 1 });
    await form.send();
    await expect.poll(() => form.message('smsCode')).toBe('手机验证码错误，请重新输入');
    expect([await form.value('phone'), await form.value('smsCode')]).toEqual([NEW_PHONE, code]);
    await form.closeToasts();
    await form.send();
    await expect.poll(() => form.toasts()).toBe('验证手机成功！');
    await expect.poll(() => form.part('bound')).toBe(NEW_PHONE);
    expect(await leaksOf([PASSWORD, code, NEW_PHONE], visitor, page)).toEqual([]);
  });

  it('by keyboard alone (BIND-19, BIND-20)', async () => {
    const { page, form } = await visit('plain@example.com', 'email');
    const stops = await tabTo(page, 'email');
    await page.keyboard.down('Shift');
    await tabTo(page, 'tab-email');
    await page.keyboard.up('Shift');
    await page.keyboard.press('ArrowRight');
    const phone = new BindingsPage(page, 'mobile');
    stops.push(...(await tabTo(page, 'passwordForPhone')));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await phone.at('form');
    // Tab moves to the first field of the new step, not to the top of the page.
    expect((await tabTo(page, 'phone')).length).toBe(1);
    await page.keyboard.type(NEW_PHONE);
    stops.push(...(await tabTo(page, 'smsCode')), ...(await tabTo(page, '获取验证码')));
    await page.keyboard.press('Enter');
    await answerCaptcha(page, { host: form.host, by: 'keys' });
    await expect.poll(() => form.focused()).toBe('smsCode');
    await page.keyboard.type(await smsCodeTo(NEW_PHONE));
    await page.keyboard.press('Enter');
    await expect.poll(() => form.toasts()).toContain('验证手机成功！');
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
  });
});

it('axe finds nothing in any state (BIND-06 to BIND-22)', async () => {
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  await carryAxe(page);
  const open = async (account: string, tab: Tab, query = '') => {
    await visitor.startSession(account);
    await page.goto(`${origin}${PATH}${query}`);
    return new BindingsPage(page, tab).open();
  };
  const none = await open('plain@example.com', 'email');
  await none.send();
  await expect.poll(() => none.message('email')).toBe('请输入邮箱');
  expect(await axeFindings(page)).toEqual([]);
  for (const query of ['', '?emailQuery=failed']) {
    const pending = await open('sso@example.com', 'email', query);
    await pending.at('pending');
    expect(await axeFindings(page)).toEqual([]);
  }
  const active = await open('demo@example.com', 'email', '?emailQuery=success');
  expect(await axeFindings(page)).toEqual([]);
  await active.pressPart('change');
  await active.at('check');
  expect(await axeFindings(page)).toEqual([]);
  await active.passCheck('change');
  await active.send();
  await expect.poll(() => active.message('newEmail')).toBe('请输入新邮箱');
  expect(await axeFindings(page)).toEqual([]);
  const phone = await open('demo@example.com', 'mobile');
  expect(await axeFindings(page)).toEqual([]);
  await phone.pressPart('change');
  await phone.passCheck('form');
  await phone.send();
  await expect.poll(() => phone.message('phone')).toBe('请输入手机号');
  expect(await axeFindings(page)).toEqual([]);
});
