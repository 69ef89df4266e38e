import fc from 'fast-check';
import type { ElementHandle, Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { APPLICATION_FORMS } from '#config/application-forms';
import { anyValues } from '../../../support/application-values';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors } from '../../../support/browser/visitor';
import { smsCodeTo } from '../../../support/portal/outbox';
import { NEW_PASSWORD, NEW_PHONE, Registration } from '../../../support/screen/registration';

// The headless shell has no clipboard.
const newVisitor = setUpVisitors({ hidesTabs: true });

/** Copies a text to the clipboard with the field of a tab, and pastes it into a field of a page. */
async function paste(page: Page, field: ElementHandle, text: string, tab = page): Promise<void> {
  if (tab !== page) await tab.bringToFront();
  await tab.evaluate((copied) => {
    const area = document.createElement('textarea');
    area.value = copied;
    document.body.append(area);
    area.select();
  }, text);
  await tab.keyboard.press('KeyC', { commands: ['copy'] });
  await tab.$eval('body > textarea', (area) => area.remove());
  if (tab !== page) await page.bringToFront();
  await field.evaluate((control) => (control as HTMLInputElement).select());
  await page.keyboard.press('KeyV', { commands: ['paste'] });
}

it('a phone number and a whole text message are pasted, and their normal forms are sent (REG-11)', async () => {
  const visitor = await newVisitor();
  const page = await visitor.open('/regist.html');
  const form = await new Registration(page).ready();
  const otherTab = await visitor.newTab();

  await paste(page, await form.find('#phone'), '\u202d+86 139-0013 9000\u202c', otherTab);
  await form.press('[data-testid~=sms-button]:enabled');
  await form.answerCaptcha({ by: 'mouse' });
  await expect.poll(() => form.toasts()).toContain('发送成功，请注意查收！');
  const code = await smsCodeTo(NEW_PHONE);
  const message = `【央视网】验证码：${code.slice(0, 3)} ${code.slice(3)}，5分钟内有效。`;
  await paste(page, await form.find('#smsCode'), message, otherTab);
  await form.type('password', NEW_PASSWORD);
  await form.type('confirmPassword', NEW_PASSWORD);
  await form.press('#checked');
  await form.send();
  await expect.poll(() => page.url()).toBe(`${origin}/mobile_register_succeed`);
});

const ACCEPTED = '';
const NO_CODE = '请输入正确的手机验证码';
const NO_PHONE = '请输入正确的手机号';
const NO_ACCOUNT = '请输入正确的邮箱或手机号';
const WEAK = '仅限8-16位，必须包含字母、数字、符号';

type Case = readonly [text: string, result: string];

/** What is pasted into fields of an account form, by element and field, and the message at the field. */
const JUDGED: Readonly<Record<string, Readonly<Record<string, readonly Case[]>>>> = {
  'cntv-portal': {
    smsCode: [
      ['123456', ACCEPTED],
      ['12345', NO_CODE],
      ['123 456', ACCEPTED],
      ['1234567', NO_CODE],
      ['123-456', ACCEPTED],
      ['验证码 123456 或 654321', NO_CODE],
      ['G-123456', ACCEPTED],
      ['没有验证码', NO_CODE],
      ['１２３４５６', ACCEPTED],
      ['13800138000', NO_CODE],
      ['【央视网】验证码：123456，5分钟内有效。', ACCEPTED],
      ['12 34 56', ACCEPTED],
      ['12-345', NO_CODE],
      ['aB3d5F', ACCEPTED],
      ['\u3164123\u2800456\u200b', ACCEPTED],
      ['\u2066123456\u2069', ACCEPTED],
      ['\u202d123456\u202c', ACCEPTED],
      ['\u00a0123\u00a0456\n', ACCEPTED],
      ['123456 is your code. It expires in 5 minutes.', ACCEPTED],
    ],
    phone: [
      ['138 0013 8000', ACCEPTED],
      ['1380013800', NO_PHONE],
      ['138-0013-8000', ACCEPTED],
      ['+852 1380 0138', NO_PHONE],
      ['138\u00a00013\u00a08000', ACCEPTED],
      ['13800138000 13900139000', NO_PHONE],
      ['+8613800138000', ACCEPTED],
      ['+86 138 0013 8000', ACCEPTED],
      ['86 13800138000', ACCEPTED],
      ['１３８００１３８０００', ACCEPTED],
      ['\u202d13800138000\u202c', ACCEPTED],
      ['13800138000\n', ACCEPTED],
    ],
    password: [
      ['Fresh2468#', ACCEPTED],
      [' Fresh2468#', WEAK],
      ['Ｆresh2468#', WEAK],
      ['Fresh2468#\u202c', WEAK],
      ['Fresh-24 68', WEAK],
    ],
  },
  'cntv-login': {
    account: [
      ['who@example.com', ACCEPTED],
      ['who@exam ple.com', NO_ACCOUNT],
      [' who@example.com\n', ACCEPTED],
      ['who@example', NO_ACCOUNT],
      ['who＠example．com', ACCEPTED],
      ['\u2066who@example.com\u2069', ACCEPTED],
      ['+86 138-0013 8000', ACCEPTED],
      ['\u202d138 0013 8000\u202c', ACCEPTED],
      ['１３８００１３８０００', ACCEPTED],
    ],
  },
};

/** What is pasted into fields of an application, and what `detail.data` has. */
const SUBMITTED: Readonly<Record<string, readonly Case[]>> = {
  idNumber: [
    ['11010519491231002x', '11010519491231002X'],
    ['110105 19491231 002X', '11010519491231002X'],
    ['１１０１０５１９４９１２３１００２ｘ', '11010519491231002X'],
    ['\u202d11010519491231002X\u202c', '11010519491231002X'],
  ],
  phone: [
    ['\u202d+86 138-0013 8000\u202c', '13800138000'],
    ['０１０－６８５０８３８１', '010-68508381'],
  ],
  email: [['\u2066who＠example．com\u2069 ', 'who@example.com']],
  postCode: [['１００ ８５９', '100859']],
  qq: [['1000\u00a001', '100001']],
  name: [
    ['\u202d阿卜杜拉·买买提\u202c', '阿卜杜拉·买买提'],
    ['李 白（太白）', '李 白（太白）'],
  ],
};

it('what is pasted into any field is validated and passed on in its normal form, and nothing of it is cut (REG-11, CAMP-20)', async () => {
  const visitor = await newVisitor();
  const page = await visitor.open('/regist.html');
  await page.evaluate(() => {
    const login = document.createElement('cntv-login');
    const form = document.createElement('cntv-apply-form');
    form.setAttribute('form', 'advisory');
    document.body.append(login, form);
    form.scrollIntoView();
  });
  for (const [host, fields] of Object.entries(JUDGED)) {
    const widget = await new Registration(page, host).ready();
    for (const round of roundsOf(fields)) {
      for (const [name, text] of Object.entries(round))
        await paste(page, await widget.find(`#${name}`), text);
      const before = await widget.values(...Object.keys(round));
      expect(before).toEqual(Object.values(round).map((text) => text.replace(/\n/g, '')));
      await submit(page, host);
      const pasted = Object.entries(round);
      const judged = () =>
        Promise.all(pasted.map(async ([name, text]) => [name, text, await widget.message(name)]));
      await expect
        .poll(judged)
        .toEqual(pasted.map(([name, text]) => [name, text, resultOf(fields, name, text)]));
      expect(await widget.values(...Object.keys(round))).toEqual(before);
    }
  }

  const form = await new Registration(page, 'cntv-apply-form').ready();
  const [values] = fc.sample(anyValues(APPLICATION_FORMS.advisory.fields), { numRuns: 1, seed: 1 });
  await page.evaluate((data) => {
    Object.assign(document.querySelector('cntv-apply-form') ?? {}, { data });
    document.addEventListener('cntv-submit', (event) => {
      event.preventDefault();
      Object.assign(window, { submitted: event.detail.data });
    });
  }, values as object);
  for (const round of roundsOf(SUBMITTED)) {
    for (const [name, text] of Object.entries(round)) await paste(page, await form.find(`#${name}`), text);
    await submit(page, 'cntv-apply-form');
    const submitted = () => page.evaluate(() => (window as { submitted?: object }).submitted ?? {});
    const expected = Object.entries(round).map(([name, text]) => [name, resultOf(SUBMITTED, name, text)]);
    await expect.poll(submitted).toMatchObject(Object.fromEntries(expected));
  }
});

type Cases = Readonly<Record<string, readonly Case[]>>;

/** Returns for each round the text that is pasted into each field that has a case left. */
function roundsOf(fields: Cases): Readonly<Record<string, string>>[] {
  const count = Math.max(...Object.values(fields).map(({ length }) => length));
  return Array.from({ length: count }, (_, round) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, cases]) => (cases[round] ? [[name, cases[round][0]]] : [])),
    ),
  );
}

function resultOf(fields: Cases, name: string, text: string): string | undefined {
  return fields[name]?.find(([pasted]) => pasted === text)?.[1];
}

/** Submits the first form of a widget, and waits for two frames, so that messages of an earlier submit are gone. */
function submit(page: Page, host: string): Promise<void> {
  return page.$eval(host, async (element) => {
    element.shadowRoot?.querySelector('form')?.requestSubmit();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
