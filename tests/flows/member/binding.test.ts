import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { DESKTOP_PROVIDERS } from '#config/providers';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { PASSWORD } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { FAULTS } from '../../support/portal/faults';
import { comeByThirdParty } from '../../support/portal/third-party';
import { press, type } from '../../support/screen/act';
import { BINDINGS, openBindings } from '../../support/screen/binding-section';
import { LoginWidget } from '../../support/screen/login-widget';
import { Widget } from '../../support/screen/widget';
import { step } from '../../support/step';

const newVisitor = setUpVisitors();
const ACCOUNT = 'plain@example.com';
const UNBIND = 'GET /openapi/v2/user/oauth/UnBind';

async function visit(options?: Parameters<typeof newVisitor>[0], account = ACCOUNT) {
  const visitor = await newVisitor(options);
  await visitor.startSession(account);
  const section = await openBindings(visitor);
  return { visitor, page: section.page, section: await section.showOthers() };
}
const at = (page: Page, path: string) => expect.poll(() => page.url()).toBe(origin + path);
const query = (method: string) =>
  new URLSearchParams({ appid: 'demo', method, timestamp: String(Math.floor(Date.now() / 1000)) });
const choose = (page: Page, user: string) => press(page, `button[value="${user}"]`);

it('a third party is bound in a new window, signs in to the account, and is unbound', async () => {
  const { visitor, page, section } = await visit();
  expect(await section.stateOf('qq')).toBe('QQ未绑定绑定');
  const asked = await section.questions();
  const other = await step(
    'the provider opens in a new window (BIND-23, BIND-24, OAUTH-03, API-34)',
    async () => {
      const opened = await section.windowOf(visitor, () =>
        section.press('li[data-provider=qq] [data-testid~=bind]'),
      );
      await expect
        .poll(() => opened.url())
        .toMatch(/\/oauth\/qq\?appid=demo&method=binding&backurl=[^&]+&timestamp=\d{10}$/);
      expect(new URL(opened.url()).searchParams.get('backurl')).toBe(origin + BINDINGS);
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      return opened;
    },
  );
  await step('it asks for consent only after a recent sign-in, and shows the bindings (OQ-92)', async () => {
    await other.waitForSelector('button[name=user]');
    expect(await other.$eval('main', (main) => main.textContent)).toContain('无名的溪');
    await choose(other, 'unbound');
    await at(other, BINDINGS);
    const there = new Widget(other, 'cntv-portal');
    await expect.poll(() => there.text('[data-testid~=binding-others]')).toBe('QQ');
    await other.close();
  });

  await step('this window shows the binding, by one request (BIND-03, BIND-05, API-29)', async () => {
    await section.comeBack();
    await expect.poll(() => section.stateOf('qq')).toBe('QQ已绑定解绑');
    await section.comeBack();
    // One request by the provider's window and one by this window.
    expect(await section.questions()).toBe(asked + 2);
  });

  const loginPage = await (await newVisitor()).open('/login.html');
  await step('the third party signs in to the account', async () => {
    const login = await new LoginWidget(loginPage).ready();
    await login.press('[data-testid~=qq]');
    await press(loginPage, 'xpath///button[contains(., "无名的溪")]');
    await at(loginPage, '/index.html');
    await expect
      .poll(() => new Widget(loginPage, 'cntv-portal').text('[data-testid~=nickname]'))
      .toBe('无名的溪');
  });

  await step('it is unbound after a confirmation (BIND-25, API-33, TOAST-07)', async () => {
    await section.press('li[data-provider=qq] [data-testid~=unbind]');
    await section.press('[data-testid~=confirm]');
    await expect.poll(() => section.toasts()).toBe('解绑成功！');
    await expect.poll(() => section.stateOf('qq')).toBe('QQ未绑定绑定');
  });
  await step('it does not sign in to the account any more', async () => {
    await loginPage.goto(`${origin}/openapi/v2/user/oauth/qq?${query('login')}`);
    expect(await loginPage.$eval('main', (main) => main.textContent)).not.toContain('无名的溪');
    expect(page.url()).toBe(origin + BINDINGS);
  });
});

it('an account bound to another user leads to /existent, a refused one back, and neither is bound (ROUTE-44, PAGE-05, PAGE-06, OAUTH-03)', async () => {
  const { visitor, section } = await visit();
  const bind = () => section.press('li[data-provider=weChat] [data-testid~=bind]');
  const other = await section.windowOf(visitor, bind);
  await choose(other, 'bound');
  await at(other, '/existent');
  const there = new Widget(other, 'cntv-portal');
  await expect.poll(() => there.text('[part~=title]')).toBe('已存在绑定关系');
  await there.press('[data-testid~=user-home]');
  await at(other, '/index.html');
  await other.close();
  await section.comeBack();

  const again = await section.windowOf(visitor, bind);
  await choose(again, 'refused');
  await at(again, BINDINGS);
  await new Widget(again, 'cntv-portal').find('[role=tab]');
  const asked = await section.questions();
  await again.close();
  await section.comeBack();
  await expect.poll(() => section.questions()).toBe(asked + 1);
  expect(await section.stateOf('weChat')).toBe('微信未绑定绑定');
});

it('all bindings work by keyboard alone at the width of a phone', async () => {
  const visitor = await newVisitor();
  await visitor.startSession(ACCOUNT, false);
  const section = await openBindings(visitor, (page) => page.setViewport({ width: 375, height: 812 }));
  const { page } = section;
  await tabTo(page, 'tab-info');
  await tabTo(page, '管理');
  await page.keyboard.press('Enter');
  expect(await section.focused()).toBe('tab-others');
  const stops = await tabTo(page, '绑定支付宝（在新窗口中打开）');
  expect(stops.every(({ isVisible }) => isVisible)).toBe(true);
  const other = await section.windowOf(visitor, () => page.keyboard.press('Enter'));
  await step('a third party is bound in its window (BIND-24)', async () => {
    // The field has the focus.
    await other.waitForSelector('input[type=password]:focus');
    await other.keyboard.type(PASSWORD);
    await other.keyboard.press('Enter');
    await other.waitForSelector('button[name=user]');
    await tabTo(other, '同意绑定（未绑定过的支付宝账号）');
    await other.keyboard.press('Enter');
    await at(other, BINDINGS);
    await other.close();
  });

  await step('it is unbound with the same proof, and its link gets the focus (BIND-25, OQ-92)', async () => {
    await section.comeBack();
    await expect.poll(() => section.stateOf('alipay')).toBe('支付宝已绑定解绑');
    // The link was removed with the binding.
    await tabTo(page, '解绑支付宝');
    await page.keyboard.press('Enter');
    await section.find('[data-testid~=confirm-dialog]');
    await tabTo(page, '解绑');
    await page.keyboard.press('Enter');
    await expect.poll(() => section.toasts()).toBe('解绑成功！');
    await expect.poll(() => section.stateOf('alipay')).toBe('支付宝未绑定绑定');
    expect(await section.focused()).toMatch(/bind/);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

it('an unbinding long after the sign-in asks for the password, and a cancelled dialog changes nothing (BIND-25, OQ-92)', async () => {
  const { visitor, section } = await visit();
  const consent = await section.windowOf(visitor, () =>
    section.press('li[data-provider=qq] [data-testid~=bind]'),
  );
  await choose(consent, 'unbound');
  await at(consent, BINDINGS);
  await consent.close();
  await section.comeBack();
  await visitor.startSession(ACCOUNT, false);
  const unbind = async () => {
    await section.press('li[data-provider=qq] [data-testid~=unbind]');
    await section.press('[data-testid~=confirm]');
    await section.find('#passwordForChange');
  };
  await unbind();
  await section.press('[data-testid~=identity-dialog] [data-testid~=close]');
  await expect.poll(() => section.text('#passwordForChange')).toBe(null);
  expect([await section.stateOf('qq'), await section.toasts()]).toEqual(['QQ已绑定解绑', '']);
  await unbind();
  await section.type('passwordForChange', 'Wrong123!');
  await section.press('[data-testid~=identity-dialog] button[type=submit]');
  await expect.poll(() => section.message('passwordForChange')).toBe('当前密码不正确');
  await section.provePassword();
  await expect.poll(() => section.toasts()).toBe('解绑成功！');
  await expect.poll(() => section.stateOf('qq')).toBe('QQ未绑定绑定');
});

it('a failed request shows an error, and the bindings stay (BIND-25, ERR-05, ERR-07)', async () => {
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  await comeByThirdParty(page);
  const others = await (await openBindings(visitor)).showOthers();
  for (const [what, fault, words] of FAULTS.slice(-2)) {
    await devConsole.setFault(UNBIND, { ...fault, times: 1 });
    await others.press('li[data-provider=sina] [data-testid~=unbind]');
    await others.press('[data-testid~=confirm]');
    await expect.poll(() => others.toasts(), { message: what }).toBe(words);
    await others.closeToasts();
    expect(await others.stateOf('sina')).toBe('微博已绑定解绑');
  }
  // The last binding is the only way to sign in.
  for (const provider of DESKTOP_PROVIDERS.filter((own) => own !== 'alipay')) {
    await others.press(`li[data-provider=${provider}] [data-testid~=unbind]`);
    await others.press('[data-testid~=confirm]');
    await expect.poll(() => others.stateOf(provider)).toMatch(/未绑定绑定$/);
  }
  await others.closeToasts();
  await others.press('li[data-provider=alipay] [data-testid~=unbind]');
  await others.press('[data-testid~=confirm]');
  await expect.poll(() => others.toasts()).toBe('这是您唯一的登录方式，不能解绑');
  expect(await others.stateOf('alipay')).toBe('支付宝已绑定解绑');
});

it('axe finds nothing in the bindings, other accounts, the confirmation, the provider’s page and /existent (BIND-01)', async () => {
  const visitor = await newVisitor();
  await visitor.startSession(undefined, false);
  const section = await openBindings(visitor, carryAxe);
  const { page } = section;
  expect(await axeFindings(page)).toEqual([]);
  await step('the page of the provider', async () => {
    const provider = `/openapi/v2/user/oauth/qq?${query('binding')}`;
    await page.goto(origin + provider);
    await page.waitForSelector('input[type=password]');
    expect(await axeFindings(page)).toEqual([]);
    await type(page, 'input[type=password]', 'Wrong123!');
    await press(page, 'button.main');
    await page.waitForSelector('[role=alert]');
    expect(await axeFindings(page)).toEqual([]);
    await section.consentIn(page);
    expect(await axeFindings(page)).toEqual([]);
    await choose(page, 'unbound');
  });
  await step('the other accounts, the confirmation and the password', async () => {
    await at(page, BINDINGS);
    // The proof of the binding is over.
    await visitor.startSession(undefined, false);
    await section.find('[role=tab]');
    await section.showOthers();
    await section.find('li[data-provider=qq] [data-testid~=unbind]');
    expect(await axeFindings(page)).toEqual([]);
    await section.press('li[data-provider=qq] [data-testid~=unbind]');
    await section.find('[data-testid~=confirm-dialog]');
    expect(await axeFindings(page)).toEqual([]);
    await section.press('[data-testid~=confirm]');
    await section.find('#passwordForChange');
    expect(await axeFindings(page)).toEqual([]);
  });
  await step('an account of another user (PAGE-05)', async () => {
    await page.goto(`${origin}/existent`);
    await section.find('[data-testid~=user-home]');
    expect(await axeFindings(page)).toEqual([]);
  });
});
