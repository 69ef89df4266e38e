import { describe, expect, it } from 'vitest';
import { DELETION_LEAVE_MS } from '#config/limits';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { focusedStop, tabTo } from '../../support/browser/checks/keyboard';
import { holdTimers } from '../../support/browser/hold-timers';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { comeByThirdParty } from '../../support/portal/third-party';
import { press } from '../../support/screen/act';
import { BindingSection } from '../../support/screen/binding-section';
import { LoginWidget } from '../../support/screen/login-widget';
import { Registration } from '../../support/screen/registration';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
const SAVE = 'POST /openapi/v2/programme/user';
const DELETION = 'POST /openapi/v2/user/account/cancellation';
const SUBMIT = 'form:has(fieldset) button[type=submit]';

type Device = Parameters<typeof newVisitor>[0];

/** Opens a tab of the settings, or another route, for a viewer. */
async function visit(path: string, { account = ACCOUNT, ...device }: { account?: string } & Device = {}) {
  const visitor = await newVisitor(device);
  await visitor.startSession(account);
  const page = await visitor.newTab();
  await carryAxe(page);
  await page.goto(origin + path);
  const portal = await new Widget(page, 'cntv-portal').ready();
  /** IDs of the checked checkboxes. */
  const ticked = () =>
    page.$eval('cntv-portal', (host) =>
      [...(host.shadowRoot?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(({ id }) => id),
    );
  return { visitor, page, portal, ticked };
}

describe('favourite programmes', () => {
  it('are selected, saved and restored, also after a failed save (FAV-01, FAV-02, FAV-03, TOAST-02, API-48, API-49, API-50, APIMAP-06)', async () => {
    const { page, portal, ticked } = await visit('/account/myFavourite');
    await portal.find('#columns-0');
    expect(await ticked()).toEqual(['channels-0', 'channels-8', 'columns-7']);
    expect(await axeFindings(page)).toEqual([]);
    await portal.press('#channels-8');
    await portal.press('#columns-0');
    await devConsole.setFault(SAVE, { effect: 'http-500', times: 1 });
    await portal.press(SUBMIT);
    await expect.poll(() => portal.toasts()).toBe('系统繁忙！请稍后重试！');
    expect(await ticked()).toEqual(['channels-0', 'columns-0', 'columns-7']);
    await portal.closeToasts();
    await portal.press(SUBMIT);
    await expect.poll(() => portal.toasts()).toBe('修改成功！');
    await page.reload();
    await portal.find('#columns-0');
    expect(await ticked()).toEqual(['channels-0', 'columns-0', 'columns-7']);
  });

  it('are selected by keyboard alone', async () => {
    const { page, portal } = await visit('/account/myFavourite', { account: 'plain@example.com' });
    await portal.find('#channels-0');
    const stops = [...(await tabTo(page, 'channels-0')), ...(await tabTo(page, 'channels-1'))];
    await page.keyboard.press('Space');
    stops.push(...(await tabTo(page, '保存')));
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => portal.toasts()).toBe('修改成功！');
    expect((await focusedStop(page)).name).toBe('保存');
  });
});

describe('the account is deleted', () => {
  it('after the reading time, the acceptance and the confirmation; all sessions end and no sign-in succeeds (CANCEL-01 to CANCEL-08, TOAST-08, STATE-02, API-25, APIMAP-13)', async () => {
    const { visitor, page, portal } = await visit('/account/logOff', { account: 'sso@example.com' });
    const elsewhere = await newVisitor();
    await elsewhere.startSession('sso@example.com');
    await portal.find('[data-testid~=reading]');
    expect(await portal.text('#agree-deletion')).toBe(null);
    expect(await axeFindings(page)).toEqual([]);
    await portal.press('#agree-deletion');
    await portal.press('[data-testid~=log-off]');
    await portal.find('[data-testid~=confirm-dialog]');
    expect(await axeFindings(page)).toEqual([]);
    await portal.press('[data-testid~=cancel]');
    expect(await devConsole.log('/cancellation')).toEqual([]);

    await devConsole.setFault(DELETION, { effect: 'code', code: -1, times: 1 });
    const leave = await holdTimers(page, DELETION_LEAVE_MS);
    for (const words of ['系统内部错误，请稍后重试', '注销账号成功！']) {
      await portal.press('[data-testid~=log-off]');
      await portal.press('[data-testid~=confirm]');
      await expect.poll(() => portal.toasts()).toContain(words);
    }
    await leave();
    // The history entry of the settings was replaced, so going back does not open them.
    await expect.poll(() => page.url()).toBe(`${origin}/login.html`);
    expect(visitor.record.requests.filter(({ url }) => url.includes('/sso/leave'))).toHaveLength(1);
    const login = new LoginWidget(page);
    await login.signIn({ account: 'sso@example.com', password: PASSWORD });
    await expect.poll(() => login.message('account')).toBe('该账号已注销');

    const other = await elsewhere.open('/account/logOff');
    const shown = await new Widget(other, 'cntv-portal').ready();
    await expect.poll(() => shown.text('[part~=notice]')).toContain('您还没有登录');
  });

  it('long after the sign-in with the password, which can be wrong; a cancelled dialog deletes nothing (CANCEL-06, OQ-92)', async () => {
    const { visitor, page, portal } = await visit('/account/logOff', { account: 'plain@example.com' });
    await visitor.startSession('plain@example.com', false);
    await portal.press('#agree-deletion');
    const confirm = async () => {
      await portal.press('[data-testid~=log-off]');
      await portal.press('[data-testid~=confirm]');
      await portal.find('#passwordForChange');
    };
    await confirm();
    expect(await axeFindings(page)).toEqual([]);
    await portal.press('[data-testid~=identity-dialog] [data-testid~=close]');
    await expect.poll(() => portal.text('#passwordForChange')).toBe(null);
    expect([await portal.toasts(), await portal.text('#agree-deletion:checked')]).toEqual(['', '']);
    await confirm();
    await portal.type('passwordForChange', 'Wrong123!');
    await portal.press('[data-testid~=identity-dialog] button[type=submit]');
    await expect.poll(() => portal.message('passwordForChange')).toBe('当前密码不正确');
    const leave = await holdTimers(page, DELETION_LEAVE_MS);
    await portal.provePassword();
    await expect.poll(() => portal.toasts()).toContain('注销账号成功！');
    await leave();
    await expect.poll(() => page.url()).toBe(`${origin}/login.html`);
  });

  it('of a viewer without a password after another sign-in at the third party (OQ-92, PERM-06)', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newTab();
    await comeByThirdParty(page);
    const uid = await page.evaluate(async () => {
      const response = await fetch('/openapi/v2/user/info?appid=demo');
      return (await response.json()).data.uid as number;
    });
    await visitor.startSession(String(uid), false);
    await page.goto(`${origin}/account/logOff`);
    const section = new BindingSection(page);
    await section.press('#agree-deletion');
    await section.press('[data-testid~=log-off]');
    await section.press('[data-testid~=confirm]');
    const provider = await section.windowOf(visitor, () => section.press('[data-testid~=prove]'));
    await press(provider, 'button[value=bound]');
    await expect.poll(() => provider.url()).toBe(`${origin}/account/logOff`);
    await provider.close();
    const leave = await holdTimers(page, DELETION_LEAVE_MS);
    await section.comeBack();
    await expect.poll(() => section.toasts()).toContain('注销账号成功！');
    await leave();
    await expect.poll(() => page.url()).toBe(`${origin}/login.html`);
  });

  it('so that its number cannot be registered for 30 days, which the refusal says', async () => {
    const { page, portal } = await visit('/account/logOff');
    await portal.press('#agree-deletion');
    await portal.press('[data-testid~=log-off]');
    await portal.press('[data-testid~=confirm]');
    await expect.poll(() => page.url()).toBe(`${origin}/login.html`);
    await page.goto(`${origin}/regist.html`);
    const form = await new Registration(page).ready();
    await form.type('phone', '13800138000');
    await form.press('[data-testid~=sms-button]');
    await form.answerCaptcha();
    await expect
      .poll(() => form.toasts())
      .toMatch(/^此手机号的账号已注销，\d{4}年\d{1,2}月\d{1,2}日 \d\d:\d\d 后可重新注册$/);
    expect(await form.value('phone')).toBe('13800138000');
  });

  it('by keyboard alone at 375 px', async () => {
    const { page, portal } = await visit('/account/logOff', { device: 'phone' });
    await portal.find('[data-testid~=reading]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    const stops = await tabTo(page, '账号注销协议');
    await portal.find('#agree-deletion');
    stops.push(...(await tabTo(page, 'agree-deletion')));
    await page.keyboard.press('Space');
    stops.push(...(await tabTo(page, '注销账号')));
    await page.keyboard.press('Enter');
    await portal.find('[data-testid~=confirm]');
    await page.keyboard.press('Escape');
    expect((await focusedStop(page)).name).toBe('注销账号');
    await page.keyboard.press('Enter');
    await portal.find('[data-testid~=confirm]');
    stops.push(...(await tabTo(page, '注销')));
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
    const leave = await holdTimers(page, DELETION_LEAVE_MS);
    await page.keyboard.press('Enter');
    await expect.poll(() => portal.toasts()).toContain('注销账号成功！');
    await leave();
    await expect.poll(() => page.url()).toBe(`${origin}/login.html`);
  });
});

it('a viewer without permission sees a message and a link to the home (ROUTE-26, PAGE-07)', async () => {
  // The title blinks while there are unread messages (OQ-25).
  await devConsole.setUnread(ACCOUNT, 0, 0);
  const { page, portal } = await visit('/account/nopermission');
  await expect.poll(() => portal.text('[part~=title]')).toBe('抱歉，您没有访问权限');
  await expect.poll(() => page.title()).toBe('没有访问权限 - 央视网社区');
  expect(await axeFindings(page)).toEqual([]);
  await portal.press('[part~=card] a');
  await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
});
