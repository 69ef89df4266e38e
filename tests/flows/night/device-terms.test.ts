import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { HOUR, testClockChanges } from '../../support/browser/device/clock-tests';
import { testTerms } from '../../support/browser/device/term-tests';
import type { Terms } from '../../support/browser/device/terms';
import * as device from '../../support/browser/device/terms';
import {
  FORM,
  MAX_CALLS_OF_DROPPING_LINE,
  NEWS,
  nickname,
  setUpDevices,
  submitForm,
} from '../../support/browser/device/visitors';
import { origin } from '../../support/browser/test-environment';
import type { Visitor } from '../../support/browser/visitor';
import { devConsole } from '../../support/portal/dev-console';
import { hover } from '../../support/screen/act';
import { LoginWidget } from '../../support/screen/login-widget';
import { QrWidget } from '../../support/screen/qr-widget';
import { NEW_PHONE, Registration } from '../../support/screen/registration';
import { badgeText } from '../../support/screen/unread-badge';
import { Widget } from '../../support/screen/widget';

const YEAR = 8_760 * HOUR;
/** How long a patient viewer waits for what is lost. */
const PATIENCE_MS = 3_000;

testTerms([
  ['where storage is refused', device.storageRefused],
  ['where storage is full', device.storageFull],
  ['in an in-app browser', device.inAppBrowser],
]);

testClockChanges([
  ['a clock set forward by an hour', (clock) => clock.jump(HOUR)],
  ['a clock set back by an hour', (clock) => clock.jump(-HOUR)],
  ['a clock set forward by a year', (clock) => clock.jump(YEAR)],
  ['a clock set back by a year', (clock) => clock.jump(-YEAR)],
  [
    'a clock set forward by a year and back',
    async (clock) => {
      await clock.jump(YEAR);
      await clock.jump(-YEAR);
    },
  ],
]);

describe.each([
  ['calls', false],
  ['calls and files', true],
] as const)('on a line that drops every third of the %s', (_what, chunks) => {
  const visitorUnder = setUpDevices(undefined, MAX_CALLS_OF_DROPPING_LINE);
  it('a viewer signs in and sees the member centre and the badge', async () => {
    const { visitor, open } = await visitorUnder(device.everyThirdDropped({ chunks }));
    const page = await open('/login.html');
    page.setDefaultTimeout(PATIENCE_MS);
    const login = new LoginWidget(page);
    await insist(page, async () => (await page.$('cntv-login[data-state=ready]')) !== null);
    await login.fillIn();
    await insist(page, async () => {
      if (page.url() === `${origin}/index.html`) return true;
      const phase = await captchaPhase(page);
      if (phase === null) await login.submit();
      else if (phase === 'ready') await login.answerCaptcha();
      return page.url() === `${origin}/index.html`;
    });
    await insist(page, async () => (await nickname(page)) === '山间来客' && (await badgeText(page)) === '12');
    forgetDropped(visitor);
  });

  it('a visitor sends a form', async () => {
    const { visitor, open } = await visitorUnder(device.everyThirdDropped({ chunks }));
    const page = await open(FORM);
    const form = new Widget(page, 'cntv-portal');
    // The pointer asks for the view of the printed form, over the message after a failure too.
    await insist(page, async () => {
      await hover(page, 'cntv-portal');
      return (
        Boolean(await page.$('cntv-portal >>> button[type=submit]')) &&
        !(await page.$('cntv-portal >>> [data-print]'))
      );
    });
    await form.type('name', '王芳');
    await submitForm(page);
    forgetDropped(visitor);
  });
});

/** On a busy machine, Chromium was seen to throttle a hidden tab to one wake-up per minute after 60 s only. */
const THROTTLED_AFTER_MS = 120_000;

describe('after a while behind another tab, with timers that the browser throttles', () => {
  const visitorUnder = setUpDevices({ hidesTabs: true });
  const ticks: Terms = (page) =>
    page.evaluateOnNewDocument(() => {
      const tick = () => Object.assign(window, { tickedAt: performance.now() });
      setInterval(tick, 100);
    });
  /** How long ago a tab's timer has fired, in milliseconds. */
  const silence = (page: Page) =>
    page.evaluate(() => performance.now() - (window as unknown as { tickedAt: number }).tickedAt);
  const seconds = async (page: Page) =>
    Number.parseInt((await new Registration(page).text('[data-testid~=sms-button]')) ?? '', 10);

  it('the countdown follows the clock, and the code and the count are up to date', async () => {
    const { visitor, open } = await visitorUnder(ticks);
    await visitor.startSession();
    const news = await open(NEWS);
    await expect.poll(() => badgeText(news)).toBe('12');
    const registration = await new Registration(await open('/regist.html')).ready();
    await registration.type('phone', NEW_PHONE);
    await registration.getCode(NEW_PHONE);
    const [before, sentAt] = [await seconds(registration.page), Date.now()];
    const qr = new QrWidget(await open('/qrcode'));
    const code = await qr.read();
    const front = await open(NEWS);
    for (const { page } of [registration, qr])
      await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('hidden');
    await expect.poll(() => silence(news), { timeout: THROTTLED_AFTER_MS }).toBeGreaterThan(3_000);
    await devConsole.phone(code, 'scan');
    await devConsole.setUnread('demo@example.com', 60, 60);
    await front.$eval('cntv-unread-badge', (badge) => badge.refresh());
    await expect.poll(() => badgeText(front)).toBe('99+');

    await registration.page.bringToFront();
    const gone = (Date.now() - sentAt) / 1000;
    expect(Math.abs((await seconds(registration.page)) - (before - gone))).toBeLessThan(2);
    await qr.page.bringToFront();
    await expect.poll(() => qr.words()).toBe('扫码成功，请在手机上确认登录');
    await news.bringToFront();
    await expect.poll(() => badgeText(news)).toBe('99+');
  });
});

/** Each dropped file is an error in the console. */
function forgetDropped({ record }: Visitor): void {
  record.consoleErrors = record.consoleErrors.filter((text) => !text.includes('dynamically imported module'));
}

/** Repeats what a patient viewer does, and presses every button to try again. */
async function insist(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => {
          for (const { shadowRoot } of document.querySelectorAll('[data-state]'))
            for (const button of shadowRoot?.querySelectorAll<HTMLElement>('[data-testid~=retry]') ?? [])
              button.click();
        });
        return isDone().catch(() => false);
      },
      { interval: 1000 },
    )
    .toBe(true);
}

function captchaPhase(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      document.querySelector('cntv-login')?.shadowRoot?.querySelector<HTMLElement>('[part=captcha]')?.dataset
        .phase ?? null,
  );
}
