import { describe, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { focusedStop, tabTo } from '../../support/browser/checks/keyboard';
import { leaksOf } from '../../support/browser/checks/leaks';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { answerInstead, holdRequests } from '../../support/browser/wire';
import { devConsole } from '../../support/portal/dev-console';
import { FAULTS } from '../../support/portal/faults';
import { expectProofKept } from '../../support/portal/kept-proof';
import { linkTo } from '../../support/portal/outbox';
import { LoginWidget } from '../../support/screen/login-widget';
import { NEW_EMAIL, NEW_PASSWORD, NEW_PHONE, Registration } from '../../support/screen/registration';
import { step } from '../../support/step';

const newVisitor = setUpVisitors();
const REGISTER_PHONE = 'POST /openapi/v2/user/register/mobile';
const REGISTER_EMAIL = 'POST /openapi/v2/user/register/email';

async function visit(path = '/regist.html', options?: Parameters<typeof newVisitor>[0]) {
  const visitor = await newVisitor(options);
  const page = await visitor.open(path);
  return { visitor, page, form: await new Registration(page).ready() };
}

describe('by phone', () => {
  it('shows the success page, signs in and redirects to the target', async () => {
    const visitor = await newVisitor();
    const page = await visitor.open('/login.html?backurl=/news/1.html&from=desk');
    const form = new Registration(page);
    const there = `${origin}/regist.html?backurl=%2Fnews%2F1.html&from=desk`;
    await step('the links between sign-in and registration keep the parameters (OQ-53)', async () => {
      await (await new LoginWidget(page).ready()).press('a[href*="/regist.html"]');
      await expect.poll(() => page.url()).toBe(there);
      await form.ready();
      // A print has no query.
      await form.hover('[part~=title]');
      await form.press('a[href*="/login.html?"]');
      await expect.poll(() => page.url()).toBe(there.replace('regist', 'login'));
      await form.press('a[href*="/regist.html?"]');
      await expect.poll(() => page.url()).toBe(there);
    });
    await step('the form has two tabs, and tells who can use a phone (REG-01, SCOPE-10)', async () => {
      await form.find('[part=tabs]');
      expect(await form.text('[part=tabs]')).toBe('手机注册邮箱注册');
      expect(await form.text('#panel-phone p')).toBe(
        '仅支持中国大陆手机号，港澳台地区及海外用户请使用邮箱注册',
      );
    });
    const code = await step(
      'a code is requested, and the form sent (REG-02, REG-15, REG-18, SMS-03, SMS-06, API-23, API-41)',
      async () => {
        const code = await form.fillPhoneForm();
        await form.send();
        return code;
      },
    );
    await step('the success page follows, with a session (REG-19, REG-31, SCOPE-04)', async () => {
      await expect.poll(() => page.url()).toBe(`${origin}/mobile_register_succeed`);
      await expect.poll(() => form.title()).toBe('注册成功');
      expect(await form.text('[part~=card] p')).toMatch(/^\d+ 秒后返回注册前的页面$/);
      expect(await visitor.sessionCookie()).toMatchObject({ httpOnly: true });
    });
    await step('its button redirects to the target after SSO propagation (REG-32)', async () => {
      await form.press('[part~=card] [part~=button]');
      await expect.poll(() => page.url()).toBe(`${origin}/news/1.html`);
      expect(await devConsole.ssoPropagations()).toHaveLength(1);
    });
    await step('no secret is left in the page and its history', async () => {
      expect(await leaksOf([NEW_PASSWORD, code], visitor, page)).toEqual([]);
      await page.goBack();
      await expect.poll(() => page.url()).toBe(`${origin}/mobile_register_succeed`);
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('ticket');
    });
  });

  it('the success page redirects by itself, also without SSO propagation (REG-31, REG-33, CONST-25)', async () => {
    const { page, form } = await visit('/mobile_register_succeed');
    expect(await form.text('[part~=card] p')).toMatch(/^\d+ 秒后跳转到我的首页$/);
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    expect(await devConsole.ssoPropagations()).toEqual([]);
  });

  it('a response without SSO data shows a message, and the login 3 s later (REG-20, CONST-26, TOAST-09)', async () => {
    const { page, form } = await visit();
    await form.fillPhoneForm();
    await answerInstead(page, '/register/mobile', { code: 0, message: '' });
    const sentAt = Date.now();
    await form.send();
    await expect.poll(() => form.toasts()).toContain('注册成功，请登录！');
    await expect.poll(() => page.url()).toBe(`${origin}/login.html`);
    expect(Date.now() - sentAt).toBeGreaterThan(3_000);
    const login = await new LoginWidget(page, 'cntv-portal').ready();
    await expect.poll(() => login.value('account')).toBe(NEW_PHONE);
    expect(await login.value('password')).toBe('');
  });

  it('registers on the mobile site with a password of six letters; links foreign numbers to the email form (MOB-02, MOB-03, OQ-46, SCOPE-10)', async () => {
    const { page, form } = await visit('/mobile/new/regist.html', { device: 'phone' });
    expect(await page.$(`${form.host} >>> [part=tabs]`)).toBe(null);
    expect(await page.$(`${form.host} >>> [data-testid~=strength]`)).toBe(null);
    await form.press('form a[href$="/regist.html"]');
    await form.find('#tab-email');
    await page.goBack();
    await form.find('#phone:not(#panel-phone #phone)');
    await form.fillPhoneForm({ password: 'abcdef', by: 'touch' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await form.send();
    await expect.poll(() => page.url()).toBe(`${origin}/mobile_register_succeed`);
  });

  it('by keyboard alone, arrow keys on the tabs included (REG-01)', async () => {
    const { page, form } = await visit();
    await tabTo(page, 'tab-phone');
    await form.live();
    await page.keyboard.press('ArrowRight');
    expect((await focusedStop(page)).name).toBe('tab-email');
    await page.keyboard.press('Home');
    expect((await focusedStop(page)).name).toBe('tab-phone');
    const stops = await tabTo(page, 'phone');
    await page.keyboard.type(NEW_PHONE);
    stops.push(...(await tabTo(page, '获取验证码')));
    await page.keyboard.press('Enter');
    await form.answerCaptcha({ by: 'keys' });
    await expect.poll(async () => (await focusedStop(page)).name).toBe('smsCode');
    await page.keyboard.type((await devConsole.outbox().then(codeOf)) ?? '');
    for (const field of ['password', 'confirmPassword']) {
      stops.push(...(await tabTo(page, field)));
      await page.keyboard.type(NEW_PASSWORD);
    }
    stops.push(...(await tabTo(page, 'checked')));
    await page.keyboard.press('Space');
    stops.push(...(await tabTo(page, '注册')));
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toBe(`${origin}/mobile_register_succeed`);
  });

  it('shows errors under their fields, and submits only with the agreement accepted', async () => {
    const { form } = await visit();
    await step('neither form nor code can be sent at first (REG-14, REG-16, OQ-52)', async () => {
      await form.find('button[type=submit][aria-disabled=true]');
      await form.find('[data-testid~=sms-button][aria-disabled=true]');
    });
    await step('a press of the code button says that the number is missing (REG-16, OQ-101)', async () => {
      await form.press('[data-testid~=sms-button]');
      await expect.poll(() => form.message('phone')).toBe('请输入手机号');
      expect(await form.message('smsCode')).toBe('');
      await expect.poll(() => form.focused()).toBe('phone');
    });
    await step(
      'each empty field has a message, and the agreement (REG-04, REG-09, REG-12, OQ-101)',
      async () => {
        await form.send();
        await form.find('#checked[aria-invalid=true][aria-describedby=checked-message]');
        await form.press('#checked');
        await form.send();
        await expect.poll(() => form.message('phone')).toBe('请输入手机号');
        expect(await form.message('smsCode')).toBe('请输入手机验证码');
        expect(await form.message('confirmPassword')).toBe('请再次输入密码');
      },
    );
    await step(
      'each wrong value has a message, after a delay (REG-05, REG-08, REG-10, REG-11, REG-13, REG-17)',
      async () => {
        await form.type('phone', '12900139000');
        await form.type('smsCode', '12345');
        await form.type('password', 'abcdefg1');
        await form.type('confirmPassword', 'abcdefg2');
        await expect.poll(() => form.message('phone')).toBe('请输入正确的手机号');
        await expect.poll(() => form.message('smsCode')).toBe('请输入正确的手机验证码');
        await expect.poll(() => form.message('password')).toBe('仅限8-16位，必须包含字母、数字、符号');
        await expect.poll(() => form.message('confirmPassword')).toBe('两次密码输入不一致');
        await expect.poll(() => form.text('[data-testid~=strength-word]')).toContain('中');
      },
    );
    await step('the form cannot be sent without the agreement (REG-14)', async () => {
      await form.press('#checked');
      await form.find('button[type=submit][aria-disabled=true]');
    });
  });

  it('the wait for another code survives a change of tabs and a reload (SMS-01, SMS-02, SMS-08)', async () => {
    const { visitor, page, form } = await visit();
    await form.type('phone', NEW_PHONE);
    const code = await form.getCode(NEW_PHONE);
    const words = () => form.text('[data-testid~=sms-button]');
    await expect.poll(words).toMatch(/^1(80|7\d) 秒后可重新发送$/);
    await form.press('#tab-email');
    await form.type('email', NEW_EMAIL);
    await form.press('#tab-phone');
    expect(await form.values('phone', 'email')).toEqual([NEW_PHONE, NEW_EMAIL]);
    expect(await words()).toMatch(/^1\d\d 秒后可重新发送$/);
    await page.reload();
    await form.ready();
    await form.find('[data-testid~=sms-button][aria-disabled=true]');
    expect(await words()).toMatch(/^1\d\d 秒后可重新发送$/);
    expect(await leaksOf([NEW_PHONE, code], visitor, page)).toEqual([]);
  });

  it('keeps the values after each failure, and sends a slow request once (REG-18, ERR-05, ERR-07)', async () => {
    const { page, form } = await visit();
    const code = await form.fillPhoneForm();
    await expect.poll(() => form.toasts()).toBe('');
    for (const [, fault, words] of FAULTS) {
      await devConsole.setFault(REGISTER_PHONE, fault);
      await form.send();
      await expect.poll(() => form.toasts()).toContain(words);
      await devConsole.clearFaults();
      await form.closeToasts();
      const fields = ['phone', 'smsCode', 'password', 'confirmPassword'];
      expect(await form.values(...fields)).toEqual([NEW_PHONE, code, NEW_PASSWORD, NEW_PASSWORD]);
    }
    await devConsole.clearLog();
    const { release } = await holdRequests(page, /\/register\/mobile$/);
    await form.send();
    await form.press('form:has(#phone) button[type=submit][aria-busy=true]');
    await release();
    await expect.poll(() => form.title()).toBe('注册成功');
    expect(await devConsole.log('/register/mobile')).toHaveLength(1);
  });

  it('a code that could not be sent shows an error and enables the button again (SMS-08, OQ-50)', async () => {
    const { form } = await visit();
    await form.type('phone', '13800138000');
    await form.press('[data-testid~=sms-button]');
    await form.answerCaptcha();
    await expect.poll(() => form.toasts()).toContain('该手机号已注册，请直接登录');
    await form.find('[data-testid~=sms-button]:enabled');
  });
});

describe('by email', () => {
  it('links to the mailbox; the activation link leads to the login', async () => {
    const { visitor, page, form } = await visit('/regist.html', { device: 'phone' });
    await step('the form is sent after a captcha (REG-03, REG-21, API-24)', async () => {
      await form.fillEmailForm();
      await form.send();
      await form.answerCaptcha({ by: 'touch' });
    });
    await step(
      'a screen says that the account is not active, and links to the mailbox (REG-22, REG-23)',
      async () => {
        await expect.poll(() => form.title()).toBe('激活账号');
        expect(await form.text('[part~=card] p')).toBe('账号尚未激活，请点击邮件中的链接完成激活');
        const mailbox = await form.find('[part~=link][href="https://mail.qq.com"]');
        expect(await mailbox.evaluate(({ textContent }) => textContent)).toBe('打开邮箱（在新窗口中打开）');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      },
    );
    await step('another mail is sent (REG-24, TOAST-05)', async () => {
      await form.press('[part~=card] button');
      await form.answerCaptcha({ by: 'touch' });
      await expect.poll(() => form.toasts()).toContain('激活邮件发送成功，请注意查收！');
      expect(await leaksOf([NEW_PASSWORD], visitor, page)).toEqual([]);
    });

    await step('the link in the mail activates the account, and leads to the login (REG-30)', async () => {
      await page.goto(await linkTo(NEW_EMAIL));
      expect(page.url()).toBe(`${origin}/register_succeed`);
      await form.ready();
      expect(await form.text('[part~=card] p')).toMatch(/^\d+ 秒后跳转到登录页$/);
      await expect.poll(() => page.url()).toBe(`${origin}/login.html`);
    });
    await step('the new account signs in (SCOPE-04)', async () => {
      await new LoginWidget(page, form.host).signIn({
        account: NEW_EMAIL,
        password: NEW_PASSWORD,
        by: 'touch',
      });
      await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    });
  });

  it('by keyboard alone, including another activation mail (REG-03, REG-21, REG-24)', async () => {
    const { page, form } = await visit();
    const { keyboard } = page;
    const stops = await tabTo(page, 'tab-phone');
    await form.live();
    await keyboard.press('ArrowRight');
    stops.push(...(await tabTo(page, 'email')));
    await keyboard.type(NEW_EMAIL);
    for (const field of ['emailPassword', 'confirmEmailPassword']) {
      stops.push(...(await tabTo(page, field)));
      await keyboard.type(NEW_PASSWORD);
    }
    stops.push(...(await tabTo(page, 'emailChecked')));
    await keyboard.press('Space');
    stops.push(...(await tabTo(page, '注册')));
    await keyboard.press('Enter');
    await form.answerCaptcha({ by: 'keys' });
    await expect.poll(async () => (await focusedStop(page)).name).toBe('激活账号');
    stops.push(...(await tabTo(page, '重新发送')));
    await keyboard.press('Enter');
    await form.answerCaptcha({ by: 'keys' });
    await expect.poll(() => form.toasts()).toContain('激活邮件发送成功，请注意查收！');
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
  });

  it('an address with an account links to the login (REG-06, REG-07, REG-27, OQ-55)', async () => {
    const { page, form } = await visit();
    await form.press('#tab-email');
    await form.press('#emailChecked');
    await form.send();
    await expect.poll(() => form.message('email')).toBe('请输入邮箱');
    await form.type('email', 'demo@example');
    await expect.poll(() => form.message('email')).toBe('请输入正确的邮箱');
    await form.type('email', 'demo@example.com');
    await form.type('emailPassword', NEW_PASSWORD);
    await form.type('confirmEmailPassword', NEW_PASSWORD);
    await form.send();
    await form.answerCaptcha();
    await expect.poll(() => form.message('email')).toBe('该账号已注册 立即登录');
    expect(await form.toasts()).toBe('');
    await form.press('#email-message a');
    await expect.poll(() => page.url()).toBe(`${origin}/login.html`);
  });

  it('an address that is not activated is sent the mail again (REG-28)', async () => {
    const { form } = await visit();
    await form.fillEmailForm({ email: 'inactive@example.com' });
    await form.send();
    await form.answerCaptcha();
    await expect.poll(() => form.message('email')).toBe('该账号尚未激活 立即激活');
    await form.press('#email-message button');
    await form.answerCaptcha();
    await expect.poll(() => form.toasts()).toContain('激活邮件发送成功，请注意查收！');
    expect(await linkTo('inactive@example.com')).toContain('/activate?code=');
  });

  it('keeps the values of both tabs after each failure, and sends a slow request once; registering again returns to the form (REG-25, REG-29)', async () => {
    const { page, form } = await visit();
    await form.type('phone', NEW_PHONE);
    await form.fillEmailForm();
    for (const [, fault, words] of FAULTS) {
      await devConsole.setFault(REGISTER_EMAIL, fault);
      await form.send();
      await form.answerCaptcha();
      await expect.poll(() => form.toasts()).toContain(words);
      if (fault.effect === 'offline') await expectProofKept(REGISTER_EMAIL, form, () => form.send());
      await devConsole.clearFaults();
      await form.closeToasts();
      const fields = ['phone', 'email', 'emailPassword', 'confirmEmailPassword'];
      expect(await form.values(...fields)).toEqual([NEW_PHONE, NEW_EMAIL, NEW_PASSWORD, NEW_PASSWORD]);
    }
    await devConsole.clearLog();
    const { release } = await holdRequests(page, /\/register\/email$/);
    await form.send();
    await form.answerCaptcha();
    // By a script, because the captcha covers the form until the response.
    const busy = await form.find('form:has(#email) button[type=submit][aria-busy=true]');
    await busy.evaluate((button) => (button as HTMLElement).click());
    await release();
    await expect.poll(() => form.title()).toBe('激活账号');
    expect(await devConsole.log('/register/email')).toHaveLength(1);
    expect((await form.texts('[part~=card] button')).at(-1)).toBe('重新注册');
    await form.press('[part~=card] button:last-of-type');
    await expect.poll(() => form.title()).toBe('注册');
    await form.find('#email');
  });
});

describe('the service agreement', () => {
  it('opens in a new window with its text, and closes (REG-15, AGREE-01, AGREE-03, AGREE-04, SCOPE-09)', async () => {
    const { visitor, form } = await visit();
    const countTabs = async () => (await visitor.context.pages()).length;
    const before = await countTabs();
    await form.type('phone', NEW_PHONE);
    expect(await form.text('label:has(#checked)')).toBe(
      '我已阅读并同意《服务协议》（在新窗口中打开）和《隐私政策》（在新窗口中打开）',
    );
    await form.press('#panel-phone [part~=link]');
    await expect.poll(countTabs).toBe(before + 1);
    const page = (await visitor.context.pages()).at(-1);
    if (!page) throw new Error('There is no second window.');
    const agreement = await new Registration(page).ready();
    expect(page.url()).toBe(`${origin}/service_agreement`);
    const text = await agreement.text('[part~=card]');
    for (const words of ['15 章、约 70 条', '一个手机号', '收回', '14 周岁', '删除', '北京'])
      expect(text).toContain(words);
    expect(await agreement.text('[part~=button]')).toBe('关闭页面');
    // The window may close before the click resolves.
    await Promise.allSettled([agreement.press('[part~=button]')]);
    await expect.poll(countTabs).toBe(before);
    expect(await form.value('phone')).toBe(NEW_PHONE);
  });

  it('stands beside the privacy policy, whose page says that it is an example', async () => {
    const { page, form } = await visit();
    const link = await form.find('#panel-phone label [part~=link][href$="/privacy.html"]');
    expect(await link.evaluate((a) => ['target', 'rel'].map((name) => a.getAttribute(name)))).toEqual([
      '_blank',
      'noopener',
    ]);
    await page.goto(`${origin}/privacy.html`);
    expect(await page.$eval('h1', ({ textContent }) => textContent)).toBe('隐私政策（示例）');
  });

  it('of the mobile site has a button that returns to the form if the window cannot be closed (AGREE-02)', async () => {
    const { page, form } = await visit('/mobile/new/regist.html', { device: 'phone' });
    await page.goto(`${origin}/i18n/mobile/regist/verify.jsp`);
    await form.ready();
    expect(await form.text('[part~=button]')).toBe('关闭');
    await form.press('[part~=button]');
    await expect.poll(() => page.url()).toBe(`${origin}/mobile/new/regist.html`);
  });

  it('is the slotted content of the page (AGREE-03, OQ-76)', async () => {
    const { page, form } = await visit('/service_agreement');
    await page.$eval(form.host, (portal) => {
      const text = document.createElement('article');
      text.slot = 'agreement';
      text.textContent = 'The whole text';
      portal.append(text);
    });
    const article = await page.waitForSelector('article', { visible: true });
    expect(await article?.isVisible()).toBe(true);
    expect(await page.$(`${form.host} >>> ol`).then((list) => list?.isVisible())).toBe(false);
  });
});

it('AppRegister is the same without a header (REG-34)', async () => {
  const { page, form } = await visit('/app/register.html');
  expect(await form.text('[part=tabs]')).toBe('手机注册邮箱注册');
  expect(await page.$('#head')).toBe(null);
});

it('axe finds nothing in any state', async () => {
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  await carryAxe(page);
  const form = new Registration(page);
  for (const path of ['/regist.html', '/register_succeed', '/service_agreement', '/mobile/new/regist.html']) {
    await page.goto(origin + path);
    await form.ready();
    await form.find('[part~=title]');
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.goto(`${origin}/regist.html`);
  await form.ready();
  await form.press('#checked');
  await form.send();
  await expect.poll(() => form.message('phone')).toBe('请输入手机号');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewport({ width: 1280, height: 900 });
  await form.fillEmailForm({ email: 'inactive@example.com' });
  await form.send();
  await form.answerCaptcha();
  await expect.poll(() => form.message('email')).toBe('该账号尚未激活 立即激活');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewport({ width: 1280, height: 900 });
  await form.press('#email-message button');
  await form.answerCaptcha();
  await expect.poll(() => form.title()).toBe('激活账号');
  await expect.poll(() => form.toasts()).toContain('激活邮件发送成功');
  expect(await axeFindings(page)).toEqual([]);
});

function codeOf(rows: unknown): string | undefined {
  return (rows as { recipient?: string; code?: string }[]).find(({ recipient }) => recipient === NEW_PHONE)
    ?.code;
}
