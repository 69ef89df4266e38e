import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { editedIn, openBeside, REFUSES } from '../../../support/hosts/page-scripts';
import { find, focus, press } from '../../../support/screen/act';
import { LoginWidget } from '../../../support/screen/login-widget';

const FORM = '<cntv-apply-form form="talent-show"></cntv-apply-form>';

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
const focusedIs = (field: ElementHandle) =>
  field.evaluate((control) => (control.getRootNode() as ShadowRoot).activeElement === control);

describe('a page that refuses all events but those of plain controls', () => {
  const newVisitor = setUpVisitors();

  it('lets a text of several lines, a list, a choice and a date be typed as in plain controls', async () => {
    const visitor = await newVisitor();
    const { page, widget } = await openBeside(visitor, { start: REFUSES }, FORM);
    const { keyboard } = page;
    const areas: string[] = [];
    for (const place of ['#plain-area', `${widget.host} >>> #introduce`]) {
      await press(page, place);
      await keyboard.type('ab\ncd');
      for (const key of ['ArrowUp', 'Backspace', 'PageDown', 'Enter', 'Insert'] as const)
        await keyboard.press(key);
      areas.push(await editedIn(await find(page, place)));
    }
    expect(areas).toEqual(['a\ncd\n[]', 'a\ncd\n[]']);

    const lists: number[] = [];
    for (const place of ['#plain-list', `${widget.host} >>> #age`]) {
      const list = await focus(page, place);
      for (const key of ['ArrowDown', 'ArrowDown', 'Home', 'ArrowDown'] as const) await keyboard.press(key);
      lists.push(await list.evaluate((select) => (select as HTMLSelectElement).selectedIndex));
    }
    expect(lists).toEqual([1, 1]);

    await widget.focus('[name=sex]');
    await keyboard.press(' ');
    await keyboard.press('ArrowDown');
    expect(
      await widget
        .find('[name=sex]:checked')
        .then((radio) => radio.evaluate((on) => (on as HTMLInputElement).value)),
    ).toBe('female');

    await widget.focus('#birthday');
    await keyboard.type('05201990');
    expect(await widget.value('birthday')).toBe('1990-05-20');
    expect((await seen(page)).filter((line) => line.startsWith('key'))).toEqual([]);
  });

  it('lets fields be focused and buttons and boxes be pressed by mouse and blank', async () => {
    const visitor = await newVisitor();
    const { page, widget } = await openBeside(
      visitor,
      { start: REFUSES },
      '<cntv-login standalone></cntv-login>',
    );
    await widget.press('#account');
    expect(await focusedIs(await widget.find('#account'))).toBe(true);
    const type = () =>
      widget
        .find('#password')
        .then((field) => field.evaluate((control) => (control as HTMLInputElement).type));
    await widget.press('[data-testid=toggle]');
    expect(await type()).toBe('text');
    await widget.focus('[data-testid=toggle]');
    await page.keyboard.press(' ');
    expect(await type()).toBe('password');
    await page.keyboard.press('Enter');
    expect(await type()).toBe('text');
    await page.$eval('cntv-login', (login) => (login.innerHTML = ''));
    expect(await seen(page)).toContain('mousedown cntv-login');
  });

  it.each(['keys', 'mouse'] as const)('lets a viewer sign in, and solve the captcha by %s', async (by) => {
    const visitor = await newVisitor();
    const { page } = await openBeside(visitor, { start: REFUSES });
    await new LoginWidget(page).signIn({ by });
    await expect.poll(() => visitor.record.events.join()).toContain('cntv-login-success');
  });
});

/** Records keys as a page does that has shortcuts of its own, and prevents what the browser does with them. */
const SHORTCUTS = `window.seen = [];
for (const type of ['keydown', 'keyup']) document.addEventListener(type, (event) => {
  seen.push(type + ' ' + (event.ctrlKey ? 'Ctrl+' : '') + (event.altKey ? 'Alt+' : '') + (event.metaKey ? 'Meta+' : '') + event.key);
  if (event.key !== 'Tab') event.preventDefault();
});`;

describe('a page with shortcuts', () => {
  const newVisitor = setUpVisitors();

  it('gets from a field what its own plain field does not use, each key with its release', async () => {
    const visitor = await newVisitor();
    const { page, widget } = await openBeside(visitor, { start: SHORTCUTS });
    const account = await widget.focus('#account');
    const { keyboard } = page;
    for (const [modifier, key] of [
      ['Control', 's'],
      ['Control', 'k'],
      ['Control', 'Enter'],
      ['Meta', 'k'],
      ['Alt', '1'],
    ] as const) {
      await keyboard.down(modifier);
      await keyboard.down(key);
      await keyboard.up(modifier);
      await keyboard.up(key);
    }
    for (const key of ['Escape', 'F2', 'x', 'ArrowLeft', 'Backspace'] as const) await keyboard.press(key);
    await keyboard.down('Control');
    for (const key of ['a', 'c', 'z', 'ArrowLeft'] as const) await keyboard.press(key);
    await keyboard.up('Control');
    await keyboard.press('Tab');
    expect((await seen(page)).join()).toBe(
      [
        ...['keydown Ctrl+Control', 'keydown Ctrl+s', 'keyup Control', 'keyup s'],
        ...['keydown Ctrl+Control', 'keydown Ctrl+k', 'keyup Control', 'keyup k'],
        ...['keydown Ctrl+Control', 'keydown Ctrl+Enter', 'keyup Control', 'keyup Enter'],
        ...['keydown Meta+Meta', 'keydown Meta+k', 'keyup Meta', 'keyup k'],
        ...['keydown Alt+Alt', 'keydown Alt+1', 'keyup Alt', 'keyup 1'],
        ...['keydown Escape', 'keyup Escape', 'keydown F2', 'keyup F2'],
        ...['keydown Ctrl+Control', 'keyup Control', 'keydown Tab', 'keyup Tab'],
      ].join(),
    );
    expect(await focusedIs(account)).toBe(false);
  });

  it('gets from a button all keys but blank and Enter, as letters and arrows', async () => {
    const visitor = await newVisitor();
    const { page, widget } = await openBeside(visitor, { start: SHORTCUTS });
    await widget.focus('[data-testid=toggle]');
    for (const key of ['k', 'ArrowDown', ' ', 'Enter'] as const) await page.keyboard.press(key);
    expect((await seen(page)).join()).toBe('keydown k,keyup k,keydown ArrowDown,keyup ArrowDown');
  });

  it('gets no key that moves the captcha', async () => {
    const { page } = await openBeside(await newVisitor(), { start: SHORTCUTS });
    const login = new LoginWidget(page);
    await login.fillIn();
    await login.submit();
    await login.find('[part=captcha][data-phase=ready]');
    const slider = await login.focus('[role=slider]');
    const position = () => slider.evaluate((knob) => Number(knob.getAttribute('aria-valuenow')));
    const before = (await seen(page)).length;
    for (const key of ['PageUp', 'ArrowRight', 'k'] as const) await page.keyboard.press(key);
    expect(await position()).toBeGreaterThan(0);
    expect((await seen(page)).slice(before)).toEqual(['keydown k', 'keyup k']);
  });
});

/** Menus of the page that close on a press outside, one for each kind, and a popover around everything. */
const MENUS = `for (const type of ['mousedown', 'pointerdown', 'touchstart', 'click']) {
  const menu = document.createElement('div');
  menu.id = type;
  document.body.append(menu);
  document.addEventListener(type, (event) => { if (!menu.contains(event.target)) menu.hidden = true; });
  document.addEventListener(type, (event) => { if (!box.contains(event.target)) box.hidden = true; });
}`;

describe('menus of the page', () => {
  const newVisitor = setUpVisitors();
  const places = ['#account', '[data-testid=toggle]', 'label[for=account]', 'button[type=submit]'];

  it.each(['mousedown', 'pointerdown', 'touchstart', 'click'])(
    'close on %s outside them, in a field or on a button',
    async (type) => {
      const visitor = await newVisitor({ device: type === 'touchstart' ? 'phone' : 'desktop' });
      const { page, widget } = await openBeside(visitor, { start: MENUS });
      const isHidden = (id: string) => page.$eval(`#${id}`, (menu) => (menu as HTMLElement).hidden);
      for (const place of places) {
        await page.$eval(`#${type}`, (menu) => ((menu as HTMLElement).hidden = false));
        await widget.press(place, type === 'touchstart' ? 'touch' : 'mouse');
        expect([place, await isHidden(type), await isHidden('box')]).toEqual([place, true, false]);
      }
    },
  );
});

describe('a page that refuses to paste outside plain fields', () => {
  // The headless shell has no clipboard.
  const newVisitor = setUpVisitors({ hidesTabs: true });

  it('lets a text be copied, cut and pasted as in a plain field', async () => {
    const visitor = await newVisitor();
    const { page, widget } = await openBeside(visitor, { start: REFUSES });
    const states: string[] = [];
    for (const place of ['#plain', `${widget.host} >>> #account`]) {
      await press(page, place);
      const field = await find(page, place);
      await page.keyboard.type('ab');
      await page.keyboard.press('KeyA', { commands: ['selectAll'] });
      await page.keyboard.press('KeyC', { commands: ['copy'] });
      await page.keyboard.press('End');
      await page.keyboard.press('KeyV', { commands: ['paste'] });
      states.push(await editedIn(field));
      await page.keyboard.press('KeyA', { commands: ['selectAll'] });
      await page.keyboard.press('KeyX', { commands: ['cut'] });
      states.push(await editedIn(field));
    }
    expect(states).toEqual(['abab[]', '[]', 'abab[]', '[]']);
  });
});
