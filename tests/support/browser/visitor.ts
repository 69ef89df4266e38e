import type { Browser, BrowserContext, Cookie, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { translatePage } from '../page/translator.mjs';
import { ACCOUNT } from '../portal/demo-account';
import { devConsole } from '../portal/dev-console';
import { watchCaptchas } from '../screen/captcha-answers';
import { CONDITION_LIMIT_MS } from '../time-limits.mjs';
import { closeContext, returnContext, sharedBrowser, takeContext } from './contexts';
import { shiftClock } from './device/shift-clock';
import { printLastView } from './last-view';
import { launchForJourneys } from './launch';
import { newRecord, type VisitRecord, watch } from './record';
import { origin } from './test-environment';

/** A visitor with a separate browser context: cookies and storage are empty at first. */
export type Visitor = {
  context: BrowserContext;
  record: VisitRecord;
  /** Opens an empty tab in front of the visitor's other tabs. */
  newTab(): Promise<Page>;
  /** Opens a tab at a path of the portal. */
  open(path: string): Promise<Page>;
  /** Sets a session without the pages, as another site of the portal does. */
  startSession(account?: string, isProof?: boolean): Promise<void>;
  /** Expires the session on the portal; the cookie stays. */
  expireSession(): Promise<void>;
  sessionCookie(): Promise<Cookie | undefined>;
};

type Options = {
  /** A desktop window of 1280 x 900, or a phone of 375 x 812 with touch. */
  device?: 'desktop' | 'phone';
  /** The offset of the device's clock from the portal's. */
  clockShiftMs?: number;
};

const SESSION_COOKIE = 'portal_session';
const SESSION_COOKIE_RULES = { domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' } as const;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/**
 * Visitors of the portal for the tests of this file or suite. Before each test, or once if visitors are shared by a
 * whole suite, the portal is reset; after each test no page may have had a violation of the policy or an error.
 * - `isFirstVisit`: in a new context, without files and scripts that an earlier visitor has loaded.
 * - `hidesTabs`: in a separate browser with windows, in which tabs hide each other.
 */
export function setUpVisitors({
  lifetime = 'test',
  isFirstVisit = false,
  hidesTabs = false,
}: {
  lifetime?: 'test' | 'suite';
  isFirstVisit?: boolean;
  hidesTabs?: boolean;
} = {}) {
  const visitors: Visitor[] = [];
  const isReused = !isFirstVisit && !hidesTabs;
  let browser: Browser;

  async function leave() {
    await Promise.all(
      visitors
        .splice(0)
        .map(({ context, record }) =>
          isReused ? returnContext(context, record.addresses) : closeContext(context),
        ),
    );
  }
  beforeAll(async () => {
    browser = hidesTabs ? await launchForJourneys('chromium') : await sharedBrowser();
    if (lifetime === 'suite') await devConsole.reset();
  });
  if (lifetime === 'test') beforeEach(() => devConsole.reset());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await Promise.all(visitors.map(({ context, record }) => printLastView(context, record)));
    const records = visitors.map(({ record }) => record);
    if (lifetime === 'test') await leave();
    for (const { violations, pageErrors, consoleErrors } of records)
      expect({ violations, pageErrors, consoleErrors }).toEqual({
        violations: [],
        pageErrors: [],
        consoleErrors: [],
      });
  });
  afterAll(async () => {
    await leave();
    if (hidesTabs) await browser.close();
  });

  return async function newVisitor(options: Options = {}): Promise<Visitor> {
    const context = isReused ? await takeContext() : await browser.createBrowserContext();
    const visitor = visitorIn(context, options);
    visitors.push(visitor);
    return visitor;
  };
}

function visitorIn(context: BrowserContext, options: Options): Visitor {
  const record = newRecord();
  const sessionCookie = async () => (await context.cookies()).find(({ name }) => name === SESSION_COOKIE);
  async function newTab(): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(CONDITION_LIMIT_MS);
    await prepare(page, options);
    await watch(page, record);
    watchCaptchas(page);
    return page;
  }
  return {
    context,
    record,
    sessionCookie,
    newTab,
    async open(path) {
      const page = await newTab();
      await page.goto(origin + path);
      return page;
    },
    async startSession(account = ACCOUNT, isProof = true) {
      const value = await devConsole.startSession(account, isProof);
      await context.setCookie({ name: SESSION_COOKIE, value, ...SESSION_COOKIE_RULES });
    },
    async expireSession() {
      await devConsole.expireSession((await sessionCookie())?.value ?? '');
    },
  };
}

async function prepare(page: Page, { device = 'desktop', clockShiftMs = 0 }: Options): Promise<void> {
  // With DevTools, the press of a link whose page is prerendered has no effect (`speculation-rules.test.ts` does without them).
  const devTools = await page.createCDPSession();
  await devTools.send('Page.setPrerenderingAllowed', { isAllowed: false });
  // Animations would be a tenth of all the work; the tests of the elements run with them.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  if (device === 'desktop') await page.setViewport({ width: 1280, height: 900 });
  else {
    await page.setViewport({ width: 375, height: 812, isMobile: true, hasTouch: true });
    await page.setUserAgent({ userAgent: PHONE });
  }
  // Replaces the text nodes, and keeps the words, which the journeys compare.
  if (process.env.TRANSLATED) await page.evaluateOnNewDocument(translatePage, '');
  if (clockShiftMs !== 0) await page.evaluateOnNewDocument(shiftClock, clockShiftMs);
}
