import { describe, expect, it } from 'vitest';
import { REDIRECT_AFTER_MESSAGE_MS } from '#config/limits';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { focusedStop, tabTo } from '../../support/browser/checks/keyboard';
import { leaksOf } from '../../support/browser/checks/leaks';
import { holdTimers } from '../../support/browser/hold-timers';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { holdRequests } from '../../support/browser/wire';
import { PASSWORD } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { FAULTS } from '../../support/portal/faults';
import { smsCodeTo } from '../../support/portal/outbox';
import { pictureCode } from '../../support/portal/picture-code';
import { NEW_PHONE, Registration } from '../../support/screen/registration';

const newVisitor = setUpVisitors();
const ACCOUNT = 'plain@example.com';
const BIND = 'POST /openapi/v2/user/verification/mobile/binding';

async function visit(path = '/authentication', options?: Parameters<typeof newVisitor>[0], isProof = true) {
  const visitor = await newVisitor(options);
  await visitor.startSession(ACCOUNT, isProof);
  const page = await visitor.open(path);
  const form = await new Registration(page).ready();
  await form.find('[data-testid~=picture] img');
  return { visitor, page, form };
}

async function getCode(form: Registration, visitor: Visitor): Promise<string> {
  await form.type('phone', NEW_PHONE);
  await form.type('pictureCode', await pictureCode(visitor));
  await form.press('[data-testid~=sms-button]');
  await form.find('#smsCode');
  await expect.poll(() => form.focused()).toBe('smsCode');
  return smsCodeTo(NEW_PHONE);
}

const source = (form: Registration) =>
  form.page.$eval(
    `${form.host} >>> [data-testid~=picture] img`,
    (picture) => (picture as HTMLImageElement).src,
  );

describe('a phone is bound', () => {
  it('with picture code and SMS, then redirects to the target (PHONE-01, PHONE-04, PHONE-05, PHONE-06, SMS-04, TOAST-12, API-32, API-36)', async () => {
    const { visitor, page, form } = await visit('/authentication?service=/news/1.html');
    expect(await form.text('#smsCode')).toBe(null);
    await form.find('button[type=submit][aria-disabled=true]');
    const code = await getCode(form, visitor);
    expect(await form.toasts()).toContain('发送成功，请注意查收！');
    expect(await form.value('pictureCode')).toBe('');
    await form.type('smsCode', code);
    const leave = await holdTimers(page, REDIRECT_AFTER_MESSAGE_MS);
    await form.press('button[type=submit]');
    await expect.poll(() => form.toasts()).toContain('提交成功！');
    await leave();
    await expect.poll(() => page.url()).toBe(`${origin}/news/1.html`);
    expect(await leaksOf([code, NEW_PHONE], visitor, page)).toEqual([]);
  });

  it('by touch at 375 px, with a foreign target in the URL, then redirects to the portal home (PHONE-06, OQ-30)', async () => {
    const { visitor, page, form } = await visit('/authentication?service=//evil.example/', {
      device: 'phone',
    });
    await form.type('smsCode', await getCode(form, visitor));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    const leave = await holdTimers(page, REDIRECT_AFTER_MESSAGE_MS);
    await form.press('button[type=submit]');
    await expect.poll(() => form.text('[part~=notice]')).toContain('提交成功！');
    await leave();
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  });
});

it('phone binding works by keyboard alone, including another picture and the password (PHONE-01, PHONE-02, PHONE-04, PHONE-05, OQ-92)', async () => {
  const { visitor, page, form } = await visit('/authentication?service=/news/1.html', {}, false);
  const { keyboard } = page;
  const stops = await tabTo(page, 'phone');
  await keyboard.type(NEW_PHONE);
  stops.push(...(await tabTo(page, 'pictureCode')));
  const first = await source(form);
  stops.push(...(await tabTo(page, '验证码图片，点击换一张')));
  await keyboard.press('Enter');
  await expect.poll(() => source(form)).not.toBe(first);
  await keyboard.down('Shift');
  await keyboard.press('Tab');
  await keyboard.up('Shift');
  await keyboard.type(await pictureCode(visitor));
  stops.push(...(await tabTo(page, '获取验证码')));
  await keyboard.press('Enter');
  await expect.poll(() => focusedStop(page)).toMatchObject({ name: 'smsCode', isVisible: true });
  await keyboard.type(await smsCodeTo(NEW_PHONE));
  await keyboard.press('Enter');
  await form.find('#passwordForChange');
  await expect.poll(() => form.focused()).toBe('passwordForChange');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect.poll(() => page.url()).toBe(`${origin}/news/1.html`);
  expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
});

it('the picture button loads another picture (PHONE-02)', async () => {
  const { form } = await visit();
  const first = await source(form);
  expect(first).toMatch(/^data:image\/(png|jpeg|webp);base64,/);
  await form.press('[data-testid~=picture]');
  await expect.poll(() => source(form)).not.toBe(first);
});

it('phone binding shows errors under their fields (PHONE-03, PHONE-07, OQ-51)', async () => {
  const { visitor, form } = await visit();
  await form.type('phone', '12900139000');
  await form.type('pictureCode', 'abc');
  await form.press('[data-testid~=sms-button]');
  await expect.poll(() => form.message('phone')).toBe('请输入正确的手机号');
  await expect.poll(() => form.message('pictureCode')).toBe('请输入正确的验证码');
  await form.type('phone', NEW_PHONE);
  await form.type('pictureCode', 'ab');
  await form.press('[data-testid~=sms-button]');
  await expect.poll(() => form.focused()).toBe('pictureCode');
  expect(await devConsole.log('/sms/code')).toEqual([]);
  await getCode(form, visitor);
  await form.press('button[type=submit]');
  await expect.poll(() => form.message('smsCode')).toBe('请输入手机验证码');
  await form.type('smsCode', '123');
  await expect.poll(() => form.message('smsCode')).toBe('请输入正确的手机校验码');
});

it('a wrong picture code is refused, and another picture is loaded (PHONE-02, SMS-04)', async () => {
  const { visitor, form } = await visit();
  await pictureCode(visitor);
  const first = await source(form);
  await form.type('phone', NEW_PHONE);
  await form.type('pictureCode', '????');
  await form.press('[data-testid~=sms-button]');
  await expect.poll(() => form.toasts()).toContain('图片验证码错误，请重新输入');
  await expect.poll(() => source(form)).not.toBe(first);
  expect(await form.values('phone', 'pictureCode')).toEqual([NEW_PHONE, '']);
  await form.find('#pictureCode[aria-invalid=true]');
  expect(await form.message('pictureCode')).toBe('图片验证码错误，请重新输入');
  expect(await form.text('#smsCode')).toBe(null);
});

it('phone binding keeps the values after each failure, and sends a slow request once (PHONE-05, ERR-05, ERR-07)', async () => {
  const { visitor, page, form } = await visit();
  const code = await getCode(form, visitor);
  await form.type('smsCode', code);
  await expect.poll(() => form.toasts()).toBe('');
  for (const [, fault, words] of FAULTS) {
    await devConsole.setFault(BIND, fault);
    await form.press('button[type=submit]');
    await expect.poll(() => form.toasts()).toContain(words);
    await devConsole.clearFaults();
    await form.closeToasts();
    expect(await form.values('phone', 'smsCode')).toEqual([NEW_PHONE, code]);
  }
  await devConsole.clearLog();
  await holdTimers(page, REDIRECT_AFTER_MESSAGE_MS);
  const { release } = await holdRequests(page, /\/mobile\/binding$/);
  await form.press('button[type=submit]');
  await form.press('button[type=submit][aria-busy=true]');
  await release();
  await expect.poll(() => form.text('[part~=notice]')).toContain('提交成功！');
  expect(await devConsole.log('/mobile/binding')).toHaveLength(1);
});

it('axe finds nothing in any state', async () => {
  const visitor = await newVisitor();
  await visitor.startSession(ACCOUNT, false);
  const page = await visitor.newTab();
  await carryAxe(page);
  await page.goto(`${origin}/authentication`);
  const form = await new Registration(page).ready();
  await form.find('[data-testid~=picture] img');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewport({ width: 1280, height: 900 });
  await form.type('smsCode', await getCode(form, visitor));
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewport({ width: 1280, height: 900 });
  await form.press('button[type=submit]');
  await form.find('#passwordForChange');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewport({ width: 1280, height: 900 });
  await holdTimers(page, REDIRECT_AFTER_MESSAGE_MS);
  await form.provePassword();
  await expect.poll(() => form.text('[part~=notice]')).toContain('提交成功！');
  expect(await axeFindings(page)).toEqual([]);
});
