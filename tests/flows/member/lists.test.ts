import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { focusedStop, type Stop, tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { awayFromMidnight } from '../../support/portal/away-from-midnight';
import { devConsole } from '../../support/portal/dev-console';
import { Widget } from '../../support/screen/widget';

/** Enough for ten rows with a link and a button each. */
const STOPS_MAX = 80;
const MENU = ['我的首页', '消息通知', '观看历史', '我的收藏', '我的预约'];

/** A list on a page of the portal, for a viewer without a mouse. */
class KeyboardList {
  readonly stops: Stop[] = [];
  readonly portal: Widget;
  constructor(readonly page: Page) {
    this.portal = new Widget(page, 'cntv-portal');
  }

  /** Tab to a control, and a key on it. */
  async press(name: string, key: 'Enter' | 'Space' = 'Enter', { back = false } = {}): Promise<void> {
    if (back) await this.page.keyboard.down('Shift');
    this.stops.push(...(await tabTo(this.page, name, STOPS_MAX)));
    if (back) await this.page.keyboard.up('Shift');
    await this.page.keyboard.press(key);
  }
  async confirm(label: string): Promise<void> {
    await this.portal.find('[data-testid~=confirm-dialog]');
    await this.press(label);
  }
  titles(): Promise<string[]> {
    return this.page.$eval('cntv-portal', (host) =>
      [...(host.shadowRoot?.querySelectorAll('[data-testid~=record-title]') ?? [])].map(
        ({ textContent }) => textContent ?? '',
      ),
    );
  }
  /** Names of the buttons that delete a row. */
  removals(): Promise<string[]> {
    return this.page.$$eval('cntv-portal >>> [data-testid~=remove]', (buttons) =>
      buttons.map((button) => {
        const hidden = button.querySelector('[aria-hidden=true]')?.textContent ?? '';
        return button.textContent?.slice(hidden.length) ?? '';
      }),
    );
  }
  /** Resolves when the list is complete: its total is shown, and no request is pending. */
  async shows(total: string, address: string): Promise<void> {
    await expect.poll(() => this.portal.text('[data-testid=total]')).toBe(total);
    await expect.poll(() => this.page.url()).toBe(origin + address);
    await expect.poll(() => this.portal.text('[aria-busy=true]')).toBeNull();
  }
  async focusIs(name: string | RegExp): Promise<void> {
    await expect.poll(async () => (await focusedStop(this.page)).name).toMatch(name);
  }
  /** Names of the stops without a visible focus; the browser's own controls are named `page`. */
  hidden(): string[] {
    return this.stops.filter(({ name, isVisible }) => !isVisible && name !== 'page').map(({ name }) => name);
  }
}

describe('by keyboard alone', () => {
  const newVisitor = setUpVisitors({ lifetime: 'suite' });
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor();
    await visitor.startSession();
  });
  async function open(path: string): Promise<KeyboardList> {
    return new KeyboardList(await visitor.open(path));
  }

  it('the history is paged, deleted from and cleared; page and focus are kept (HIST-02, HIST-06, HIST-07, LIST-01, OQ-64)', async () => {
    const list = await open('/account/history');
    await list.shows('共 25 条', '/account/history');
    await list.press('下一页');
    await list.shows('共 25 条', '/account/history?page=2');
    await list.focusIs('下一页');
    await list.page.keyboard.press('Enter');
    await list.shows('共 25 条', '/account/history?page=3');
    await expect.poll(() => list.titles()).toHaveLength(5);
    await list.focusIs('下一页');

    const last = (await list.removals())[4] ?? '';
    expect(last).toMatch(`删除“${(await list.titles())[4]}（20`);
    await list.press(last, 'Enter', { back: true });
    await list.portal.find('[data-testid~=confirm-dialog]');
    await list.page.keyboard.press('Escape');
    await list.focusIs(last);
    await list.page.keyboard.press('Enter');
    await list.confirm('删除');
    await list.shows('共 24 条', '/account/history?page=3');
    await list.focusIs((await list.removals())[3] ?? '');

    await list.page.goBack();
    await list.shows('共 24 条', '/account/history?page=2');
    await list.press('清空', 'Enter', { back: true });
    await list.confirm('清空');
    await expect.poll(() => list.portal.text('[data-testid~=empty]')).toContain('暂无观看记录');
    await expect.poll(() => list.page.url()).toBe(`${origin}/account/history`);
    await list.focusIs(/^暂无观看记录/);
    await list.press('去看节目');
    expect(list.hidden()).toEqual([]);
  });

  it('the favourites have a tab for each type, and an item is deleted (COLL-01, COLL-02, COLL-07)', async () => {
    const list = await open('/account/collection');
    await list.shows('共 3 条', '/account/collection');
    await list.press('频道');
    await list.shows('共 2 条', '/account/collection?tab=channel');
    await list.focusIs('频道');
    const [first = '', second = ''] = await list.removals();
    await list.press(first);
    await list.confirm('删除');
    await list.shows('共 1 条', '/account/collection?tab=channel');
    await list.focusIs(second);
    await list.press('视频', 'Enter', { back: true });
    await list.shows('共 3 条', '/account/collection');
    expect(list.hidden()).toEqual([]);
  });

  it('the reservations are filtered, deleted from and paged (RESV-01, RESV-02, RESV-03, RESV-06)', async () => {
    const list = await open('/account/subscribe?page=2');
    await list.shows('共 13 条', '/account/subscribe?page=2');
    await expect.poll(() => list.titles()).toHaveLength(3);
    await list.press('上一页');
    await list.shows('共 13 条', '/account/subscribe');
    await list.focusIs('上一页');
    await list.press('只看未播出', 'Space', { back: true });
    await list.shows('共 3 条', '/account/subscribe?upcoming=1');
    const [first = '', second = ''] = await list.removals();
    await list.press(first);
    await list.confirm('删除');
    await list.shows('共 2 条', '/account/subscribe?upcoming=1');
    await list.focusIs(second);
    await list.press('只看未播出', 'Space', { back: true });
    await list.shows('共 12 条', '/account/subscribe');
    expect(list.hidden()).toEqual([]);
  });
});

describe('/member.html', () => {
  const newVisitor = setUpVisitors({ lifetime: 'suite' });
  let page: Page;
  let centre: Widget;
  beforeAll(async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    page = await visitor.newTab();
    await carryAxe(page);
    await page.goto(`${origin}/member.html`);
    centre = new Widget(page, 'cntv-member-center');
    await centre.find('[data-testid=count-system]');
  });
  afterAll(() => devConsole.clearFaults());
  const skeletons = () => page.$$('cntv-member-center >>> [part~=skeleton]');
  const isComplete = () => expect.poll(async () => (await skeletons()).length).toBe(0);

  it('is gone through by keyboard alone without a change of the address (LAYOUT-02)', async () => {
    await isComplete();
    const stops: Stop[] = [];
    for (const name of [...MENU.slice(1), MENU[0] as string]) {
      // The messages entry also contains the unread number.
      const entries = await page.$$eval('cntv-member-center >>> [part=menu] a', (links) =>
        links.map(({ textContent }) => textContent ?? ''),
      );
      const entry = entries.find((text) => text.startsWith(name)) ?? name;
      // The title of the section has the focus, and the menu is before it.
      const isFirst = stops.length === 0;
      if (!isFirst) await page.keyboard.down('Shift');
      stops.push(...(await tabTo(page, entry)));
      if (!isFirst) await page.keyboard.up('Shift');
      await page.keyboard.press('Enter');
      await expect.poll(() => centre.text('[part~=title]')).toBe(name);
      await isComplete();
    }
    expect(stops.filter(({ isVisible, name }) => !isVisible && name !== 'page')).toEqual([]);
    expect(page.url()).toBe(`${origin}/member.html`);
  });

  it.each(MENU)('has no axe finding, light and dark, at %s', async (name) => {
    await centre.press(`[part=menu] a:nth-child(${MENU.indexOf(name) + 1})`);
    await expect.poll(() => centre.text('[part~=title]')).toBe(name);
    await isComplete();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewport({ width: 1280, height: 900 });
  });
});

describe('two tabs', () => {
  const newVisitor = setUpVisitors();

  it('show what was deleted and that the viewer checked in in the other (HIST-06, SIGN-04)', async () => {
    await awayFromMidnight();
    const visitor = await newVisitor();
    await visitor.startSession();
    const home = new Widget(await visitor.open('/index.html'), 'cntv-portal');
    await home.find('[data-testid=recent-history] [data-testid~=record-title]');
    await expect.poll(() => home.text('[data-testid~=check-in-button]')).toBe('签到');
    const other = new KeyboardList(await visitor.open('/account/history'));
    await other.shows('共 25 条', '/account/history');
    const [title = ''] = await other.titles();
    expect(await home.text('[data-testid=recent-history]')).toContain(title);
    await other.portal.press('[data-testid~=record] [data-testid~=remove]');
    await other.portal.press('[data-testid~=confirm]');
    await other.shows('共 24 条', '/account/history');
    await expect.poll(() => home.text('[data-testid=recent-history]')).not.toContain(title);
    await expect
      .poll(
        async () =>
          (await home.page.$$('cntv-portal >>> [data-testid=recent-history] [data-testid~=record-title]'))
            .length,
      )
      .toBe(6);

    await other.portal.press('[part=menu] a');
    await other.portal.press('[data-testid~=check-in-button]');
    await expect.poll(() => other.portal.text('[data-testid~=check-in-button]')).toBe('已签到');
    await expect.poll(() => home.text('[data-testid~=check-in-button]')).toBe('已签到');
    expect(await home.text('[data-testid~=check-in-days]')).toBe(
      await other.portal.text('[data-testid~=check-in-days]'),
    );
  });
});
