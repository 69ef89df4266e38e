import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { QR_MAX_FAILURES } from '#config/limits';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { focusedStop, tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { devConsole, type PhoneAction } from '../../support/portal/dev-console';
import { BUSY } from '../../support/portal/faults';
import { press } from '../../support/screen/act';
import { QrWidget } from '../../support/screen/qr-widget';
import { badgeText } from '../../support/screen/unread-badge';

const newVisitor = setUpVisitors();
const PATH = '/openapi/v2/user/QRCode/login';
const PROMPT = '请打开手机客户端扫码登录';
const EXPIRED = '二维码已过期，请重新扫描';
const SCANNED = '扫码成功，请在手机上确认登录';

async function open(visitor?: Visitor, path = '/qrcode') {
  const who = visitor ?? (await newVisitor());
  const page = await who.open(path);
  const widget = new QrWidget(page);
  const code = await widget.read();
  return { visitor: who, page, widget, code };
}

const pollsOf = ({ record }: Visitor) =>
  record.requests.filter(({ url }) => url.includes(`${PATH}/getQrcodeStatus`)).length;

/** Requests the state of a code from a browser. */
function statusFor(page: Page, code: string): Promise<{ code: number }> {
  return page.evaluate(
    async (address) => (await fetch(address)).json(),
    `${PATH}/getQrcodeStatus?${new URLSearchParams({ appid: 'demo', qrcode: code })}`,
  );
}

describe('a code that scanners find', () => {
  /** Ways in which a page is made dark: by the browser, or as Dark Reader does without its analysis of colours. */
  const DARK = {
    'in the dark theme': (page: Page) =>
      page.$eval('cntv-qr-login', (host) => host.setAttribute('theme', 'dark')),
    'with forced colours': async (page: Page) => {
      const session = await page.createCDPSession();
      await session.send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'forced-colors', value: 'active' },
          { name: 'prefers-color-scheme', value: 'dark' },
        ],
      });
    },
    'where the browser darkens the page': async (page: Page) => {
      const session = await page.createCDPSession();
      await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    },
    'where an extension inverts the page, and its pictures once more': async (page: Page) => {
      await page.$eval('html', (html) => html.style.setProperty('filter', 'invert(1) hue-rotate(180deg)'));
      await page.$eval('cntv-qr-login', (host) => {
        for (const picture of host.shadowRoot?.querySelectorAll<HTMLElement>('img,video,canvas') ?? [])
          picture.style.setProperty('filter', 'invert(1) hue-rotate(180deg)');
      });
    },
  };
  it.each(Object.keys(DARK) as (keyof typeof DARK)[])('is shown %s', async (way) => {
    const { page, widget, code } = await open();
    await DARK[way](page);
    const { quietZone, module } = await widget.lightness();
    expect(quietZone).toBeGreaterThanOrEqual(180);
    expect(module).toBeLessThanOrEqual(90);
    expect(await widget.read()).toBe(code);
  });
});

describe('signing in by QR code', () => {
  it('leads from the code by the phone to the home page (SCOPE-05, QR-01 to QR-04, ROUTE-34)', async () => {
    const { visitor, page, widget, code } = await open();
    expect(await widget.words()).toBe(PROMPT);
    await devConsole.phone(code, 'scan');
    await expect.poll(() => widget.words()).toBe(SCANNED);
    await devConsole.phone(code, 'confirm');
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    await expect.poll(() => badgeText(page)).toBe('12');
    expect(visitor.record.events.filter((event) => /qr-state|success/.test(event))).toEqual([
      'cntv-qr-state {"state":"loading"}',
      'cntv-qr-state {"state":"waiting"}',
      'cntv-qr-state {"state":"scanned"}',
      'cntv-qr-state {"state":"done"}',
      `cntv-login-success {"redirectTo":"${origin}/index.html"}`,
    ]);
  });

  it('leads from the code beside the form, which comes with a press on the form, to the home page (QR-01 to QR-04)', async () => {
    const visitor = await newVisitor();
    const page = await visitor.open('/login.html');
    const login = new QrWidget(page, 'cntv-login');
    await login.press('#account');
    const code = await login.read();
    await devConsole.phone(code, 'scan');
    await expect.poll(() => login.text('section [part=status]')).toBe(SCANNED);
    await devConsole.phone(code, 'confirm');
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    await expect.poll(() => badgeText(page)).toBe('12');
  });

  it('syncs the other tab, and never puts the code into a URL, the storage or the console', async () => {
    const { visitor, page, code } = await open();
    const other = await visitor.open('/news/1.html');
    await page.bringToFront();
    await devConsole.phone(code, 'confirm');
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    await other.bringToFront();
    await expect.poll(() => badgeText(other)).toBe('12');
    const { addresses, console: words, events } = visitor.record;
    const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(JSON.stringify([addresses, words, events, storage])).not.toContain(code);
  });

  it('is scanned in the dark theme too', async () => {
    const page = await (await newVisitor()).newTab();
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await page.goto(`${origin}/qrcode`);
    const code = await new QrWidget(page).read();
    await devConsole.phone(code, 'scan');
    await expect.poll(() => new QrWidget(page).words()).toBe(SCANNED);
  });

  it('signs in one browser, once (API-22)', async () => {
    const { page, code } = await open();
    const thief = await open();
    expect((await statusFor(thief.page, code)).code).toBe(-22001);
    await devConsole.phone(code, 'confirm');
    expect((await statusFor(thief.page, code)).code).toBe(-22001);
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
    expect((await statusFor(page, code)).code).toBe(-22001);
    expect(thief.page.url()).toBe(`${origin}/qrcode`);
    expect((await statusFor(thief.page, thief.code)).code).toBe(0);
  });
});

describe('a code that is not confirmed', () => {
  it('is replaced after it expired, and the new one signs in (QR-05)', async () => {
    const { page, widget, code } = await open();
    await devConsole.phone(code, 'expire');
    await expect.poll(() => widget.words()).toBe('二维码已过期，请重新扫描');
    await expect.poll(() => widget.read()).not.toBe(code);
    await devConsole.phone(await widget.read(), 'confirm');
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  });

  it('is replaced with a message after a refusal on the phone, and the new one signs in (QR-06, OQ-37)', async () => {
    const { visitor, page, widget, code } = await open();
    await devConsole.phone(code, 'scan');
    await expect.poll(() => widget.words()).toBe(SCANNED);
    await devConsole.phone(code, 'refuse');
    await expect.poll(() => widget.words()).toBe(EXPIRED);
    await expect.poll(() => widget.words()).toBe(PROMPT);
    expect(visitor.record.events.filter((event) => event.includes('qr-state')).slice(2)).toEqual([
      'cntv-qr-state {"state":"scanned"}',
      'cntv-qr-state {"state":"expired"}',
      'cntv-qr-state {"state":"waiting"}',
    ]);
    const next = await widget.read();
    expect(next).not.toBe(code);
    await devConsole.phone(next, 'confirm');
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  });

  it('ends for the wrong client until a new code is requested by keyboard (QR-07)', async () => {
    const { visitor, page, widget, code } = await open();
    await devConsole.phone(code, 'mismatch');
    await expect.poll(() => widget.words()).toBe('请使用指定的客户端扫码');
    const asked = pollsOf(visitor);
    // The polls of another visitor show that time has passed.
    const clock = await open();
    await expect.poll(() => pollsOf(clock.visitor)).toBeGreaterThan(2);
    expect(pollsOf(visitor)).toBe(asked);
    await page.bringToFront();
    const stops = await tabTo(page, '刷新二维码');
    expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => widget.words()).toBe(PROMPT);
    expect(await focusedStop(page)).toEqual({ name: '刷新二维码', isVisible: true });
    expect(await widget.read()).not.toBe(code);
  });

  it('shows that the account is under review, and can still be confirmed (QR-09)', async () => {
    const { page, widget, code } = await open();
    await devConsole.phone(code, 'review');
    await expect.poll(() => widget.words()).toBe('信息审核中，请稍后再试');
    await devConsole.phone(code, 'confirm');
    await expect.poll(() => page.url()).toBe(`${origin}/index.html`);
  });

  it('shows the busy text with a retry after five failures in a row (OQ-37, ERR-07, ERR-13)', async () => {
    const { page, widget, code } = await open();
    await devConsole.clearLog();
    await devConsole.setFault(`GET ${PATH}/getQrcodeStatus`, { effect: 'http-500' });
    await expect.poll(() => widget.words()).toBe(BUSY);
    expect((await devConsole.log('/getQrcodeStatus')).filter(({ fault }) => fault)).toHaveLength(
      QR_MAX_FAILURES,
    );
    expect(await page.$('cntv-qr-login >>> [part~=toast]')).toBe(null);
    expect(await widget.button()).toBe('重试');
    await devConsole.clearFaults();
    await widget.refresh();
    await expect.poll(() => widget.words()).toBe(PROMPT);
    expect(await widget.read()).not.toBe(code);
  });

  it('shows an error with a retry when no code can be created', async () => {
    await devConsole.setFault(`GET ${PATH}/generationQRCode`, { effect: 'offline' });
    const page = await (await newVisitor()).open('/qrcode');
    const widget = new QrWidget(page);
    await expect.poll(() => widget.words()).toBe(BUSY);
    await devConsole.clearFaults();
    await widget.refresh();
    await expect.poll(() => widget.words()).toBe(PROMPT);
  });
});

it('the sign-ins with a password and by QR code link to each other', async () => {
  const page = await (await newVisitor()).open('/login.html?backurl=/news/1.html');
  // Without room for the code beside the form.
  await page.setViewport({ width: 700, height: 800 });
  await press(page, 'cntv-login >>> a[href^="/qrcode"]');
  await expect.poll(() => page.url()).toBe(`${origin}/qrcode?backurl=%2Fnews%2F1.html`);
  await press(page, 'cntv-qr-login >>> a[part=link]');
  await expect.poll(() => page.url()).toBe(`${origin}/login.html?backurl=%2Fnews%2F1.html`);
});

describe('axe finds nothing on a QR code', () => {
  const STATES: [what: string, action: PhoneAction | null, words: string][] = [
    ['that can be scanned', null, PROMPT],
    ['that was scanned', 'scan', SCANNED],
    ['that was refused', 'mismatch', '请使用指定的客户端扫码'],
    ['that expired', 'expire', '二维码已过期，请重新扫描'],
  ];
  it.each(STATES)('%s', async (_, action, words) => {
    const page = await (await newVisitor()).newTab();
    await carryAxe(page);
    await page.goto(`${origin}/qrcode`);
    const widget = new QrWidget(page);
    const code = await widget.read();
    if (action) await devConsole.phone(code, action);
    await expect.poll(() => widget.words()).toBe(words);
    expect(await axeFindings(page)).toEqual([]);
  });
});
