import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { focusedStop, tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { AccountWidget } from '../../support/portal/account-widget';
import { ACCOUNT } from '../../support/portal/demo-account';
import { badgeText } from '../../support/screen/unread-badge';
import { Widget } from '../../support/screen/widget';

const SYSTEM = '/account/message/system';
const newVisitor = setUpVisitors();

/** Opens the messages in a tab of the visitor. */
async function visit(visitor: Visitor, path = SYSTEM) {
  const page = await visitor.newTab();
  await carryAxe(page);
  await page.goto(origin + path);
  const portal = await new Widget(page, 'cntv-portal').ready();
  return { page, portal };
}
async function signedIn(options: Parameters<typeof newVisitor>[0] = {}, account = ACCOUNT) {
  const visitor = await newVisitor(options);
  await visitor.startSession(account);
  return visitor;
}
const inPortal = (page: Page, selector: string) =>
  page.$eval(
    'cntv-portal',
    (host, wanted) =>
      [...(host.shadowRoot?.querySelectorAll(wanted) ?? [])].map(({ textContent }) => textContent),
    selector,
  );
const rows = async (page: Page) => (await inPortal(page, '[data-testid=record]')).length;
const unreadRows = async (page: Page) => (await inPortal(page, '[data-testid=unread]')).length;

describe('the messages', () => {
  it('are read: menu, tab, badge and title show the new number, and axe finds nothing (MSG-01, MSG-13, MSG-14)', async () => {
    const { page, portal } = await visit(await signedIn(), '/account/message/subscribe');
    await expect.poll(() => rows(page)).toBe(10);
    await expect.poll(() => unreadRows(page)).toBe(4);
    await expect.poll(() => badgeText(page)).toBe('8');
    await expect.poll(() => inPortal(page, '[part=menu] a:nth-child(2)')).toEqual(['消息通知8']);
    expect(await axeFindings(page)).toEqual([]);
    await portal.press('[data-testid=route-tabs] a:nth-child(2)');
    await expect.poll(() => unreadRows(page)).toBe(8);
    await expect.poll(() => badgeText(page)).toBe('');
    await expect.poll(() => inPortal(page, '[part=menu] a:nth-child(2)')).toEqual(['消息通知']);
    await expect.poll(() => page.title()).toBe('消息通知 - 央视网社区');
    await portal.press('[data-testid~=message-expand]');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('are deleted: one, several, all, to the empty list (MSG-07, MSG-09, LIST-01)', async () => {
    const { page, portal } = await visit(await signedIn(), `${SYSTEM}?page=3`);
    await expect.poll(() => portal.text('[data-testid=total]')).toBe('共 23 条');
    await portal.press('[data-testid~=select-all]');
    await portal.press('[data-testid~=remove-selected]');
    await portal.find('[data-testid~=confirm-dialog]');
    expect(await axeFindings(page)).toEqual([]);
    await portal.press('[data-testid~=confirm]');
    await expect.poll(() => page.url()).toBe(`${origin}${SYSTEM}?page=2`);
    await expect.poll(() => portal.text('[data-testid=total]')).toBe('共 20 条');
    await portal.press('[data-testid~=record] [data-testid~=remove]');
    await portal.press('[data-testid~=confirm]');
    await expect.poll(() => portal.text('[data-testid=total]')).toBe('共 19 条');
    await portal.press('[data-testid~=clear]');
    await portal.press('[data-testid~=confirm]');
    await expect.poll(() => rows(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await portal.find('[data-testid=route-tabs]');
    await expect
      .poll(() => page.$eval('cntv-portal', (host) => host.shadowRoot?.textContent))
      .toContain('暂无消息');
  });

  it('are selected and deleted by keyboard alone', async () => {
    const { page, portal } = await visit(await signedIn());
    await expect.poll(() => badgeText(page)).toBe('4');
    await portal.find('[data-testid~=record]');
    const approved = (await portal.texts('[data-testid~=record] > label')).find((text) =>
      text.includes('昵称审核通过'),
    );
    const stops = await tabTo(page, approved ?? '');
    await page.keyboard.press('Space');
    await page.keyboard.down('Shift');
    stops.push(...(await tabTo(page, '删除所选')));
    await page.keyboard.up('Shift');
    await page.keyboard.press('Enter');
    await portal.find('[data-testid~=confirm]');
    stops.push(...(await tabTo(page, '删除')));
    await page.keyboard.press('Enter');
    await expect.poll(() => portal.text('[data-testid=total]')).toBe('共 22 条');
    stops.push(...(await tabTo(page, '展开全文')));
    await page.keyboard.press('Enter');
    stops.push(await focusedStop(page));
    expect(stops.at(-1)?.name).toBe('收起');
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
  });

  it('fit a phone of 375 px with the demo data', async () => {
    const { page } = await visit(await signedIn({ device: 'phone' }), '/account/message/subscribe');
    await expect.poll(() => rows(page)).toBe(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

describe('two tabs', () => {
  it('show what was read and deleted in the other, with the same numbers (MSG-15)', async () => {
    const visitor = await signedIn();
    const first = await visit(visitor, '/account/message/subscribe');
    await expect.poll(() => badgeText(first.page)).toBe('8');
    const second = await visit(visitor);
    await expect.poll(() => badgeText(second.page)).toBe('');
    await expect.poll(() => badgeText(first.page)).toBe('');
    const third = await visit(visitor, '/account/message/subscribe');
    await expect.poll(() => third.portal.text('[data-testid=total]')).toBe('共 13 条');
    await third.portal.press('[data-testid~=record] [data-testid~=remove]');
    await third.portal.press('[data-testid~=confirm]');
    await expect.poll(() => third.portal.text('[data-testid=total]')).toBe('共 12 条');
    await expect.poll(() => first.portal.text('[data-testid=total]')).toBe('共 12 条');
  });

  it('show the sign-out of the other', async () => {
    const visitor = await signedIn();
    const first = await visit(visitor);
    await expect.poll(() => rows(first.page)).toBe(10);
    const second = await visitor.open('/index.html');
    await new Widget(second, 'cntv-portal').ready();
    await new AccountWidget(second).signOut();
    await expect.poll(() => second.url()).toContain('/login.html');
    await first.page.bringToFront();
    await expect.poll(() => first.portal.text('[part~=notice]')).toContain('您还没有登录');
    expect(await rows(first.page)).toBe(0);
  });
});
