import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { leaksOf } from '../../support/browser/checks/leaks';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { PASSWORD } from '../../support/portal/demo-account';
import { BindingsPage } from '../../support/screen/bindings-page';
import { LoginWidget } from '../../support/screen/login-widget';
import { ProfileForm } from '../../support/screen/profile-form';
import { NEW_PHONE } from '../../support/screen/registration';

const newVisitor = setUpVisitors();
const PROFILE = '/account/baseMessage';
const BINDINGS = '/account/bindingAccount';
const NOTICE = '[data-testid~=kept-input]';
const RESTORED = '已恢复登录过期前填写的内容（密码和验证码除外），请核对后重新提交';

async function visit(path: string, account?: string) {
  const visitor = await newVisitor();
  await visitor.startSession(account);
  return { visitor, page: await visitor.open(path) };
}

/** Submits with an expired session, and waits for the redirect to the sign-in. */
async function submitTooLate(visitor: Visitor, page: Page, path: string, submit: () => Promise<unknown>) {
  await visitor.expireSession();
  await submit();
  const back = encodeURIComponent(origin + path);
  await expect.poll(() => page.url()).toBe(`${origin}/login.html?backurl=${back}`);
}

async function signIn(page: Page, path: string, account?: string) {
  await new LoginWidget(page).signIn(account ? { account } : {});
  await expect.poll(() => page.url()).toBe(origin + path);
}

describe('a session that expires while a form is filled in', () => {
  it('restores the basic info after the sign-in, once, and says so (ERR-02, ERR-03, SET-04)', async () => {
    const { visitor, page } = await visit(PROFILE);
    const form = await new ProfileForm(page).ready();
    await form.type('nickName', '江上清风');
    await form.press('#sex-2');
    await form.select('province', '四川省');
    await form.select('city', '乐山市');
    await submitTooLate(visitor, page, PROFILE, () => form.save());
    await signIn(page, PROFILE);
    await form.ready();
    const typed = ['江上清风', '1990-05-20', '四川省', '乐山市', '2'];
    await expect.poll(() => form.values()).toEqual(typed);
    await expect.poll(() => form.text(NOTICE)).toBe(RESTORED);

    await form.save();
    await expect.poll(() => form.toasts()).toBe('修改成功！修改昵称需要审核后才能生效');
    expect(await form.texts(NOTICE)).toEqual([]);
    await page.reload();
    await form.ready();
    expect(await form.texts(NOTICE)).toEqual([]);
  });

  it('restores a new phone, but not its code, after the password check (BIND-19, BIND-20)', async () => {
    const { visitor, page } = await visit(BINDINGS);
    const form = await new BindingsPage(page, 'mobile').open();
    await form.pressPart('change');
    await form.passCheck('form');
    await form.type('phone', NEW_PHONE);
    await form.type('smsCode', '246813');
    await submitTooLate(visitor, page, BINDINGS, () => form.send());
    expect(await leaksOf(['246813', PASSWORD], visitor, page)).toEqual([]);
    await signIn(page, BINDINGS);
    await form.at('check');
    await expect.poll(() => form.text(NOTICE)).toBe('登录过期前填写的内容已保留，验证密码后即可继续');
    await form.passCheck('form');
    await expect.poll(() => form.value('phone')).toBe(NEW_PHONE);
    expect(await form.value('smsCode')).toBe('');
    await expect.poll(() => form.text(NOTICE)).toBe(RESTORED);
  });
});
