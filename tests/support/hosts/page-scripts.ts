import type { ElementHandle, Page } from 'puppeteer-core';
import { origin } from '../browser/test-environment';
import type { Visitor } from '../browser/visitor';
import { Widget } from '../screen/widget';
import { hostPage, LOADER, newHostTab, published } from './host-site';

/** A script of a page that listens to keys or presses: published files, and what the page does with them. */
export type PageScript = {
  files?: readonly string[];
  styles?: readonly string[];
  start: string;
};

/**
 * Spares controls by the name of the tag, and refuses everything else in each way that a script has, around the element and
 * on the document.
 */
export const REFUSES = `window.seen = [];
const refuse = (event) => {
  if (/^(INPUT|TEXTAREA|SELECT|BUTTON)$/.test(event.target.tagName)) return true;
  seen.push([event.type, event.key, event.target.localName].filter(Boolean).join(' '));
  event.preventDefault();
  if (event.currentTarget === document) event.stopPropagation();
  return false;
};
for (const place of [document.getElementById('box'), document]) {
  for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'paste', 'copy', 'cut', 'mousedown'])
    place['on' + type] = refuse;
  for (const type of ['pointerdown', 'touchstart', 'touchend', 'click'])
    place.addEventListener(type, refuse, { passive: false });
}`;

/** Around all controls, plain and ours; libraries move it or its content. */
const BOX = `<div id="box"><div id="inner"><p id="text">Text</p>
<input id="plain"><textarea id="plain-area"></textarea>
<select id="plain-list"><option>a<option>b<option>c</select><input id="plain-check" type="checkbox">
<button id="plain-button" type="button" onclick="this.dataset.count = Number(this.dataset.count || 0) + 1">Plain</button>
<div id="place"></div></div></div>`;

/** No policy, and sizes that keep everything in one window. */
const HEAD = `<style>#box{position:relative;width:500px;padding:9px;background:#eee}video{height:90px}</style>${LOADER}`;

/**
 * Opens a page with a script that has started, plain controls, and an element in the same box.
 * @param html the element, perhaps in other tags
 */
export async function openBeside(
  visitor: Visitor,
  { files = [], styles = [], start }: PageScript,
  html = '<cntv-login></cntv-login>',
): Promise<{ page: Page; widget: Widget }> {
  const paths = files.map((_, index) => `/host/library-${index}.js`);
  const sheets = styles.map((_, index) => `/host/library-${index}.css`);
  const scripts = [...paths, '/host/start.js'].map((path) => `<script src="${path}"></script>`);
  const links = sheets.map((path) => `<link rel="stylesheet" href="${path}">`);
  const { page } = await newHostTab(visitor, {
    files: {
      '/host/a': hostPage(
        HEAD + links.join(''),
        BOX.replace('<div id="place"></div>', html) + scripts.join('\n'),
      ),
      '/host/start.js': start,
      ...Object.fromEntries(files.map((file, index) => [paths[index], published(file)])),
      ...Object.fromEntries(styles.map((file, index) => [sheets[index], published(file)])),
    },
    policyFrom: () => '',
  });
  await page.goto(`${origin}/host/a`);
  const widget = await new Widget(page, /<(cntv-[\w-]+)/.exec(html)?.[1] ?? '').ready();
  return { page, widget };
}

/** The state of a field: its value and the place of the caret. */
export function editedIn(field: ElementHandle): Promise<string> {
  return field.evaluate((control) => {
    const { value, selectionStart, selectionEnd } = control as HTMLInputElement;
    return `${value.slice(0, selectionStart ?? 0)}[${value.slice(selectionStart ?? 0, selectionEnd ?? 0)}]${value.slice(selectionEnd ?? 0)}`;
  });
}

/** Letters and keys that players, hotkeys and sliders of a page listen to. */
export async function edit(page: Page): Promise<void> {
  const { keyboard } = page;
  await keyboard.type('k f0 m?a ');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Backspace', 'Home', 'Delete', 'ArrowRight'] as const)
    await keyboard.press(key);
  await keyboard.type(' ');
  await keyboard.press('End');
  await keyboard.down('Shift');
  await keyboard.press('ArrowLeft');
  await keyboard.up('Shift');
  await keyboard.down('Control');
  await keyboard.press('ArrowLeft');
  await keyboard.press('Backspace');
  await keyboard.press('KeyZ');
  await keyboard.up('Control');
}
