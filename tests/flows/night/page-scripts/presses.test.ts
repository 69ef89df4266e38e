import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { openBeside, type PageScript } from '../../../support/hosts/page-scripts';
import { find, press } from '../../../support/screen/act';
import { LoginWidget } from '../../../support/screen/login-widget';
import type { Widget } from '../../../support/screen/widget';

const newVisitor = setUpVisitors();

const JQUERY_UI = ['jquery3/dist/jquery.js', 'jquery-ui/dist/jquery-ui.js'];
const SCROLLED = `document.getElementById('box').style.cssText += 'height:300px;overflow:hidden';
document.getElementById('inner').style.paddingBottom = '900px';`;

/** Scripts that follow the mouse or the finger, and spare fields and buttons. */
const SCRIPTS = {
  'jQuery UI draggable': { files: JQUERY_UI, start: `jQuery('#box').draggable();` },
  'jQuery UI sortable': { files: JQUERY_UI, start: `jQuery('#box').sortable();` },
  dragula: { files: ['dragula/dist/dragula.js'], start: `dragula([document.getElementById('box')]);` },
  'iScroll 5.1': {
    files: ['iscroll51/build/iscroll.js'],
    start: `${SCROLLED}window.scroller = new IScroll('#box');`,
  },
  'iScroll 5.1 with clicks': {
    files: ['iscroll51/build/iscroll.js'],
    start: `${SCROLLED}window.scroller = new IScroll('#box', { click: true });`,
  },
  'iScroll 5.2': {
    files: ['iscroll/build/iscroll.js'],
    start: `${SCROLLED}window.scroller = new IScroll('#box');`,
  },
  'iScroll 5.2 with clicks': {
    files: ['iscroll/build/iscroll.js'],
    start: `${SCROLLED}window.scroller = new IScroll('#box', { click: true });`,
  },
  'fancyBox 3': {
    files: ['jquery3/dist/jquery.js', '@fancyapps/fancybox/dist/jquery.fancybox.js'],
    styles: ['@fancyapps/fancybox/dist/jquery.fancybox.css'],
    start: `jQuery.fancybox.open({ src: '#box', type: 'inline', opts: { animationEffect: false } });`,
  },
  Swiper: {
    files: ['swiper/swiper-bundle.js'],
    styles: ['swiper/swiper-bundle.css'],
    start: `const slide = document.createElement('div');
slide.append(...document.getElementById('inner').childNodes);
document.getElementById('inner').append(slide, document.createElement('div'));
document.getElementById('box').classList.add('swiper');
document.getElementById('inner').classList.add('swiper-wrapper');
for (const each of document.getElementById('inner').children) each.classList.add('swiper-slide');
window.moves = 0;
new Swiper('#box', { on: { sliderMove: () => moves++ } });`,
  },
  FastClick: {
    files: ['fastclick/lib/fastclick.js'], // The taps of a test follow each other faster than those of a finger.
    start: 'FastClick.attach(document.body, { tapDelay: 1 });',
  },
  'a script against selecting text': {
    start: `document.onmousedown = (event) => ['input', 'textarea', 'select', 'button'].includes(event.target.tagName.toLowerCase());`,
  },
} satisfies Readonly<Record<string, PageScript>>;
const NAMES = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];

const isFocused = (field: ElementHandle) =>
  field.evaluate((control) => (control.getRootNode() as ShadowRoot).activeElement === control);
const typeOf = async (widget: Widget) =>
  (await widget.find('#password')).evaluate((field) => (field as HTMLInputElement).type);
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const { left, top } = (document.querySelector('#inner') as Element).getBoundingClientRect();
    return `${Math.round(left)} ${Math.round(top)}`;
  });

describe.each([
  ['mouse', 'mouse', 'desktop'],
  ['finger', 'touch', 'phone'],
] as const)('by %s', (_, by, device) => {
  it.each(NAMES)('%s: fields are focused, and buttons are pressed once, as plain ones', async (name) => {
    const visitor = await newVisitor({ device });
    const { page, widget } = await openBeside(visitor, SCRIPTS[name]);
    const account = 'cntv-login >>> #account';
    // FastClick focuses plain fields by `setSelectionRange`, which only Safari does.
    for (const field of name === 'FastClick' ? [account] : ['#plain', account, '#plain', account]) {
      await press(page, field, by);
      await expect.poll(async () => isFocused(await find(page, field))).toBe(true);
    }
    await page.keyboard.type('a');
    expect(await widget.value('account')).toBe('a');
    for (const type of ['text', 'password', 'text']) {
      await widget.press('[data-testid=toggle]', by);
      await expect.poll(() => typeOf(widget)).toBe(type);
    }
    await widget.press('button[type=submit]', by);
    await expect.poll(() => widget.message('password')).not.toBe('');
    await widget.press('form a[part=link]', by);
    await expect.poll(() => page.url()).toContain('/findPassword.jsp');
  });

  it.each(NAMES)('%s: the captcha is solved by a drag', async (name) => {
    const visitor = await newVisitor({ device });
    const { page } = await openBeside(visitor, SCRIPTS[name]);
    const login = new LoginWidget(page);
    await login.fillIn();
    await login.press('form:has(#account) button[type=submit]', by);
    await login.answerCaptcha({ by });
    await expect.poll(() => visitor.record.events.join()).toContain('cntv-login-success');
  });
});

it('fancyBox 3: Tab goes from field to field without `trapFocus`, and does not with it', async () => {
  const { start, ...files } = SCRIPTS['fancyBox 3'];
  const goes: boolean[] = [];
  for (const option of ['trapFocus: false', 'trapFocus: true']) {
    const script = { ...files, start: start.replace('opts: {', `opts: { ${option},`) };
    const { page, widget } = await openBeside(await newVisitor(), script);
    await widget.press('#account');
    await page.keyboard.press('Tab');
    goes.push(await isFocused(await widget.find('#password')));
  }
  expect(goes).toEqual([true, false]);
});

/** What a library shows or marks while something is dragged. */
const DRAGGED = '.ui-draggable-dragging,.ui-sortable-helper,.gu-mirror,.fancybox-is-grabbing';

/** Drags, and returns how many elements were dragged before the release. */
async function drag(page: Page, from: ElementHandle, [x, y]: readonly [number, number]): Promise<number> {
  const box = (await from.boundingBox()) as { x: number; y: number; width: number; height: number };
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + x, start.y + y, { steps: 9 });
  const dragged = await page.$$(DRAGGED);
  await page.mouse.up();
  return dragged.length;
}

describe('a drag', () => {
  it.each(['jQuery UI draggable', 'jQuery UI sortable', 'dragula', 'fancyBox 3'] as const)(
    '%s: begins in no field and on no button, as in plain ones',
    async (name) => {
      const visitor = await newVisitor();
      const { page, widget } = await openBeside(visitor, SCRIPTS[name]);
      const before = await placeOf(page);
      await widget.press('#account');
      const account = await widget.find('#account');
      await page.keyboard.type('select me');
      const plain = (await page.$('#plain')) as ElementHandle;
      for (const field of [account, plain]) expect(await drag(page, field, [-60, 0])).toBe(0);
      for (const control of [account, plain, await widget.find('[data-testid=toggle]')]) {
        await drag(page, control, [-60, 60]);
        expect(await placeOf(page)).toBe(before);
      }
    },
  );

  it.each(['jQuery UI draggable', 'jQuery UI sortable', 'dragula'] as const)(
    '%s: begins on the title',
    async (name) => {
      const visitor = await newVisitor();
      const { page, widget } = await openBeside(visitor, SCRIPTS[name]);
      expect(await drag(page, await widget.find('h2'), [30, 30])).toBe(1);
    },
  );

  it.each([
    ['mouse', 'mouse', 'desktop'],
    ['finger', 'touch', 'phone'],
  ] as const)('Swiper: of the captcha by %s moves no slide', async (_, by, device) => {
    const html = '<input id="range" type="range" style="display:block"><cntv-login></cntv-login>';
    const { page } = await openBeside(await newVisitor({ device }), SCRIPTS.Swiper, html);
    const moves = () => page.evaluate(() => (window as unknown as { moves: number }).moves);
    if (by === 'mouse') await drag(page, (await page.$('#range')) as ElementHandle, [40, 0]);
    expect(await moves()).toBe(0);
    const login = new LoginWidget(page);
    await login.fillIn();
    await login.press('form:has(#account) button[type=submit]', by);
    await login.answerCaptcha({ by, wrong: true });
    expect(await moves()).toBe(0);
  });

  it.each([
    ['iScroll 5.1', 'mouse'],
    ['iScroll 5.2', 'mouse'],
    ['iScroll 5.1', 'finger'],
    ['iScroll 5.2', 'finger'],
  ] as const)('%s: scrolls from a label by %s', async (name, by) => {
    const visitor = await newVisitor({ device: by === 'finger' ? 'phone' : 'desktop' });
    const { page, widget } = await openBeside(visitor, SCRIPTS[name]);
    const label = await widget.find('label[for=account]');
    if (by === 'mouse') await drag(page, label, [0, -80]);
    else {
      const { x, y } = (await label.boundingBox()) as { x: number; y: number };
      const finger = await page.touchscreen.touchStart(x + 5, y + 5);
      for (let step = 1; step < 9; step++) await finger.move(x + 5, y + 5 - step * 10);
      await finger.end();
    }
    const scrolledBy = () =>
      page.evaluate(() => (window as unknown as { scroller: { y: number } }).scroller.y);
    await expect.poll(scrolledBy).toBeLessThan(-20);
  });
});
