import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { setUpVisitors } from '../../support/browser/visitor';
import { openBeside } from '../../support/hosts/page-scripts';
import { press } from '../../support/screen/act';
import { LoginWidget } from '../../support/screen/login-widget';

const newVisitor = setUpVisitors();
const CAPTCHA = 'cntv-login >>> [data-testid~=captcha-dialog]';
const HTML = '<dialog id="own"><button id="first" type="button">A</button><cntv-login></cntv-login></dialog>';
/** A dialog of the page around the element, which records what it hears of a key. */
const START = `const own = document.getElementById('own');
own.showModal();
window.heard = [];
for (const type of ['keydown', 'keyup', 'cancel', 'close'])
  own.addEventListener(type, (event) => heard.push(event.type + ' ' + event.target.localName));`;

const isOpen = (page: Page) => page.$eval('#own', (own) => own.matches(':modal'));
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard').splice(0) as string[]);

describe('the captcha of a login in a modal dialog of the page', () => {
  async function open() {
    const { page } = await openBeside(await newVisitor(), { start: START }, HTML);
    const login = new LoginWidget(page);
    await login.fillIn();
    await login.submit();
    await page.waitForSelector(CAPTCHA, { visible: true });
    await heard(page);
    return { page, login };
  }

  it('is closed alone by Escape, also by a key that is held; the next one closes the dialog of the page', async () => {
    const { page, login } = await open();
    for (let n = 0; n < 3; n += 1) await page.keyboard.down('Escape');
    await page.keyboard.up('Escape');
    await page.waitForSelector(CAPTCHA, { hidden: true });
    expect(await heard(page)).toEqual([]);
    expect(await isOpen(page)).toBe(true);
    expect(await login.value('password')).not.toBe('');
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  it('closes with the dialog of the page, which then is usable, and is asked for again', async () => {
    const { page, login } = await open();
    await page.$eval('#own', (own) => (own as HTMLDialogElement).close());
    await page.waitForSelector(CAPTCHA, { hidden: true });
    await press(page, '#plain-button');
    expect(await page.$eval('#plain-button', (button) => button.getAttribute('data-count'))).toBe('1');
    await page.$eval('#own', (own) => (own as HTMLDialogElement).showModal());
    await press(page, '#first');
    await login.submit();
    await login.answerCaptcha();
    await expect.poll(() => login.toasts()).toBe('');
    await page.waitForSelector(CAPTCHA, { hidden: true });
  });
});
