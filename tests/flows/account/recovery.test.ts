import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { REDIRECT_AFTER_MESSAGE_MS } from '#config/limits';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { focusedStop, tabTo } from '../../support/browser/checks/keyboard';
import { leaksOf } from '../../support/browser/checks/leaks';
import { holdTimers } from '../../support/browser/hold-timers';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { resetLinkTo, smsCodeTo } from '../../support/portal/outbox';
import { LoginWidget } from '../../support/screen/login-widget';
import { NEW_PASSWORD, Recovery, START } from '../../support/screen/recovery';
import { step } from '../../support/step';

const newVisitor = setUpVisitors();
const PHONE = '13800138000';
const METHODS = 'label[for^=method-]';
const BY_SECURITY_EMAIL = '发送重置邮件到密保邮箱';

async function visit(path = START, options?: Parameters<typeof newVisitor>[0]) {
  const visitor = await newVisitor(options);
  const page = await visitor.open(path);
  const recovery = await new Recovery(page).ready();
  await recovery.find('[part~=title]');
  return { visitor, page, recovery };
}

/** The URL of the mailed link, the only place where its code may appear. */
const isArrival = (address: string) => /\/reset\?|\/find_password3\/email\?code=/.test(address);

it('the account typed at the sign-in is not asked for again, also after a load of the page', async () => {
  const visitor = await newVisitor();
  const page = await visitor.open('/login.html');
  const login = await new LoginWidget(page).ready();
  await login.type('account', ACCOUNT);
  await login.type('password', PASSWORD);
  await login.press('form a[part=link]');
  const recovery = new Recovery(page);
  await recovery.at(START);
  await expect.poll(() => recovery.value('account')).toBe(ACCOUNT);
  expect(page.url()).not.toContain(encodeURIComponent(ACCOUNT));
  await page.reload();
  await recovery.ready();
  await expect.poll(() => recovery.value('account')).toBe(ACCOUNT);
  await recovery.press('a[href*="/login.html"]');
  await recovery.at('/login.html');
  const again = await new LoginWidget(page, 'cntv-portal').ready();
  await expect.poll(() => again.value('account')).toBe(ACCOUNT);
  expect(await again.value('password')).toBe('');
  await again.type('password', PASSWORD);
  await again.submit();
  await again.answerCaptcha({ by: 'mouse' });
  await expect.poll(() => page.url()).not.toContain('/login.html');
  expect(await page.evaluate(() => sessionStorage.getItem('cntv:account'))).toBe(null);
  expect(await leaksOf([PASSWORD], visitor, page)).toEqual([]);
});

describe('a password is recovered', () => {
  it('by SMS on a phone: account, method, code, new password, sign-in', async () => {
    const { visitor, page, recovery } = await visit(START, { device: 'phone' });
    await step(
      'the account is asked for, without spaces around it (RECOV-01, RECOV-03, RECOV-04, CAPT-16)',
      async () => {
        expect(await recovery.enterAccount(` ${PHONE} `, 'touch')).toBe('puzzle');
        await recovery.at('/find_password2/mobile');
      },
    );
    await step('SMS is the method of a phone number (RECOV-04, RECOV-05, RECOV-07, RECOV-10)', async () => {
      expect(await recovery.texts(METHODS)).toEqual(['通过手机验证码重置密码', BY_SECURITY_EMAIL]);
      await recovery.choose('1');
      await recovery.at('/find_password3/mobile');
    });
    const code = await step('the number is filled in and disabled, and gets a code (RECOV-15)', async () => {
      await recovery.find('#phone:disabled');
      await expect.poll(() => recovery.value('phone')).toBe(PHONE);
      await recovery.askForCode('touch');
      await expect.poll(() => recovery.toasts()).toContain('发送成功，请注意查收！');
      return smsCodeTo(PHONE);
    });
    await step(
      'code and new password are sent, and the login follows (RECOV-16, RECOV-21, RECOV-23, API-44, TOAST-10)',
      async () => {
        await recovery.type('smsCode', code);
        await recovery.typeTwice(NEW_PASSWORD);
        const leave = await holdTimers(page, REDIRECT_AFTER_MESSAGE_MS);
        await recovery.send();
        await expect.poll(() => recovery.toasts()).toContain('重置密码成功！');
        expect(page.url()).toBe(`${origin}/find_password3/mobile`);
        await leave();
        await recovery.at('/login.html');
      },
    );
    await step('no secret is left in the page', async () => {
      expect(await page.evaluate(() => sessionStorage.getItem('cntv:recovery'))).toBe(null);
      expect(await leaksOf([NEW_PASSWORD, code], visitor, page)).toEqual([]);
    });

    await step('the new password signs in (SCOPE-06)', async () => {
      await new LoginWidget(page, 'cntv-portal').signIn({
        account: PHONE,
        password: NEW_PASSWORD,
        by: 'touch',
      });
      await recovery.at('/index.html');
    });
  });

  it('by mail from a phone to the registered address, whose link is opened on another device', async () => {
    const { recovery } = await visit(START, { device: 'phone' });
    await step('a mail is the method of an email address (RECOV-06, RECOV-07)', async () => {
      await recovery.enterAccount('plain@example.com', 'touch');
      await recovery.at('/find_password2/email');
      expect(await recovery.texts(METHODS)).toEqual(['发送重置邮件到注册邮箱', BY_SECURITY_EMAIL]);
      await recovery.choose('2');
    });
    await step(
      'it is sent after a captcha, and the screen says so (RECOV-11, RECOV-12, TOAST-11, MAIL-01, MAIL-02)',
      async () => {
        await recovery.answerCaptcha({ by: 'touch' });
        await recovery.at('/find_password2/email?emailQuery=success&email=plain%40example.com');
        await expect.poll(() => recovery.toasts()).toContain('重置密码邮件发送成功！请及时查收。');
        expect(await recovery.text('[part~=title]')).toBe('重置密码邮件已发送');
      },
    );

    const link = await resetLinkTo('plain@example.com');
    const elsewhere = await newVisitor();
    const page = await elsewhere.open(new URL(link).pathname + new URL(link).search);
    const there = new Recovery(page);
    const leave = await step(
      'its link sets a new password on another device (RECOV-14, RECOV-17, RECOV-22, API-45)',
      async () => {
        await there.ready();
        await there.at('/find_password3/email');
        await there.typeTwice(NEW_PASSWORD);
        const release = await holdTimers(page, REDIRECT_AFTER_MESSAGE_MS);
        await there.send();
        await expect.poll(() => there.title()).toBe('重置密码成功！');
        return release;
      },
    );
    await step('no secret leaks', async () => {
      const code = new URL(link).searchParams.get('code') ?? '';
      expect(await leaksOf([NEW_PASSWORD, code], elsewhere, page, isArrival)).toEqual([]);
    });
    await step('the login follows, and the new password signs in', async () => {
      await leave();
      await there.at('/login.html');
      await new LoginWidget(page, 'cntv-portal').signIn({
        account: 'plain@example.com',
        password: NEW_PASSWORD,
      });
      await there.at('/index.html');
    });
  });

  it('by mail to the security email, shown masked, on a desktop (RECOV-07, RECOV-08, RECOV-11, SCOPE-06)', async () => {
    const { visitor, recovery, page } = await visit();
    await recovery.enterAccount('demo@example.com');
    await expect.poll(() => recovery.text('#method-3-hint')).toBe('s***@example.org');
    await recovery.choose('3');
    await recovery.answerCaptcha();
    await recovery.at('/find_password2/email?emailQuery=success&email=s***%40example.org');
    expect(await leaksOf(['safe@example.org'], visitor, page)).toEqual([]);
    const link = await resetLinkTo('safe@example.org');
    await page.goto(link);
    await recovery.ready();
    await recovery.typeTwice(NEW_PASSWORD);
    await recovery.send();
    await recovery.at('/login.html');
    await new LoginWidget(page, 'cntv-portal').signIn({
      account: 'demo@example.com',
      password: NEW_PASSWORD,
    });
    await recovery.at('/index.html');
  });
});

it('recovery by SMS works by keyboard alone with visible focus, and keeps the redirect target (RECOV-01, RECOV-05, RECOV-15, OQ-53)', async () => {
  const { page, recovery } = await visit(`${START}?backurl=/news/1.html`);
  const stops = await tabTo(page, 'account');
  await page.keyboard.type(PHONE);
  await page.keyboard.press('Enter');
  await recovery.answerCaptcha({ by: 'keys' });
  await recovery.at('/find_password2/mobile?backurl=%2Fnews%2F1.html');
  await recovery.find('#method-3:not(:disabled)');
  stops.push(...(await tabTo(page, 'method-1')));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await recovery.at('/find_password3/mobile?backurl=%2Fnews%2F1.html');
  await recovery.find('#smsCode');
  stops.push(...(await tabTo(page, '获取验证码')));
  await page.keyboard.press('Enter');
  await recovery.answerCaptcha({ by: 'keys' });
  await expect.poll(() => focusedStop(page)).toMatchObject({ name: 'smsCode' });
  await page.keyboard.type(await smsCodeTo(PHONE));
  stops.push(...(await tabTo(page, 'password')));
  await page.keyboard.type(NEW_PASSWORD);
  stops.push(...(await tabTo(page, 'confirmPassword')));
  await page.keyboard.type(NEW_PASSWORD);
  await holdTimers(page, REDIRECT_AFTER_MESSAGE_MS);
  await page.keyboard.press('Enter');
  await expect.poll(() => recovery.title()).toBe('重置密码成功！');
  stops.push(...(await tabTo(page, '立即登录')));
  await page.keyboard.press('Enter');
  await recovery.at('/login.html?backurl=%2Fnews%2F1.html');
  expect(stops.filter(({ name, isVisible }) => !isVisible && name !== 'page')).toEqual([]);
});

it('recovery by mail works by keyboard alone (RECOV-06, RECOV-11, RECOV-17)', async () => {
  const { page, recovery } = await visit();
  const { keyboard } = page;
  const stops = await tabTo(page, 'account');
  await keyboard.type(ACCOUNT);
  await keyboard.press('Enter');
  await recovery.answerCaptcha({ by: 'keys' });
  await recovery.at('/find_password2/email');
  await recovery.find('#method-2:not(:disabled)');
  stops.push(...(await tabTo(page, 'method-2')));
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await recovery.answerCaptcha({ by: 'keys' });
  await expect.poll(() => recovery.text('[part~=title]')).toBe('重置密码邮件已发送');
  await page.goto(await resetLinkTo(ACCOUNT));
  await recovery.find('#password');
  for (const field of ['password', 'confirmPassword']) {
    stops.push(...(await tabTo(page, field)));
    await keyboard.type(NEW_PASSWORD);
  }
  await holdTimers(page, REDIRECT_AFTER_MESSAGE_MS);
  await keyboard.press('Enter');
  await expect.poll(() => recovery.title()).toBe('重置密码成功！');
  expect(stops.filter(({ name, isVisible }) => !isVisible && name !== 'page')).toEqual([]);
});

describe('reload and back', () => {
  it('keep account and method, but no secret (RECOV-25)', async () => {
    const { visitor, page, recovery } = await visit();
    await recovery.enterAccount(PHONE);
    await page.reload();
    await recovery.at('/find_password2/mobile');
    await recovery.choose('1');
    await recovery.at('/find_password3/mobile');
    await page.reload();
    await recovery.find('#phone');
    await expect.poll(() => recovery.value('phone')).toBe(PHONE);

    await page.goBack();
    await recovery.at('/find_password2/mobile');
    await recovery.find('#method-1:checked');
    await page.goBack();
    await recovery.at(START);
    await recovery.find('#account');
    await expect.poll(() => recovery.value('account')).toBe(PHONE);
    await page.goForward();
    await page.goForward();
    await recovery.at('/find_password3/mobile');
    await recovery.typeTwice(NEW_PASSWORD);
    await page.reload();
    await recovery.find('#password');
    expect(await recovery.value('password')).toBe('');
    expect(await leaksOf([NEW_PASSWORD], visitor, page)).toEqual([]);
  });

  it('keep the code of a reset link out of the URL and show the form (RECOV-14)', async () => {
    const { page, recovery } = await visit();
    await recovery.enterAccount('plain@example.com');
    await recovery.choose('2');
    await recovery.answerCaptcha();
    await recovery.at('/find_password2/email?emailQuery=success&email=plain%40example.com');
    await page.reload();
    await expect.poll(() => recovery.text('[part~=title]')).toBe('重置密码邮件已发送');
    await page.goBack();
    await recovery.find('#method-2:checked');

    await page.goto(await resetLinkTo('plain@example.com'));
    await recovery.at('/find_password3/email');
    await recovery.find('#password');
    await page.reload();
    await recovery.find('#password');
    expect(page.url()).toBe(`${origin}/find_password3/email`);
    await page.goto(`${origin}/news/1.html`);
    await page.goBack();
    await recovery.find('#password');
    await recovery.typeTwice(NEW_PASSWORD);
    const leave = await holdTimers(page, REDIRECT_AFTER_MESSAGE_MS);
    await recovery.send();
    await expect.poll(() => recovery.title()).toBe('重置密码成功！');
    await page.reload();
    await leave();
    await recovery.at('/login.html');
    await page.goBack();
    expect(page.url()).not.toContain('/find_password3');
  });
});

describe('an invalid URL', () => {
  const ways: [what: string, path: string, leadsTo: string][] = [
    ['step 2 without an account (RECOV-25)', '/find_password2/mobile', START],
    ['step 3 without an account (RECOV-25)', '/find_password3/mobile', START],
    ['an unknown kind of account (OQ-19)', '/find_password2/fax', START],
    ['an unknown way without a code (OQ-19)', '/find_password3/pigeon', START],
    [
      'a link without its code (OQ-59)',
      '/find_password3/email?operation=reset&email=demo@example.com',
      '/find_password2/email?emailQuery=failed&email=demo%40example.com',
    ],
    [
      'a link without its operation (OQ-59)',
      '/find_password3/email?code=C0DE&email=demo@example.com',
      '/find_password2/email?emailQuery=failed&email=demo%40example.com',
    ],
    [
      'a link with a code alone (OQ-59)',
      '/find_password3/email?code=C0DE',
      '/find_password2/email?emailQuery=failed',
    ],
    [
      'an address that is none',
      '/find_password3/email?email=javascript:alert(1)',
      '/find_password2/email?emailQuery=failed',
    ],
  ];
  const newGuest = setUpVisitors({ lifetime: 'suite' });
  let page: Page;
  beforeAll(async () => {
    page = await (await newGuest()).newTab();
  });
  it.each(ways)('%s: %s leads to %s', async (_, path, leadsTo) => {
    await page.goto(origin + path);
    await new Recovery(page).at(leadsTo);
  });

  it('an unknown method with a complete link shows the email form (OQ-19)', async () => {
    const { recovery } = await visit(
      '/find_password3/pigeon?code=C0DE&operation=reset&email=demo@example.com',
    );
    await recovery.at('/find_password3/pigeon');
    await recovery.find('#confirmPassword');
  });

  it('an expired link offers another mail, whose link works (RECOV-13, MAIL-03, CONST-14)', async () => {
    const { page, recovery } = await visit('/find_password2/email?emailQuery=failed&email=plain@example.com');
    expect(await recovery.text('[part~=title]')).toBe('重置链接已失效（有效期为 12 小时）');
    expect(await recovery.text('[part~=card] button')).toBe('重新发送');
    await recovery.press('[part~=card] button');
    await recovery.answerCaptcha();
    await recovery.at('/find_password2/email?emailQuery=success&email=plain%40example.com');
    await page.goto(await resetLinkTo('plain@example.com'));
    await recovery.at('/find_password3/email');
  });

  it('starts again from a failed link (RECOV-13)', async () => {
    const { recovery } = await visit('/find_password2/email?emailQuery=other&email=plain@example.com');
    expect(await recovery.text('a[href$="findPassword.jsp"]')).toBe('重新开始');
    await recovery.press('a[href$="findPassword.jsp"]');
    await recovery.at(START);
  });
});

describe('the messages', () => {
  it('before anything is sent (RECOV-02, RECOV-09, RECOV-18, RECOV-19, RECOV-20)', async () => {
    const { page, recovery } = await visit();
    await recovery.send();
    await expect.poll(() => recovery.message('account')).toBe('请输入账号');
    await recovery.type('account', 'somebody');
    await expect.poll(() => recovery.message('account')).toBe('请输入正确的邮箱或手机号');
    expect((await devConsole.log()).filter(({ method }) => method === 'POST')).toEqual([]);

    await recovery.enterAccount(PHONE);
    await recovery.send();
    await expect.poll(() => recovery.message('method')).toBe('请选择密码找回方式');
    await recovery.choose('1');
    await recovery.find('#smsCode');
    await recovery.type('password', 'abcdefg1');
    await expect.poll(() => recovery.text('[data-testid~=strength-word]')).toBe('密码强度：中');
    await recovery.type('confirmPassword', 'abcdefg2');
    await recovery.send();
    await expect.poll(() => recovery.message('password')).toBe('仅限8-16位，必须包含字母、数字、符号');
    expect(await recovery.message('confirmPassword')).toBe('两次密码输入不一致');
    expect(await recovery.message('smsCode')).toBe('请输入手机验证码');
    await recovery.typeTwice(NEW_PASSWORD);
    await expect.poll(() => recovery.text('[data-testid~=strength-word]')).toBe('密码强度：强');
    await expect.poll(() => recovery.message('confirmPassword')).toBe('');
    expect(page.url()).toBe(`${origin}/find_password3/mobile`);
  });

  it('show an unknown account under the field and as a toast (RECOV-24, ERR-04, ERR-10)', async () => {
    const { recovery } = await visit();
    await recovery.type('account', 'nobody@example.com');
    await recovery.send();
    await recovery.answerCaptcha();
    await expect.poll(() => recovery.toasts()).toBe('账号无效，请检查后重新输入');
    expect(await recovery.message('account')).toBe('账号无效，请检查后重新输入');
    await expect.poll(() => recovery.focused()).toBe('account');
    await recovery.at(START);
  });

  it('disable a security email that is not verified (RECOV-07)', async () => {
    const { recovery } = await visit();
    await recovery.enterAccount('sso@example.com');
    await expect.poll(() => recovery.text('#method-3-hint')).toBe('未绑定密保邮箱，或尚未激活');
    await recovery.find('#method-3:disabled');
  });

  it('show the security email also where the page learns later that nobody is signed in (RECOV-07)', async () => {
    const { page, recovery } = await visit();
    await recovery.enterAccount('demo@example.com');
    await page.evaluateOnNewDocument(() => localStorage.removeItem('cntv:session'));
    for (const call of ['checkLogin', 'message/count'])
      await devConsole.setFault(`GET /openapi/v2/user/${call}`, { effect: 'delay', delayMs: 1500 });
    await page.reload();
    await recovery.find('#method-3:not(:disabled)');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('cntv:session')))
      .toContain('signed-out');
    expect(await recovery.text('#method-3-hint')).toBe('s***@example.org');
  });

  it('show a wrong code as a toast and at the field, and keep the values (RECOV-24)', async () => {
    const { recovery } = await visit();
    await recovery.enterAccount(PHONE);
    await recovery.choose('1');
    await recovery.askForCode();
    await expect.poll(() => recovery.toasts()).toContain('发送成功');
    const code = await smsCodeTo(PHONE);
    await recovery.type('smsCode', code === '000000' ? '111111' : '000000');
    await recovery.typeTwice(NEW_PASSWORD);
    await recovery.send();
    await expect.poll(() => recovery.toasts()).toContain('手机验证码错误，请重新输入');
    expect(await recovery.message('smsCode')).toBe('手机验证码错误，请重新输入');
    expect(await recovery.value('password')).toBe(NEW_PASSWORD);
    await recovery.type('smsCode', code);
    await recovery.send();
    await recovery.at('/login.html');
  });

  it('show a used link as expired after a success; no step is filled in, and the old password does not sign in (RECOV-22, RECOV-23, RECOV-24, RECOV-25, OQ-57)', async () => {
    const { page, recovery } = await visit();
    await recovery.enterAccount('plain@example.com');
    await recovery.choose('2');
    await recovery.answerCaptcha();
    await recovery.at('/find_password2/email?emailQuery=success&email=plain%40example.com');
    const link = await resetLinkTo('plain@example.com');
    await page.goto(link);
    await recovery.ready();
    await recovery.typeTwice(NEW_PASSWORD);
    await recovery.send();
    await recovery.at('/login.html');
    for (const path of ['/find_password2/email', '/find_password3/mobile']) {
      await page.goto(origin + path);
      await recovery.at(START);
    }
    await recovery.find('#account');
    expect(await recovery.value('account')).toBe('');
    await page.goto(`${origin}/login.html`);
    const login = new LoginWidget(page);
    await login.signIn({ account: 'plain@example.com', password: PASSWORD });
    await expect.poll(() => login.message('account')).not.toBe('');
    await page.goto(link);
    await recovery.at('/find_password2/email?emailQuery=failed&email=plain%40example.com');
  });
});

describe('axe finds nothing', () => {
  async function open(path: string) {
    const visitor = await newVisitor();
    const page = await visitor.newTab();
    await carryAxe(page);
    await page.goto(origin + path);
    const recovery = await new Recovery(page).ready();
    await recovery.find('[part~=title]');
    return { page, recovery };
  }

  it('in any state of the recovery by SMS', async () => {
    const { page, recovery } = await open(START);
    expect(await axeFindings(page)).toEqual([]);
    await recovery.send();
    await expect.poll(() => recovery.message('account')).not.toBe('');
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewport({ width: 1280, height: 900 });
    await recovery.enterAccount(PHONE);
    await recovery.find('#method-3:not(:disabled)');
    expect(await axeFindings(page)).toEqual([]);
    await recovery.send();
    await expect.poll(() => recovery.message('method')).not.toBe('');
    expect(await axeFindings(page)).toEqual([]);
    await recovery.choose('1');
    await recovery.find('#password');
    for (const password of ['', 'abc', 'abcdefg1', NEW_PASSWORD]) {
      if (password) await recovery.type('password', password);
      expect(await axeFindings(page)).toEqual([]);
    }
    await recovery.send();
    await expect.poll(() => recovery.message('smsCode')).not.toBe('');
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => history.replaceState({ cntv: { isDone: true } }, ''));
    await holdTimers(page, REDIRECT_AFTER_MESSAGE_MS);
    await page.reload();
    await expect.poll(() => recovery.title()).toBe('重置密码成功！');
    expect(await axeFindings(page)).toEqual([]);
  });

  for (const [what, path] of [
    ['on the mail that was sent', '/find_password2/email?emailQuery=success&email=demo@example.com'],
    ['on a link that is no longer valid', '/find_password2/email?emailQuery=failed&email=demo@example.com'],
    [
      'on the form of a mailed link',
      '/find_password3/email?code=C0DE&operation=reset&email=demo@example.com',
    ],
  ] as const) {
    it(what, async () => {
      const { page } = await open(path);
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  it('on the choice while the security email is loading, missing or failed', async () => {
    const { page, recovery } = await open(START);
    await recovery.enterAccount('plain@example.com');
    await expect.poll(() => recovery.text('#method-3-hint')).toBe('未绑定密保邮箱，或尚未激活');
    expect(await axeFindings(page)).toEqual([]);
    await devConsole.setFault('POST /openapi/v2/user/secret/email', { effect: 'http-500' });
    await page.reload();
    await recovery.find('[data-testid~=retry]');
    expect(await axeFindings(page)).toEqual([]);
  });
});
