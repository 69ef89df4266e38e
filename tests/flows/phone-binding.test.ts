import { describe, expect, it } from 'vitest';
import { axeFindings, carryAxe } from './support/axe-findings';
import { desk } from './support/desk';
import { FAULTS } from './support/faults';
import { leaksOf } from './support/leaks';
import { smsCodeTo } from './support/outbox';
import { NEW_PHONE, Registration } from './support/registration';
import { origin } from './support/stage';
import { type Visitor, welcomeVisitors } from './support/visitor';

const newVisitor = welcomeVisitors();
const ACCOUNT = 'plain@example.com';
const BIND = 'POST /openapi/v2/user/verification/mobile/binding';
const PICTURE = 'GET /openapi/v2/user/verification/pic/code';

async function visit(path = '/authentication', options?: Parameters<typeof newVisitor>[0]) {
  const visitor = await newVisitor(options);
  await visitor.startSession(ACCOUNT);
  const page = await visitor.open(path);
  const form = await new Registration(page).ready();
  await form.find('[part=picture] img');
  return { visitor, page, form };
}

/** The letters of the picture in sight, as the desk knows them. */
async function pictureCode(visitor: Visitor): Promise<string> {
  const cookie = await visitor.sessionCookie();
  const response = await fetch(`${origin}/dev/api/picture-code`, {
    method: 'POST',
    headers: { cookie: `portal_session=${cookie?.value}` },
  });
  return ((await response.json()) as { code: string }).code;
}

async function getCode(form: Registration, visitor: Visitor): Promise<string> {
  await form.type('phone', NEW_PHONE);
  await form.type('pictureCode', await pictureCode(visitor));
  await form.press('[part~=sms-button]');
  await form.find('#smsCode');
  await expect.poll(() => form.focused()).toBe('smsCode');
  return smsCodeTo(NEW_PHONE);
}

const source = (form: Registration) =>
  form.page.$eval(`${form.host} >>> [part=picture] img`, (picture) => (picture as HTMLImageElement).src);

describe('a phone is bound', () => {
  it('with picture code and SMS, and then the viewer goes where they wanted to (PHONE-01, PHONE-04, PHONE-05, PHONE-06, SMS-04, TOAST-07, API-32, API-36)', async () => {
    const { visitor, page, form } = await visit('/authentication?service=/news/1.html');
    expect(await form.text('#smsCode')).toBe(null);
    await form.find('button[type=submit]:disabled');
    const code = await getCode(form, visitor);
    expect(await form.toasts()).toContain('发送成功，请注意查收！');
    expect(await form.value('pictureCode')).toBe('');
    await form.type('smsCode', code);
    await form.press('button[type=submit]');
    await expect.poll(() => form.toasts()).toContain('提交成功！');
    await expect.poll(() => page.url()).toBe(`${origin}/news/1.html`);
    expect(await leaksOf([code, NEW_PHONE], visitor, page)).toEqual([]);
  });

  it('and a target elsewhere is not followed (PHONE-06)', async () => {
    const { visitor, page, form } = await visit('/authentication?service=//evil.example/', {
      device: 'phone',
    });
    await form.type('smsCode', await getCode(form, visitor));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await form.press('button[type=submit]');
    await expect.poll(() => form.text('[part~=notice]')).toContain('提交成功！');
    expect(page.url()).toBe(`${origin}/authentication?service=//evil.example/`);
    expect(visitor.record.addresses.filter((address) => !address.startsWith(origin))).toEqual([]);
  });
});

it('a press on the picture brings another one (PHONE-02)', async () => {
  const { form } = await visit();
  const first = await source(form);
  expect(first).toMatch(/^data:image\/(png|jpeg|webp);base64,/);
  await form.press('[part=picture]');
  await expect.poll(() => source(form)).not.toBe(first);
});

it('complaints stand under their fields (PHONE-03, PHONE-07, OQ-51)', async () => {
  const { visitor, form } = await visit();
  await form.type('phone', '12900139000');
  await form.type('pictureCode', 'abc');
  await form.press('[part~=sms-button]');
  await expect.poll(() => form.message('phone')).toBe('请输入正确的手机号');
  await expect.poll(() => form.message('pictureCode')).toBe('请输入正确的验证码');
  await form.type('phone', NEW_PHONE);
  await form.type('pictureCode', 'ab');
  await form.press('[part~=sms-button]');
  await expect.poll(() => form.focused()).toBe('pictureCode');
  expect(await desk.log('/sms/code')).toEqual([]);
  await getCode(form, visitor);
  await form.press('button[type=submit]');
  await expect.poll(() => form.message('smsCode')).toBe('请输入手机验证码');
  await form.type('smsCode', '123');
  await expect.poll(() => form.message('smsCode')).toBe('请输入正确的手机校验码');
});

it('wrong letters are told, and there is another picture (PHONE-02, SMS-04)', async () => {
  const { visitor, form } = await visit();
  await pictureCode(visitor);
  const first = await source(form);
  await form.type('phone', NEW_PHONE);
  await form.type('pictureCode', '????');
  await form.press('[part~=sms-button]');
  await expect.poll(() => form.toasts()).toContain('图片验证码错误');
  await expect.poll(() => source(form)).not.toBe(first);
  expect(await form.values('phone', 'pictureCode')).toEqual([NEW_PHONE, '']);
  expect(await form.text('#smsCode')).toBe(null);
});

it('without a picture there is a button for another one', async () => {
  const { form } = await visit();
  await desk.setFault(PICTURE, { effect: 'code', code: -21063 });
  await form.press('[part=picture]');
  await expect.poll(() => form.toasts()).toContain('访问过于频繁，请稍后重试');
  await expect.poll(() => form.text('[part=picture]')).toBe('点击换一张');
  await desk.clearFaults();
  await form.press('[part=picture]');
  await form.find('[part=picture] img');
});

it('what was typed stays through every failure of the call', async () => {
  const { visitor, form } = await visit();
  const code = await getCode(form, visitor);
  await form.type('smsCode', code);
  await expect.poll(() => form.toasts()).toBe('');
  for (const [, fault, words] of FAULTS) {
    await desk.setFault(BIND, fault);
    await form.press('button[type=submit]');
    await expect.poll(() => form.toasts()).toContain(words);
    await desk.clearFaults();
    await form.closeToasts();
    expect(await form.values('phone', 'smsCode')).toEqual([NEW_PHONE, code]);
  }
});

it('axe finds nothing in any state', async () => {
  const visitor = await newVisitor();
  await visitor.startSession(ACCOUNT);
  const page = await visitor.newTab();
  await carryAxe(page);
  await page.goto(`${origin}/authentication`);
  const form = await new Registration(page).ready();
  await form.find('[part=picture] img');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewport({ width: 1280, height: 900 });
  await form.type('smsCode', await getCode(form, visitor));
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewport({ width: 1280, height: 900 });
  await form.press('button[type=submit]');
  await expect.poll(() => form.text('[part~=notice]')).toContain('提交成功！');
  expect(await axeFindings(page)).toEqual([]);
});
