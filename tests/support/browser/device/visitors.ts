import type { Page } from 'puppeteer-core';
import { afterEach, expect } from 'vitest';
import { Widget } from '../../screen/widget';
import { origin } from '../test-environment';
import { setUpVisitors, type Visitor } from '../visitor';
import { CallRate } from './call-rate';
import type { Terms } from './terms';

/**
 * However a device behaves, none of its tabs makes more calls of the API within 5 s: a sign-in with its captcha, the code beside it
 * and the check of its cookie (OQ-105) make nine, and the home to which it leads as many again.
 */
const MAX_CALLS = 22;
/** On a line that drops every third of the calls, each of those is made again. */
export const MAX_CALLS_OF_DROPPING_LINE = 1.5 * MAX_CALLS;
export const NEWS = '/news/1.html';
export const FORM = '/kejiao/tsfx_sy/info.action';

type OwnVisitor = { visitor: Visitor; open(path: string): Promise<Page> };

/** Visitors whose tabs run under some terms. After each test, the calls of each tab are counted. */
export function setUpDevices(
  options?: Parameters<typeof setUpVisitors>[0],
  maxCalls = MAX_CALLS,
): (...terms: Terms[]) => Promise<OwnVisitor> {
  const newVisitor = setUpVisitors(options);
  let rate = new CallRate();
  afterEach(() => {
    const { highest } = rate;
    rate = new CallRate();
    expect(highest).toBeLessThanOrEqual(maxCalls);
  });
  return async (...terms) => {
    const visitor = await newVisitor();
    async function open(path: string): Promise<Page> {
      const page = await visitor.newTab();
      rate.watch(page);
      for (const apply of terms) await apply(page);
      await page.goto(origin + path);
      return page;
    }
    return { visitor, open };
  };
}

/** The name of the viewer in the member centre. */
export function nickname(page: Page): Promise<string | null> {
  return new Widget(page, 'cntv-portal').text('[data-testid~=nickname]');
}

/** Fills in the rest of the form, whose name is filled in, and sends it. */
export async function submitForm(page: Page): Promise<void> {
  const form = new Widget(page, 'cntv-portal');
  await form.type('phone', '010-12345678');
  await form.type('address', '北京市海淀区');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await form.press('button[type=submit]');
  await form.find('[data-testid~=confirmation]');
}
