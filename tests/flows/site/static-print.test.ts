import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { recordShifts, shiftsOf } from '../../support/browser/checks/layout-shifts';
import { holdScript, openAtOnce } from '../../support/browser/held-script';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { ACCOUNT, PASSWORD } from '../../support/portal/demo-account';
import { find, press } from '../../support/screen/act';
import { InputMethod, recordEnds, stateOf } from '../../support/screen/input-method';
import { LoginWidget } from '../../support/screen/login-widget';
import { lostNodes, markNodes, takenOver } from '../../support/screen/take-over';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors({ isFirstVisit: true });

/** Opens a path whose script is held. */
async function openHeld(visitor: Visitor, path: string) {
  const page = await visitor.newTab();
  await recordShifts(page);
  const release = await holdScript(page);
  openAtOnce(page, origin + path);
  return { page, release };
}

const selectionIn = (page: Page, host: string, id: string) =>
  page.$eval(
    host,
    ({ shadowRoot }, field) => {
      const input = shadowRoot?.getElementById(field) as HTMLInputElement;
      return [input === shadowRoot?.activeElement, input.selectionStart, input.selectionEnd];
    },
    id,
  );

describe('a printed login', () => {
  it.each(['/login.html', '/news/1.html'])(
    'of %s takes typing without the script, sends nothing, and is taken over in place',
    async (path) => {
      const visitor = await newVisitor();
      const { page, release } = await openHeld(visitor, path);
      const login = new LoginWidget(page);
      await login.type('password', PASSWORD);
      await page.keyboard.press('Enter');
      await login.type('account', ACCOUNT);
      await page.keyboard.press('Enter');
      await login.press('[data-submit]');
      await login.focus('#account');
      await page.$eval('cntv-login', ({ shadowRoot }) =>
        shadowRoot?.querySelector<HTMLInputElement>('#account')?.setSelectionRange(2, 5),
      );
      await markNodes(page, 'cntv-login');

      await release();
      await takenOver(page, 'cntv-login');
      expect(await lostNodes(page)).toEqual([]);
      expect([await login.value('account'), await login.value('password')]).toEqual([ACCOUNT, PASSWORD]);
      expect(await selectionIn(page, 'cntv-login', 'account')).toEqual([true, 2, 5]);
      expect(await shiftsOf(page)).toEqual([]);
      expect(visitor.record.addresses.filter((url) => url !== 'about:blank')).toEqual([origin + path]);
      expect(JSON.stringify(visitor.record.requests)).not.toContain(PASSWORD);

      await login.submit();
      await login.answerCaptcha();
      await expect.poll(() => visitor.record.events.join()).toContain('cntv-login-success');
    },
  );

  it('has the links of the loaded one, and providers that lead to the sign-in page', async () => {
    const { page, release } = await openHeld(await newVisitor(), '/news/1.html');
    const login = new Widget(page, 'cntv-login');
    const hrefs = () =>
      page.$eval('cntv-login', ({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('a') ?? [])].map((link) => [
          link.textContent ?? '',
          link.getAttribute('href')?.split('?')[0],
        ]),
      );
    await login.find('#account');
    const printed = await hrefs();
    await release();
    // A pointer that came before the script is no sign.
    await login.ready();
    await login.hover('h2');
    await takenOver(page, 'cntv-login');
    const live = await hrefs();
    expect(printed.map(([text]) => text)).toEqual(live.map(([text]) => text));
    const isProvider = ([, href]: (string | undefined)[]) => /oauth|^\/login/.test(href ?? '');
    expect(printed.filter((link) => !isProvider(link))).toEqual(live.filter((link) => !isProvider(link)));
    expect(new Set(printed.filter(isProvider).map(([, href]) => href))).toEqual(new Set(['/login.html']));
  });

  it('keeps an open composition when it is taken over', async () => {
    const { page, release } = await openHeld(await newVisitor(), '/login.html');
    const field = await new Widget(page, 'cntv-login').focus('#account');
    await recordEnds(field);
    const inputMethod = await InputMethod.at(page);
    await inputMethod.compose('zhang');
    await release();
    await takenOver(page, 'cntv-login');
    expect(await stateOf(field)).toEqual([[], 'zhang', true]);
    await inputMethod.commit('张');
    expect(await stateOf(field)).toEqual([['compositionend'], '张', true]);
  });

  it('sends nothing typed when the script is blocked, and shows the fallback, which can be followed', async () => {
    const visitor = await newVisitor();
    const { page, release } = await openHeld(visitor, '/news/1.html');
    await release('is blocked');
    const login = new LoginWidget(page);
    await login.type('account', ACCOUNT);
    await page.keyboard.press('Enter');
    await login.type('password', PASSWORD);
    await page.keyboard.press('Enter');
    await login.press('[data-submit]');
    await find(page, 'cntv-login > a');
    expect([await login.value('account'), await login.value('password')]).toEqual([ACCOUNT, PASSWORD]);
    await press(page, 'cntv-login > a');
    await page.waitForFunction(() => location.pathname === '/login.html');
    const { record } = visitor;
    const sent = JSON.stringify([record.addresses, record.requests]);
    expect([sent.includes(PASSWORD), sent.includes(ACCOUNT)]).toEqual([false, false]);
    record.consoleErrors.length = 0;
  });

  it('shows the fallback beside the form when the script does not come in 8 seconds', async () => {
    const { page, release } = await openHeld(await newVisitor(), '/login.html');
    const login = new Widget(page, 'cntv-login');
    await login.find('#account');
    const heightOfLink = () =>
      page.$eval('cntv-login > a', (link) =>
        getComputedStyle(link.assignedSlot as Element).visibility === 'visible'
          ? (link.assignedSlot as Element).getBoundingClientRect().height
          : 0,
      );
    expect(await heightOfLink()).toBe(0);
    await expect.poll(heightOfLink).toBeGreaterThan(10);
    await login.type('account', ACCOUNT);
    expect(await login.value('account')).toBe(ACCOUNT);
    // As after a script that is blocked. One that comes after all hides it again.
    expect(await page.$eval('cntv-login', (element) => element.matches(':not(:defined)'))).toBe(true);
    await release();
    await takenOver(page, 'cntv-login');
    expect(await page.$eval('cntv-login > a', (link) => link.assignedSlot)).toBeNull();
    expect(await login.value('account')).toBe(ACCOUNT);
  });
});

describe('a printed application form', () => {
  it('of /campaign.html takes typing without the script, is taken over in place, and is validated', async () => {
    const visitor = await newVisitor();
    const { page, release } = await openHeld(visitor, '/campaign.html');
    const form = new Widget(page, 'cntv-apply-form');
    await form.type('name', '早到的人');
    await page.keyboard.press('Enter');
    await form.press('[data-submit]');
    await form.type('writing', '第一行');
    await markNodes(page, 'cntv-apply-form');

    await release();
    await takenOver(page, 'cntv-apply-form');
    expect(await lostNodes(page)).toEqual([]);
    expect(await form.focused()).toBe('writing');
    expect([await form.value('name'), await form.value('writing')]).toEqual(['早到的人', '第一行']);
    expect(await shiftsOf(page)).toEqual([]);

    await form.press('[type=submit]');
    await expect.poll(() => form.message('phone')).not.toBe('');
    expect(visitor.record.events.join()).not.toContain('cntv-submit');
  });

  it('keeps what was typed over the draft of an earlier visit to the page', async () => {
    const visitor = await newVisitor();
    const page = await visitor.open('/campaign.html');
    const form = new Widget(page, 'cntv-apply-form');
    await form.type('name', '旧的');
    await takenOver(page, 'cntv-apply-form');
    await form.type('name', '草稿');
    await form.type('writing', '草稿里的诗');
    const release = await holdScript(page);
    openAtOnce(page, `${origin}/campaign.html?again`);
    await page.waitForFunction(
      () => location.search === '?again' && document.querySelector('cntv-apply-form'),
    );
    await form.type('name', '新写的');
    await release();
    await takenOver(page, 'cntv-apply-form');
    await expect.poll(() => form.value('writing')).toBe('草稿里的诗');
    expect(await form.value('name')).toBe('新写的');
  });
});
