import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { edit, editedIn, openBeside, type PageScript } from '../../../support/hosts/page-scripts';
import { focus } from '../../../support/screen/act';

const newVisitor = setUpVisitors();

const VIDEO = `const video = document.body.appendChild(document.createElement('video'));
const root = document.body.appendChild(document.createElement('div'));
`;
const LETTERS = ['k', 'f', 'm', 'a', '0', '?', 'space', 'left', 'right', 'backspace', 'home', 'end', 'del'];
const TAKEN = `const take = (event) => { event.preventDefault(); return false; };`;

/** Scripts that listen to the keys of a page and spare its fields, each as published. */
const SCRIPTS: Readonly<Record<string, PageScript>> = {
  'Plyr with global keys': {
    files: ['plyr/dist/plyr.js'],
    start: `${VIDEO}new Plyr(video, { keyboard: { focused: true, global: true }, loadSprite: false, blankVideo: '' });`,
  },
  xgplayer: {
    files: ['xgplayer/dist/index.min.js'],
    start: `${VIDEO}new (window.Player.default || window.Player)({ el: root, url: '/none.mp4', height: 90 });`,
  },
  'hotkeys-js': {
    files: ['hotkeys-js/dist/hotkeys.js'],
    start: `${TAKEN}hotkeys('${LETTERS.join()},ctrl+left,ctrl+backspace,ctrl+z', take);`,
  },
  ...Object.fromEntries(
    ['mousetrap', 'mousetrap14'].map((name) => [
      `${name} before 1.6`,
      {
        files: [`${name}/mousetrap.js`],
        start: `${TAKEN}Mousetrap.bind(${JSON.stringify([...LETTERS, 'ctrl+left', 'ctrl+backspace', 'ctrl+z'])}, take);`,
      },
    ]),
  ),
  'jquery.hotkeys': {
    files: ['jquery1/dist/jquery.js', 'jquery.hotkeys/jquery.hotkeys.js'],
    start: `${TAKEN}${JSON.stringify([...LETTERS, 'ctrl+left', 'ctrl+backspace', 'ctrl+z'])}.forEach((key) => jQuery(document).bind('keydown', key, take));`,
  },
  'fullPage.js': {
    files: ['fullpage.js/dist/fullpage.js'],
    styles: ['fullpage.js/dist/fullpage.css'],
    start: `document.getElementById('inner').classList.add('section');
document.getElementById('box').insertAdjacentHTML('beforeend', '<div class="section">B</div><div class="section">C</div>');
new fullpage('#box', { licenseKey: 'gplv3-license', credits: { enabled: false } });`,
  },
  'a script against Backspace': {
    start: `document.onkeydown = (e) => e.keyCode == 8 && e.target.type != 'text' ? false : true;`,
  },
  'a script that returns early for INPUT': {
    start: `for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'paste'])
  document.addEventListener(type, (event) => { if (!/INPUT|TEXTAREA|SELECT/.test(event.target.tagName)) event.preventDefault(); });`,
  },
};

/** Presses keys on a plain button, which none of the scripts spares; the page records whether a script takes one of them. */
async function pressOutside(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.getElementById('plain-button')?.focus();
    const record = (event: Event) => event.defaultPrevented && Reflect.set(window, 'taken', true);
    // Later, because scripts also stop the event.
    addEventListener('keydown', (event) => setTimeout(record, 0, event), true);
  });
  for (const key of ['k', ' ', 'ArrowDown', 'Backspace'] as const) await page.keyboard.press(key);
}

it.each(Object.keys(SCRIPTS))(
  '%s: what is typed, deleted and moved in a field arrives as in a plain one',
  async (name) => {
    const visitor = await newVisitor();
    const { page, widget } = await openBeside(visitor, SCRIPTS[name] as PageScript);
    const states: string[] = [];
    for (const place of ['#plain', `${widget.host} >>> #account`]) {
      const field = await focus(page, place);
      await edit(page);
      states.push(await editedIn(field));
    }
    expect(states[1]).toBe(states[0]);
    expect(states[0]).toBe('  f0 []ma ');
    // It prevents nothing on the button, and takes other keys than these.
    if (name === 'fullPage.js') return;
    await pressOutside(page);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'taken'))).toBe(true);
  },
);
