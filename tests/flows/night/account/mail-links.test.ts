import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../../support/browser/checks/axe-findings';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../../support/browser/visitor';
import { confirmActivation, linkTo } from '../../../support/portal/outbox';
import { press } from '../../../support/screen/act';
import { BindingsPage } from '../../../support/screen/bindings-page';
import { LoginWidget } from '../../../support/screen/login-widget';
import { NEW_EMAIL, NEW_PASSWORD, Registration } from '../../../support/screen/registration';

const newVisitor = setUpVisitors();
const SAFE = 'first@example.org';
const DEVICES = ['desktop', 'phone'] as const;

async function register(visitor: Visitor): Promise<string> {
  const page = await visitor.open('/regist.html');
  const form = await new Registration(page).ready();
  await form.fillEmailForm({ email: NEW_EMAIL });
  await form.send();
  await form.answerCaptcha();
  await expect.poll(() => form.title()).toBe('激活账号');
  return linkTo(NEW_EMAIL);
}

async function bindEmail(visitor: Visitor): Promise<string> {
  await visitor.startSession('plain@example.com');
  const form = await new BindingsPage(await visitor.open('/account/bindingAccount'), 'email').open();
  await form.at('none');
  await form.type('email', SAFE);
  await form.send();
  await form.at('pending');
  return linkTo(SAFE);
}

const MAILS = [
  { mail: 'of a registration', request: register, title: '激活账号', discarded: '已取消注册' },
  { mail: 'to a security email', request: bindEmail, title: '激活密保邮箱', discarded: '已取消绑定' },
];

const titleOf = (page: Page) => page.$eval('h1', (title) => title.textContent);

/** Opens a link in a browser that did not request the mail. */
async function openElsewhere(
  link: string,
  device: (typeof DEVICES)[number],
  hasScripts: boolean,
): Promise<Page> {
  const page = await (await newVisitor({ device })).newTab();
  await page.setJavaScriptEnabled(hasScripts);
  if (hasScripts) await carryAxe(page);
  await page.goto(link);
  return page;
}

describe.each(MAILS)('the link of the mail $mail (OQ-93)', ({ request, title, discarded }) => {
  it.each(DEVICES)(
    'is a page with two buttons in another browser, and changes nothing: %s',
    async (device) => {
      const link = await request(await newVisitor());
      const page = await openElsewhere(link, device, true);
      expect(await titleOf(page)).toBe(title);
      expect(await page.$$('main :is(button, input:not([type=hidden]), a)')).toHaveLength(2);
      expect(await axeFindings(page)).toEqual([]);
      const { width } = page.viewport() ?? {};
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // What has been opened and left is still there.
      await page.reload();
      expect(await titleOf(page)).toBe(title);
    },
  );

  it('is discarded without scripts, after which it does nothing', async () => {
    const link = await request(await newVisitor());
    const page = await openElsewhere(link, 'phone', false);
    await Promise.all([page.waitForNavigation(), press(page, 'button[value=discard]')]);
    expect(await titleOf(page)).toBe(discarded);
    await page.goto(link);
    expect(await titleOf(page)).toBe('链接已使用');
  });
});

it('an account is activated in another browser without scripts, and signs in (REG-30, SCOPE-04)', async () => {
  const link = await register(await newVisitor());
  const page = await openElsewhere(link, 'phone', false);
  await confirmActivation(page);
  expect(page.url()).toBe(`${origin}/register_succeed`);
  await page.setJavaScriptEnabled(true);
  await page.goto(`${origin}/login.html`);
  await new LoginWidget(page).signIn({ account: NEW_EMAIL, password: NEW_PASSWORD, by: 'touch' });
  await expect.poll(() => page.url()).toBe(`${origin}/m/index.html`);
});
