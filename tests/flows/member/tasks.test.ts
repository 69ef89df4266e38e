import { expect, it } from 'vitest';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { awayFromMidnight } from '../../support/portal/away-from-midnight';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { smsCodeTo } from '../../support/portal/outbox';
import { press } from '../../support/screen/act';
import { openBindings } from '../../support/screen/binding-section';
import { BindingsPage } from '../../support/screen/bindings-page';
import { LoginWidget } from '../../support/screen/login-widget';
import { ProfileForm, pictureFiles } from '../../support/screen/profile-form';
import { NEW_PHONE } from '../../support/screen/registration';
import { Widget } from '../../support/screen/widget';
import { step } from '../../support/step';

const newVisitor = setUpVisitors();
const NEW_PASSWORD = 'Neu12345!';
/** The address of each list, its total, and its current tab where it has tabs. */
const LISTS = [
  ['/account/history', 25, undefined],
  ['/account/collection', 3, '视频'],
  ['/account/collection?tab=channel', 2, '频道'],
  ['/account/subscribe', 13, undefined],
  ['/account/message/subscribe', 13, '预约提醒'],
  ['/account/message/system', 23, '系统消息'],
] as const;

it('a signed-in viewer performs all ten tasks of the member centre, and the portal stores them (SCOPE-01, SCOPE-07, PERM-02)', async () => {
  await awayFromMidnight();
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.open('/index.html');
  const portal = new Widget(page, 'cntv-portal');
  const go = (path: string) => page.goto(origin + path);
  const says = (words: string) => expect.poll(() => portal.toasts()).toContain(words);

  await step('the home shows membership and daily check-in (SCOPE-03)', async () => {
    await expect
      .poll(() => portal.text('[data-testid~=membership]'))
      .toMatch(/^会员有效期至 \d{4}-\d\d-\d\d$/);
    await portal.press('[data-testid~=check-in-button]');
    await expect.poll(() => portal.text('[data-testid~=check-in-button]')).toBe('已签到');
    await page.reload();
    await expect.poll(() => portal.text('[data-testid~=check-in-button]')).toBe('已签到');
  });

  await step('avatar, nickname, sex, birthday and region are saved', async () => {
    await go('/account/baseMessage');
    const profile = await new ProfileForm(page).ready();
    await profile.upload(pictureFiles().good);
    await says('修改头像需要审核后才能生效');
    await profile.type('nickName', '江上清风');
    await profile.press('#sex-2');
    await profile.born('06211991');
    await profile.select('province', '四川省');
    await profile.select('city', '成都市');
    await profile.save();
    await says('修改昵称需要审核后才能生效');
    await devConsole.approve();
    await page.reload();
    await profile.ready();
    await expect.poll(() => profile.values()).toEqual(['江上清风', '1991-06-21', '四川省', '成都市', '2']);
  });

  await step('favourite channels and columns are saved', async () => {
    await go('/account/myFavourite');
    await portal.press('#columns-0');
    await portal.press('form:has(fieldset) button[type=submit]');
    await says('修改成功！');
    await page.reload();
    await portal.find('#columns-0:checked');
  });

  await step('the security email is changed', async () => {
    await go('/account/bindingAccount');
    const email = await new BindingsPage(page, 'email').open();
    await email.pressPart('change');
    await email.passCheck('change');
    await email.type('email', 'safe@example.org');
    await email.type('newEmail', 'new@example.org');
    await email.send();
    await expect.poll(() => email.part('bound')).toBe('new@example.org');
  });

  await step('the phone is changed', async () => {
    const phone = await new BindingsPage(page, 'mobile').open();
    await phone.pressPart('change');
    await phone.passCheck('form');
    await phone.type('phone', NEW_PHONE);
    await phone.pressPart('sms-button');
    await phone.answerCaptcha();
    await expect.poll(() => phone.part('sms-button')).toMatch(/^\d+ 秒/);
    await phone.type('smsCode', await smsCodeTo(NEW_PHONE));
    await phone.send();
    await expect.poll(() => phone.part('bound')).toBe(NEW_PHONE);
  });

  await step('a third-party account is bound and unbound', async () => {
    const bindings = await openBindings(visitor);
    await bindings.showOthers();
    const consent = await bindings.windowOf(visitor, () =>
      bindings.press('li[data-provider=qq] [data-testid~=bind]'),
    );
    await press(consent, 'button[value=unbound]');
    await expect.poll(() => consent.url()).toBe(`${origin}/account/bindingAccount`);
    await consent.close();
    await bindings.comeBack();
    await bindings.press('li[data-provider=qq] [data-testid~=unbind]');
    await bindings.press('[data-testid~=confirm]');
    await expect.poll(() => bindings.stateOf('qq')).toBe('QQ未绑定绑定');
    await bindings.page.close();
    await page.bringToFront();
  });

  for (const [path, total, tab] of LISTS) {
    await step(`a record of ${path} is deleted`, async () => {
      await go(path);
      if (tab) await expect.poll(() => portal.text('[data-testid=route-tabs] [aria-current]')).toContain(tab);
      await expect.poll(() => portal.text('[data-testid=total]')).toBe(`共 ${total} 条`);
      await portal.press('[data-testid~=record] [data-testid~=remove]');
      // The record disappears before the portal has answered, and a reload aborts the call.
      const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await portal.press('[data-testid~=confirm]');
      await expect.poll(() => portal.text('[data-testid=total]')).toBe(`共 ${total - 1} 条`);
      await deleted;
      await page.reload();
      await expect.poll(() => portal.text('[data-testid=total]')).toBe(`共 ${total - 1} 条`);
    });
  }

  await step('the password is changed', async () => {
    await go('/account/modifyPasswd.jsp');
    await portal.type('oldPassword', PASSWORD);
    await portal.type('newPassword', NEW_PASSWORD);
    await portal.type('confirmPassword', NEW_PASSWORD);
    await portal.press('form:has(#oldPassword) button[type=submit]');
    await says('修改成功！');
  });

  await step('the account is deleted, and cannot sign in with its new password', async () => {
    await go('/account/logOff');
    await portal.press('#agree-deletion');
    await portal.press('[data-testid~=log-off]');
    await portal.press('[data-testid~=confirm]');
    await expect.poll(() => page.url()).toBe(`${origin}/login.html`);
    const login = new LoginWidget(page);
    await login.signIn({ account: ACCOUNT, password: NEW_PASSWORD });
    await expect.poll(() => login.message('account')).toBe('该账号已注销');
  });
});
