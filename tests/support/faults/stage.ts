import type { HTTPRequest, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { CAPTCHA_RESULT_MS, QR_MAX_FAILURES } from '#config/limits';
import { minimalPage } from '../browser/minimal-page';
import { origin } from '../browser/test-environment';
import type { Visitor } from '../browser/visitor';
import type { OwnPage } from '../browser/wire';
import { devConsole } from '../portal/dev-console';
import { Widget } from '../screen/widget';
import { CONDITION_LIMIT_MS } from '../time-limits.mjs';
import type { Column } from './columns';
import { PendingRequests } from './pending-requests';
import { mark, POLL, recordScreens, type Sight, setHung, sightOf } from './screen-record';
import { BASE, type Screen } from './screens';

/** What a screen shows in the end, and where the page has gone. */
export type Outcome = Sight & { hasLeft: boolean };

const CALL = /^\/(member\/)?(openapi|api)\//;
const QUIET_MS = 400;
/** Without a call to wait for, a page has come to rest later. */
const LONG_QUIET_MS = 1_000;

/** One screen in a tab, whose calls meet faults. */
export class Stage {
  readonly widget: Widget;
  /** How many requests of each call have ended since the last fault was set. */
  readonly calls = new Map<string, number>();
  /** When the last request ended that the outcome depends on, in milliseconds. */
  private answeredAt = 0;
  private hasLeft = false;
  /** Requests of this screen; their answers may lead to another one. */
  private sent = new WeakSet<HTTPRequest>();

  private constructor(
    readonly page: Page,
    readonly visitor: Visitor,
    readonly screen: Screen,
    private readonly pending: PendingRequests,
  ) {
    this.widget = new Widget(page, screen.host ?? 'cntv-portal');
    page.on('request', (request) => {
      this.hasLeft ||= isRedirect(request);
      if (this.isHere) this.sent.add(request);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end, (request) => this.note(request));
  }

  static async open(visitor: Visitor, screen: Screen): Promise<Stage> {
    const page = await visitor.newTab();
    await recordScreens(page);
    if (screen.kept) await page.evaluateOnNewDocument(keep, screen.kept);
    const heading = screen.hasHeading === false ? '<h1>A page</h1>' : '';
    const html = screen.html ?? `<cntv-portal base="${BASE}"></cntv-portal>`;
    const path = new URL(pathOf(screen), origin).pathname;
    await intercept(page, { ...(await minimalPage(heading + html)), path });
    const pending = await PendingRequests.of(page, (url) => new URL(url).pathname === POLL);
    return new Stage(page, visitor, screen, pending);
  }

  /** Opens the screen while a call of it meets a fault. */
  async show(call?: string, column?: Column): Promise<Outcome> {
    await this.meet(call, column);
    // The document before would go on with its polls, which would count as those of this one.
    await this.page.goto('about:blank');
    this.sent = new WeakSet();
    this.calls.clear();
    await this.page.goto(origin + pathOf(this.screen));
    return this.settled(call, column);
  }

  /** Does something while a call of it meets a fault. */
  async act(press: () => Promise<unknown>, call?: string, column?: Column): Promise<Outcome> {
    await this.meet(call, column);
    await press();
    return this.settled(call, column);
  }

  private async meet(call?: string, column?: Column): Promise<void> {
    await devConsole.clearFaults();
    if (this.page.url().startsWith('http')) {
      await setHung(this.page, (column?.isHung && call?.split(' ')[1]) || '');
      await mark(this.page);
    }
    if (call && column) await devConsole.setFault(call, column.fault);
    this.calls.clear();
    this.hasLeft = false;
  }

  /** Whether the page is still that of the screen; a screen may lead to another one by itself. */
  private get isHere(): boolean {
    return new URL(this.page.url()).pathname === new URL(pathOf(this.screen), origin).pathname;
  }

  private note(request: HTTPRequest): void {
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    if (!CALL.test(pathname) || !this.sent.has(request)) return;
    const count = (this.calls.get(call) ?? 0) + 1;
    this.calls.set(call, count);
    if (count === leastOf(call)) this.answeredAt = performance.now();
  }

  /** Resolves when the call was made, no request is pending, and nothing moves. Answers what the screen asks meanwhile. */
  private async settled(call?: string, column?: Column): Promise<Outcome> {
    let sight: Sight | undefined;
    const state = async () => {
      sight = await sightOf(this.page).catch(() => undefined);
      return sight ? this.stateOf(sight, call, column) : 'leaving';
    };
    const what = `${this.screen.title}: ${call} ${column?.title}`;
    await expect.poll(state, { message: what, timeout: CONDITION_LIMIT_MS }).toBe('settled');
    return { ...(sight as Sight), hasLeft: this.hasLeft };
  }

  private async stateOf(sight: Sight, call?: string, column?: Column): Promise<string> {
    if (sight.dialog === 'ready' && !call?.includes('/captcha/')) {
      await this.widget.answerCaptcha();
      return 'captcha';
    }
    if (sight.isMoving) return 'moving';
    if (sight.dialog === 'identity-dialog' && !call?.endsWith('/verification/password')) {
      await this.widget.provePassword();
      return 'asked for the password';
    }
    if (call && (this.calls.get(call) ?? 0) < leastOf(call)) return 'before the call';
    if (this.pending.areOpen) return 'requesting';
    const isQuietFor = Math.min(sight.quietMs, performance.now() - this.answeredAt);
    const quietMs = Math.max(quietMsOf(call), this.hasLeft ? 0 : (column?.quietMs ?? 0));
    return isQuietFor < quietMs ? 'changing' : 'settled';
  }
}

/** The address of the page with a screen, which has no other element. */
function pathOf({ at }: Screen): string {
  return at ? BASE + at : '/minimal.html';
}

/** How many requests of a call end before its outcome is seen. */
function leastOf(call: string): number {
  return call === `GET ${POLL}` ? QR_MAX_FAILURES : 1;
}

/** How long nothing changes after a call; the result of a captcha is shown for a while. */
function quietMsOf(call = ''): number {
  if (call.endsWith('/check')) return CAPTCHA_RESULT_MS + QUIET_MS;
  return call ? QUIET_MS : LONG_QUIET_MS;
}

/** Answers the document of the screen, and keeps the page on it when it redirects to the sign-in. */
async function intercept(page: Page, own: OwnPage): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const headers = { 'content-security-policy': own.policy };
    if (isRedirect(request)) void request.respond({ status: 204 });
    else if (pathname !== own.path) void request.continue();
    else void request.respond({ contentType: 'text/html; charset=utf-8', headers, body: own.html });
  });
}

/** Whether a viewer whose session has ended is redirected to the sign-in; the demo session goes on. */
function isRedirect(request: HTTPRequest): boolean {
  return request.isNavigationRequest() && request.url().includes('/login.html?backurl=');
}

/** Runs in the page: what an earlier screen has kept for this one. */
function keep(items: Readonly<Record<string, string>>): void {
  if (!location.protocol.startsWith('http')) return;
  for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
}
