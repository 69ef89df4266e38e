import type { Page } from 'puppeteer-core';
import { beforeEach, expect, it } from 'vitest';
import { setUpVisitors } from '../../support/browser/visitor';
import { focus, press, select, type } from '../../support/screen/act';

const newVisitor = setUpVisitors();
let page: Page;

beforeEach(async () => {
  page = await (await newVisitor()).newTab();
  await page.setContent(`<div><button id="other">Other</button><button id="wanted">Wanted</button></div>
<input id="other-field"><input id="field" value="old"><select id="list"><option>a</select>`);
  await page.evaluate(() => {
    const pressed: string[] = [];
    Object.assign(window, { pressed });
    addEventListener('click', ({ target }) => pressed.push((target as Element).id));
  });
});

const pressed = () => page.evaluate(() => Reflect.get(window, 'pressed') as string[]);
const values = () =>
  page.$$eval('input', (fields) => Object.fromEntries(fields.map(({ id, value }) => [id, value])));

it('a control that is replaced in each frame is pressed once, when it stays', async () => {
  await page.evaluate(() => {
    let frames = 0;
    const replace = () => {
      const wanted = document.querySelector('#wanted') as Element;
      wanted.replaceWith(wanted.cloneNode(true));
      if (++frames < 60) requestAnimationFrame(replace);
    };
    replace();
  });
  await press(page, '#wanted');
  expect(await pressed()).toEqual(['wanted']);
});

it('a control that moves is pressed where it stops', async () => {
  await page.evaluate(() => {
    const [row] = document.getElementsByTagName('div');
    let frames = 0;
    const move = () => {
      // Never twice in one place, however few frames a busy browser draws.
      (row as HTMLElement).style.marginLeft = `${++frames * 9}px`;
      if (frames < 60) requestAnimationFrame(move);
    };
    move();
  });
  await press(page, '#wanted');
  expect(await pressed()).toEqual(['wanted']);
});

it('a text goes to the field that replaces the pressed one', async () => {
  await page.$eval('#field', (field) =>
    field.addEventListener('focus', () => setTimeout(() => field.replaceWith(field.cloneNode()))),
  );
  await type(page, '#field', 'new');
  expect(await values()).toEqual({ 'other-field': '', field: 'new' });
});

it('a text is typed again that a field has lost with the focus', async () => {
  await page.$eval('#field', (field) =>
    field.addEventListener(
      'input',
      () => {
        (document.querySelector('#other-field') as HTMLElement).focus();
        (field as HTMLInputElement).value = 'old';
      },
      { once: true },
    ),
  );
  await type(page, '#field', 'new');
  expect(await values()).toEqual({ 'other-field': '', field: 'new' });
});

it('a field that changes the text is an error, unless the caller expects its value', async () => {
  await page.$eval('#field', (field) => ((field as HTMLInputElement).maxLength = 2));
  await expect(type(page, '#field', 'new')).rejects.toThrow('"ne" instead of "new"');
  await type(page, '#field', 'new', 'ne');
});

it('the focus is set on a control that another one takes it from', async () => {
  await page.$eval('#wanted', (wanted) => {
    const leave = () => (document.querySelector('#other') as HTMLElement).focus();
    wanted.addEventListener('focus', leave, { once: true });
  });
  await focus(page, '#wanted');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('wanted');
});

it('a value is chosen when the list has it', async () => {
  const chosen = select(page, '#list', 'b');
  await page.$eval('#list', (list) => setTimeout(() => list.append(new Option('b', 'b')), 300));
  await chosen;
  expect(await page.$eval('#list', (list) => (list as HTMLSelectElement).value)).toBe('b');
});
