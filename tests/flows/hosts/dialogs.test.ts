import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import {
  type HostSite,
  hostPage,
  LOADER,
  newHostTab,
  published,
  withoutTrustedTypes,
} from '../../support/hosts/host-site';
import { LoginWidget } from '../../support/screen/login-widget';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();

/** A page whose lightbox shows a part of it. The lightbox listens to `keyup`. */
const LIGHTBOX: HostSite = {
  files: {
    '/host/a': hostPage(
      `${LOADER}<script src="/host/jquery.js"></script><script src="/host/popup.js"></script>
<script type="module" src="/host/open.js"></script>`,
      '<div id="box"><cntv-account>账号</cntv-account><cntv-login></cntv-login></div><input id="own"><p id="out"></p>',
    ),
    '/host/jquery.js': published('jquery3/dist/jquery.js'),
    '/host/popup.js': published('magnific-popup/dist/jquery.magnific-popup.js'),
    '/host/open.js': `$.magnificPopup.open({ items: { src: '#box', type: 'inline' } });
window.heard = [];
for (const type of ['keydown', 'keyup']) document.addEventListener(type, ({ key }) => heard.push(type + ' ' + key));`,
  },
  policyFrom: withoutTrustedTypes,
};

const isBoxOpen = (page: Page) => page.evaluate(() => Reflect.get(window, '$').magnificPopup.instance.isOpen);
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard').splice(0) as string[]);

describe('Escape on a page with a lightbox (magnific-popup)', () => {
  async function open(visitor: Visitor) {
    const { page } = await newHostTab(visitor, LIGHTBOX);
    await page.goto(`${origin}/host/a`);
    await expect.poll(() => isBoxOpen(page)).toBe(true);
    return page;
  }
  async function openCaptcha() {
    const page = await open(await newVisitor());
    const login = new LoginWidget(page);
    await login.fillIn();
    await login.submit();
    await login.find('[data-testid~=captcha-dialog]');
    await heard(page);
    return page;
  }
  async function openMenu() {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await open(visitor);
    const account = new Widget(page, 'cntv-account');
    await account.press('[part=toggle]');
    await account.find('[data-testid=logout]');
    await heard(page);
    return page;
  }
  /** Presses Escape for as long as a key repeats. */
  async function holdEscape(page: Page) {
    for (let n = 0; n < 3; n += 1) await page.keyboard.down('Escape');
    await page.keyboard.up('Escape');
  }

  it('closes the captcha only, also while the key is held; the next one closes the lightbox', async () => {
    const page = await openCaptcha();
    await holdEscape(page);
    await page.waitForSelector('cntv-login >>> [data-testid~=captcha-dialog]', { hidden: true });
    expect(await heard(page)).toEqual([]);
    expect(await isBoxOpen(page)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await heard(page)).toEqual(['keydown Escape', 'keyup Escape']);
    expect(await isBoxOpen(page)).toBe(false);
  });

  it('is the page’s again when its release went to another window', async () => {
    const page = await openCaptcha();
    await page.keyboard.down('Escape');
    await page.waitForSelector('cntv-login >>> [data-testid~=captcha-dialog]', { hidden: true });
    await heard(page);
    // Without the release, which another window has got.
    const client = await page.createCDPSession();
    const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    expect(await heard(page)).toEqual(['keydown Escape', 'keyup Escape']);
    expect(await isBoxOpen(page)).toBe(false);
  });

  it('closes the menu of the account only', async () => {
    const page = await openMenu();
    await holdEscape(page);
    await page.waitForSelector('cntv-account >>> #menu', { hidden: true });
    expect(await heard(page)).toEqual([]);
    expect(await isBoxOpen(page)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isBoxOpen(page)).toBe(false);
  });

  it('reaches the page when the open menu is hidden with its element', async () => {
    const page = await openMenu();
    await page.$eval('cntv-account', (element) => {
      element.hidden = true;
    });
    await heard(page);
    await page.keyboard.press('Escape');
    expect(await heard(page)).toEqual(['keydown Escape', 'keyup Escape']);
  });
});

describe('a close request of the browser, as by the back button of a phone', () => {
  const PLAIN: HostSite = {
    files: {
      '/host/a': hostPage(LOADER, '<cntv-account>账号</cntv-account><cntv-login></cntv-login>'),
    },
  };
  async function open(visitor: Visitor) {
    const { page } = await newHostTab(visitor, PLAIN);
    await page.evaluateOnNewDocument(() => {
      const Watcher = Reflect.get(window, 'CloseWatcher') as new (...options: unknown[]) => object;
      const watchers: object[] = [];
      const CloseWatcher = class extends Watcher {
        constructor(...options: unknown[]) {
          super(...options);
          watchers.push(this);
        }
      };
      Object.assign(window, { watchers, CloseWatcher });
    });
    await page.goto(`${origin}/host/a`);
    return page;
  }

  it('closes the captcha, also when the second one cannot be cancelled, and adds no entry to the history', async () => {
    const page = await open(await newVisitor());
    const login = new LoginWidget(page);
    await login.fillIn();
    const entries = await page.evaluate(() => history.length);
    for (let n = 0; n < 3; n += 1) {
      await login.submit();
      const dialog = await login.find('[data-testid~=captcha-dialog]');
      await dialog.evaluate((element) => (element as HTMLDialogElement).requestClose());
      await page.waitForSelector('cntv-login >>> [data-testid~=captcha-dialog]', { hidden: true });
    }
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await login.value('password')).not.toBe('');
  });

  it('closes the menu of the account, whose button gets the focus', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await open(visitor);
    const account = new Widget(page, 'cntv-account');
    for (let n = 1; n <= 2; n += 1) {
      await account.press('[part=toggle]');
      await account.find('[data-testid=logout]');
      await page.evaluate(() => Reflect.get(window, 'watchers').at(-1).requestClose());
      await page.waitForSelector('cntv-account >>> #menu', { hidden: true });
      expect(await page.evaluate(() => Reflect.get(window, 'watchers').length)).toBe(n);
    }
    expect(await page.$eval('cntv-account', (host) => host.shadowRoot?.activeElement?.localName)).toBe(
      'button',
    );
  });
});

describe('the page behind a dialog', () => {
  const TALL: HostSite = {
    files: {
      '/host/a': hostPage(
        `${LOADER}<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/host/tall.css">`,
        '<cntv-login></cntv-login><div id="tall"></div>',
      ),
      '/host/tall.css': '#tall { height: 4000px }',
    },
  };
  const top = (page: Page) => page.evaluate(() => scrollY);

  async function open(device: 'desktop' | 'phone') {
    const { page } = await newHostTab(await newVisitor({ device }), TALL);
    await page.goto(`${origin}/host/a`);
    const login = new LoginWidget(page);
    await login.fillIn();
    const style = await rootStyle(page);
    await login.submit();
    const dialog = await login.find('[data-testid~=captcha-dialog]');
    await login.find('[part=captcha][data-phase=ready]');
    const box = await dialog.boundingBox();
    if (!box) throw new Error('The dialog has no box.');
    return { page, login, box, style, before: await top(page) };
  }
  const rootStyle = (page: Page) =>
    page.evaluate(() => [
      document.documentElement.getAttribute('style'),
      document.body.getAttribute('style'),
      getComputedStyle(document.documentElement).overflow,
      getComputedStyle(document.body).overflow,
    ]);

  /** Waits until a scroll that was not held would have been painted. */
  const painted = (page: Page) =>
    page.evaluate(async () => {
      for (let n = 0; n < 10; n += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });

  it('does not scroll with the wheel, on the backdrop or on the dialog, and has its own styles', async () => {
    const { page, login, box, style, before } = await open('desktop');
    for (const [x, y] of [
      [box.x + box.width / 2, box.y + 20],
      [20, 700],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: 400 });
      await painted(page);
      expect(await top(page)).toBe(before);
    }
    expect(await rootStyle(page)).toEqual(style);
    await page.keyboard.press('Escape');
    await page.waitForSelector('cntv-login >>> [data-testid~=captcha-dialog]', { hidden: true });
    await page.mouse.wheel({ deltaY: 400 });
    await expect.poll(() => top(page)).toBeGreaterThan(before);
    await login.ready();
  });

  it('does not scroll with a finger, on the backdrop or on the dialog', async () => {
    const { page, box, before } = await open('phone');
    const drag = async (x: number, from: number, to: number) => {
      const finger = await page.touchscreen.touchStart(x, from);
      for (let step = 1; step <= 6; step += 1) await finger.move(x, from + ((to - from) * step) / 6);
      await finger.end();
      await painted(page);
    };
    await drag(200, 790, 500);
    expect(await top(page)).toBe(before);
    await drag(box.x + box.width / 2, box.y + 25, box.y - 100);
    expect(await top(page)).toBe(before);
    await page.keyboard.press('Escape');
    await page.waitForSelector('cntv-login >>> [data-testid~=captcha-dialog]', { hidden: true });
    await drag(200, 790, 500);
    await expect.poll(() => top(page)).toBeGreaterThan(before);
  });

  it('does not scroll while a dialog that is higher than the window does', async () => {
    const { page, box } = await open('desktop');
    await page.setViewport({ width: 1280, height: 200 });
    // From where the page can scroll both ways.
    await page.evaluate(() => scrollTo(0, 600));
    const before = await top(page);
    const scrolled = () =>
      page.$eval('cntv-login', (host) => host.shadowRoot?.querySelector('dialog')?.scrollTop ?? 0);
    await page.mouse.move(box.x + box.width / 2, 100);
    await page.mouse.wheel({ deltaY: 60 });
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.mouse.wheel({ deltaY: 4000 });
    await page.mouse.wheel({ deltaY: 4000 });
    await painted(page);
    expect(await top(page)).toBe(before);
    const end = await scrolled();
    await page.mouse.move(20, 100);
    await page.mouse.wheel({ deltaY: -4000 });
    await painted(page);
    expect([await top(page), await scrolled()]).toEqual([before, end]);
  });
});
