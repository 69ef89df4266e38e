import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import { devConsole } from '../portal/dev-console';
import { minimalPage } from './minimal-page';
import { origin } from './test-environment';
import type { Visitor } from './visitor';

/** Number of requests by call: method and path without what all paths have in common. */
export type Calls = ReadonlyMap<string, number>;

const VIEW_MS = 3_000;
const VISIT_VIEWS = 3;
const POLL = 'getQrcodeStatus';
export const HOUR_MS = 3_600_000;
/** Validity of a QR code on the portal, whose clock does not follow the page's. */
const QR_CODE_MS = 180_000;
const COMMON = /^\/(member\/)?(openapi\/(v2\/(user\/)?)?|api\/)/;

/** Calls of a visit without polls: of its first page, and of all. Each page is open for a few seconds. */
export async function callsOfVisit(
  visitor: Visitor,
  element: string,
): Promise<{ view: Calls; visit: Calls }> {
  const views: Calls[] = [];
  for (let n = 0; n < VISIT_VIEWS; n += 1) {
    const { page, calls } = await open(visitor, element);
    await page.waitForSelector('main > :not([data-state=loading])[data-state]');
    await page.waitForNetworkIdle();
    await pause(VIEW_MS);
    await page.close();
    views.push(new Map([...calls].filter(([call]) => !call.endsWith(POLL))));
  }
  return { view: views[0] ?? new Map(), visit: sumOf(views) };
}

/** Calls of a page that is open for an hour of its own clock. The visitor can open no other page afterwards. */
export async function callsOfHour(visitor: Visitor, element: string): Promise<Calls> {
  const { page, calls } = await open(visitor, element);
  await advance(page, HOUR_MS);
  await page.close();
  return calls;
}

async function open(visitor: Visitor, element: string): Promise<{ page: Page; calls: Calls }> {
  const page = await visitor.newTab();
  // The jitter of polls has its mean.
  await page.evaluateOnNewDocument(() => {
    Math.random = () => 0.5;
  });
  const own = await minimalPage(element);
  await page.setRequestInterception(true);
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const headers = { 'content-security-policy': own.policy };
    const answer = { contentType: 'text/html; charset=utf-8', headers, body: own.html };
    if (request.resourceType() !== 'document') void request.continue();
    // The calls of a page to which an element redirects are not its own.
    else void request.respond(pathname === own.path ? answer : { status: 204 });
    if (!COMMON.test(pathname)) return;
    const call = `${request.method()} ${pathname.replace(COMMON, '')}`;
    calls.set(call, (calls.get(call) ?? 0) + 1);
  });
  await page.goto(origin + own.path);
  return { page, calls };
}

async function advance(page: Page, durationMs: number): Promise<void> {
  const devTools = await page.createCDPSession();
  for (let rest = durationMs; rest > 0; rest -= QR_CODE_MS) {
    await runFor(devTools, Math.min(rest, QR_CODE_MS));
    if (rest > QR_CODE_MS) await devConsole.expireQrCodes();
  }
}

/** Timers are due as soon as no request is open, until the page's clock has advanced by this time. */
async function runFor(devTools: CDPSession, budget: number): Promise<void> {
  const end = new Promise((resolve) => devTools.once('Emulation.virtualTimeBudgetExpired', resolve));
  await devTools.send('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending', budget });
  await end;
}

function sumOf(all: readonly Calls[]): Calls {
  const sum = new Map<string, number>();
  for (const calls of all) for (const [call, count] of calls) sum.set(call, (sum.get(call) ?? 0) + count);
  return sum;
}
