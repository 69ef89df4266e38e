import { describe, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { tabTo } from '../../support/browser/checks/keyboard';
import { leaksOf } from '../../support/browser/checks/leaks';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { PASSWORD } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { faultOf } from '../../support/portal/faults';
import { LoginWidget } from '../../support/screen/login-widget';
import { PasswordSection, type Passwords } from '../../support/screen/password-section';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
const VERIFY = 'POST /openapi/v2/user/verification/password';
const MODIFY = 'POST /openapi/v2/user/modify/password';
const NEW = 'Changed1!';

async function visit() {
  const visitor = await newVisitor({ device: 'phone' });
  await visitor.startSession();
  const page = await visitor.open('/m/index.html');
  const section = new PasswordSection(page);
  await section.ready();
  return { visitor, page, section };
}

/** One failure of each kind; the tests of the transport cover all of them. */
const FAILING = [
  [VERIFY, 'a dropped connection'],
  [VERIFY, 'a negative code'],
  [MODIFY, 'HTTP 500'],
  [MODIFY, 'a late negative code'],
] as const;

const isLoaded = ({ record }: Visitor) =>
  record.requests.some(({ url }) => url.includes('/change-password-form-'));

it('a password manager leads to the form, a viewer who is signed out through the sign-in', async () => {
  const page = await (await newVisitor()).open('/.well-known/change-password');
  await expect.poll(() => page.url()).toContain('/login.html?backurl=');
  await (await new LoginWidget(page).ready()).signIn();
  await expect.poll(() => page.url()).toBe(`${origin}/account/modifyPasswd.jsp`);
  await new Widget(page, 'cntv-portal').find('#newPassword');
});

describe('the password is changed', () => {
  it('in the section of the personal centre, which ends the other sessions, and the new one signs in (MOB-04, MOB-06, PWD-01, PWD-04, PWD-10, PWD-11, API-27, API-46)', async () => {
    const { visitor, page, section } = await visit();
    const elsewhere = await newVisitor();
    await elsewhere.startSession();
    expect(isLoaded(visitor)).toBe(false);
    await section.open();
    expect(isLoaded(visitor)).toBe(true);

    await section.fill('Wrong123!', NEW, NEW);
    await section.send();
    await expect.poll(() => section.messages()).toEqual(['当前密码不正确', '', '']);
    await expect.poll(() => section.focused()).toBe('oldPassword');
    expect(await section.values()).toEqual(['Wrong123!', NEW, NEW]);

    await section.type('oldPassword', PASSWORD);
    expect(await section.text('[data-testid~=strength-word]')).toBe('密码强度：强');
    await section.send();
    await expect.poll(() => section.toasts()).toBe('修改成功！');
    expect(await section.values()).toEqual(['', '', '']);
    expect(await leaksOf([PASSWORD, NEW, 'Wrong123!'], visitor, page)).toEqual([]);

    const other = await elsewhere.open('/m/index.html');
    await expect
      .poll(() => devConsole.log('/user/info'))
      .toContainEqual(expect.objectContaining({ code: -10001 }));
    await other.close();

    await page.bringToFront();
    await section.press('[data-testid~=logout]');
    await expect.poll(() => page.url()).toBe(`${origin}/mobile/new/login.html`);
    await new LoginWidget(page).signIn({ password: NEW, by: 'touch' });
    await expect.poll(() => page.url()).toBe(`${origin}/m/index.html`);
  });

  it('by keyboard alone', async () => {
    const { page, section } = await visit();
    await section.find('summary');
    await tabTo(page, '修改密码');
    await page.keyboard.press('Enter');
    await section.find('#oldPassword');
    for (const [field, password] of [
      ['oldPassword', PASSWORD],
      ['newPassword', NEW],
      ['confirmPassword', NEW],
    ] as const) {
      const stops = await tabTo(page, field);
      expect(stops.every(({ isVisible }) => isVisible)).toBe(true);
      await page.keyboard.type(password);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => section.toasts()).toBe('修改成功！');
    // Tab moves to the first field of the new form, not to the top of the page.
    expect((await tabTo(page, 'oldPassword')).length).toBe(1);
  });
});

it('the form shows each error under its field, and axe finds nothing (PWD-02 to PWD-09)', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.newTab();
  await carryAxe(page);
  await page.goto(`${origin}/m/index.html`);
  const section = new PasswordSection(page);
  await section.ready();
  await section.open();
  expect(await axeFindings(page)).toEqual([]);
  const rows: readonly [values: Passwords, messages: string[]][] = [
    [
      ['', '', ''],
      ['请输入当前密码', '请输入新密码', '请再次输入新密码'],
    ],
    [
      ['12345', 'Changed1', 'x'],
      ['长度在 6 到 16 个字符', '仅限8-16位，必须包含字母、数字、符号', '两次密码输入不一致'],
    ],
    [
      [PASSWORD, PASSWORD, PASSWORD],
      ['', '新密码不能和当前密码相同', ''],
    ],
  ];
  for (const [values, messages] of rows) {
    await section.fill(...values);
    await section.send();
    await expect.poll(() => section.messages()).toEqual(messages);
  }
  expect(await axeFindings(page)).toEqual([]);
  expect(await devConsole.log('/verification/password')).toEqual([]);
});

it('the form shows a failed request and keeps the values (ERR-05, ERR-07)', async () => {
  const { section } = await visit();
  await section.open();
  await section.fill(PASSWORD, NEW, NEW);
  for (const [call, what] of FAILING) {
    const { fault, words } = faultOf(what);
    await devConsole.setFault(call, fault);
    await section.send();
    await expect.poll(() => section.toasts(), { message: `${call}: ${what}` }).toBe(words);
    const isRefused = call === VERIFY && fault.effect === 'code';
    // The password is right, so its field is not marked.
    expect(await section.message('oldPassword')).toBe('');
    expect(await section.text('[data-testid~=form-message]')).toBe(isRefused ? words : null);
    expect(await section.values(), what).toEqual([PASSWORD, NEW, NEW]);
    await devConsole.clearFaults();
    await section.closeToasts();
  }
  await section.send();
  await expect.poll(() => section.toasts()).toBe('修改成功！');
});
