import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { tabTo } from '../../support/browser/checks/keyboard';
import { leaksOf } from '../../support/browser/checks/leaks';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { PASSWORD } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';
import { press } from '../../support/screen/act';
import { LoginWidget } from '../../support/screen/login-widget';
import { QrWidget } from '../../support/screen/qr-widget';
import { Widget } from '../../support/screen/widget';
import { step } from '../../support/step';

const newVisitor = setUpVisitors();
const PATH = '/member.html';
const CENTRE = 'cntv-member-center';
const DIALOG = '[data-testid~=sign-in-dialog]';
const TYPED = '江上清风';

/** Opens the basic info of the member centre, and types a nickname. */
async function fillIn(page: Page): Promise<LoginWidget> {
  await carryAxe(page);
  await page.goto(origin + PATH);
  const centre = new LoginWidget(page, CENTRE);
  await centre.press('[data-testid~=to-settings]');
  await centre.type('nickName', TYPED);
  return centre;
}

const save = (centre: LoginWidget) => centre.press('form:has(#nickName) button[type=submit]');
const isOpen = (centre: LoginWidget) => centre.texts(DIALOG).then(({ length }) => length);
const focused = (page: Page) =>
  page.$eval(CENTRE, (host) => host.shadowRoot?.activeElement?.getAttribute('type') ?? '');
const saves = async () =>
  (await devConsole.log('/user/info')).filter(({ method }) => method === 'POST').length;

async function start() {
  const visitor = await newVisitor();
  await visitor.startSession();
  const centre = await fillIn(await visitor.newTab());
  return { visitor, centre, page: centre.page };
}

describe('a session that ends while a form is filled in, with "reauth": "dialog"', () => {
  it('is begun again in a dialog over the form, whose call is made again once (ERR-03, OQ-40)', async () => {
    const { visitor, centre, page } = await start();
    const scrolled = await page.evaluate(() => scrollY);
    await visitor.expireSession();
    const before = await saves();
    await step('the refused call opens the dialog, which has no axe finding', async () => {
      await save(centre);
      await centre.find(`${DIALOG} #account`);
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewport({ width: 1280, height: 900 });
    });
    await step('the sign-in repeats it, and everything is where it was', async () => {
      await centre.signIn();
      await expect.poll(() => centre.toasts()).toBe('修改成功！修改昵称需要审核后才能生效');
      expect(await isOpen(centre)).toBe(0);
      expect(await saves()).toBe(before + 2);
      expect(await centre.value('nickName')).toBe(TYPED);
      expect([page.url(), await page.evaluate(() => scrollY)]).toEqual([origin + PATH, scrolled]);
      expect(await focused(page)).toBe('submit');
    });
    expect(await leaksOf([PASSWORD], visitor, page)).toEqual([]);
  });

  it.each([
    ['/news/1.html', '[data-testid~=remove]', '[data-testid~=confirm]'],
    ['/campaign.html', 'form:has(#nickName) button[type=submit]'],
  ])('is begun again over %s, which keeps its own content (ERR-03, OQ-40)', async (path, ...presses) => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await visitor.open(path);
    const centre = new LoginWidget(page, CENTRE);
    const form = path.includes('campaign') ? new Widget(page, 'cntv-apply-form') : null;
    if (form) await form.type('name', TYPED);
    await press(page, 'summary');
    await centre.find(presses[0] ?? '');
    if (form) await centre.type('nickName', TYPED);
    const removed = (await centre.texts('[data-testid~=record]'))[0];
    await visitor.expireSession();
    for (const selector of presses) await centre.press(selector);
    await centre.find(`${DIALOG} #account`);
    await centre.signIn();
    await expect.poll(() => isOpen(centre)).toBe(0);
    if (form) await expect.poll(() => centre.toasts()).toBe('修改成功！修改昵称需要审核后才能生效');
    else await expect.poll(async () => (await centre.texts('[data-testid~=record]'))[0]).not.toBe(removed);
    expect([await form?.value('name'), page.url()]).toEqual([form ? TYPED : undefined, origin + path]);
  });

  it('stays over after a cancel, with a notice that opens the dialog again', async () => {
    const { visitor, centre, page } = await start();
    await visitor.expireSession();
    await save(centre);
    await centre.find(`${DIALOG} #account`);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(centre)).toBe(0);
    await expect.poll(() => centre.text('[part~=notice]')).toBe('登录已过期，请登录后继续登录');
    expect([await centre.value('nickName'), await focused(page)]).toEqual([TYPED, 'submit']);
    await centre.press('[data-testid~=sign-in]');
    await centre.signIn();
    await expect.poll(() => centre.texts('[part~=notice]')).toEqual([]);
    expect(await centre.value('nickName')).toBe(TYPED);
  });

  it('is not inherited by another viewer who signs in there', async () => {
    const { visitor, centre } = await start();
    await visitor.expireSession();
    const before = await saves();
    await save(centre);
    await centre.find(`${DIALOG} #account`);
    await centre.signIn({ account: 'plain@example.com' });
    await expect.poll(() => centre.text('[data-testid~=viewer-changed]')).toContain('无名的溪');
    await expect.poll(() => centre.value('nickName')).toBe('无名的溪');
    expect([await isOpen(centre), await saves()]).toEqual([0, before + 1]);
  });

  it('is begun again in two tabs by one sign-in, and each call is made again once', async () => {
    const { visitor, centre: first } = await start();
    const second = await fillIn(await visitor.newTab());
    await visitor.expireSession();
    const before = await saves();
    for (const tab of [first, second]) {
      await tab.page.bringToFront();
      await save(tab);
      await tab.find(`${DIALOG} #account`);
    }
    await second.signIn();
    for (const tab of [second, first]) {
      await tab.page.bringToFront();
      await expect.poll(() => isOpen(tab)).toBe(0);
      expect(await tab.value('nickName')).toBe(TYPED);
    }
    await expect.poll(saves).toBe(before + 4);
  });

  it('is begun again by QR code (QR-04)', async () => {
    const { visitor, centre, page } = await start();
    await visitor.expireSession();
    await save(centre);
    await centre.press('[data-testid~=to-qr]');
    const code = await new QrWidget(page, CENTRE).read();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewport({ width: 1280, height: 900 });
    await devConsole.phone(code, 'scan');
    await devConsole.phone(code, 'confirm');
    await expect.poll(() => centre.toasts()).toBe('修改成功！修改昵称需要审核后才能生效');
    expect([await isOpen(centre), await centre.value('nickName'), page.url()]).toEqual([
      0,
      TYPED,
      origin + PATH,
    ]);
  });

  it('names the other ways in the captcha, for who cannot solve it: keys lead to the providers and to the QR code', async () => {
    const { visitor, centre, page } = await start();
    await visitor.expireSession();
    await save(centre);
    await centre.find(`${DIALOG} #account`);
    await centre.fillIn();
    await centre.submit();
    await centre.find('[part=captcha][data-phase=ready]');
    await tabTo(page, '微信、QQ、微博、支付宝');
    await page.keyboard.press('Enter');
    await expect.poll(() => centre.focused()).toBe('provider weChat');
    await centre.submit();
    await centre.find('[part=captcha][data-phase=ready]');
    await tabTo(page, '扫码登录');
    await page.keyboard.press('Enter');
    await new QrWidget(page, CENTRE).read();
    await expect.poll(() => centre.texts('dialog[open]')).toHaveLength(1);
    expect([await centre.focused(), page.url()]).toEqual(['to-password', origin + PATH]);
  });

  it('is begun again at a third party, and what was typed is restored on return (OAUTH-01, ERR-03)', async () => {
    const visitor = await newVisitor();
    const page = await visitor.newTab();
    const timestamp = String(Math.floor(Date.now() / 1000));
    await page.goto(
      `${origin}/openapi/v2/user/oauth/weChat?${new URLSearchParams({ appid: 'demo', method: 'login', timestamp })}`,
    );
    await press(page, 'button[value=bound]');
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    const centre = await fillIn(page);
    await visitor.expireSession();
    await save(centre);
    await centre.press(`${DIALOG} [data-testid~=weChat]`);
    await press(page, 'button[value=bound]');
    await expect.poll(() => page.url()).toBe(origin + PATH);
    await centre.press('[data-testid~=to-settings]');
    await expect.poll(() => centre.value('nickName')).toBe(TYPED);
    await expect.poll(() => centre.text('[data-testid~=kept-input]')).toContain('已恢复登录过期前填写的内容');
  });

  it('gives nothing typed to another viewer who comes back from a third party', async () => {
    const { visitor, centre, page } = await start();
    await visitor.expireSession();
    await save(centre);
    await centre.press(`${DIALOG} [data-testid~=weChat]`);
    await press(page, 'button[value=bound]');
    await expect.poll(() => page.url()).toBe(origin + PATH);
    await centre.press('[data-testid~=to-settings]');
    await expect.poll(() => centre.value('nickName')).toBe('微信里的朋友');
    expect(await leaksOf([TYPED], visitor, page)).toEqual([]);
  });
});
