import type { CDPSession, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { common } from '#i18n/zh-cn/shell';
import type { Visitor } from '../browser/visitor';
import { CONDITION_LIMIT_MS } from '../time-limits.mjs';
import { HELD_FROM_MS, type HeldClock, holdClock, NOON } from './held-clock';
import { type Listener, listen, type Utterance } from './listener';
import { lineOf, linesOf } from './tree';

type Heard = Utterance & { contextId: number };
type StepOptions = {
  /** Requests of the page are held back, so that it shows that it is loading. */
  isLoading?: boolean;
  /** The header and the footer are read, too. */
  isWhole?: boolean;
};
type InPage = Window & { heldClock: HeldClock; heardListener: Listener };

/** Numbers that differ from visit to visit, and the words of a captcha. */
const CHANCE: readonly [RegExp, string][] = [
  [/\d+\.\d\d 秒/g, '0.00 秒'],
  [/(手机验证码 = )\d{6}/g, '$1123456'],
  [/(请依次点击：)\S+/g, '$1字、词、句'],
  [/(第 \d 个：)./g, '$1字'],
  [/= \d+ \[disabled\]/g, '= 100 [disabled]'],
];

/** Lines that are gone are counted if there are more. */
const GONE_MAX = 8;

/** Writes down what somebody hears who does not see, step by step. */
export class Transcript {
  private readonly text: string[] = [];
  private readonly heard: Heard[] = [];
  /** Requests without a response: what they ask for, by ID. */
  private readonly pending = new Map<string, string>();
  /** Calls of the API that wait for their turn: the ID by which they are continued, by the ID of the request. */
  private readonly held = new Map<string, string>();
  /** Lines of the page and of a dialog after the last step. */
  private readonly shown = new Map<string, string[]>();
  private title = '';
  private isLost = false;

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Opens an empty tab whose clock stands still, and listens to its pages. */
  static async of({ newTab }: Visitor): Promise<Transcript> {
    const page = await newTab();
    const session = await page.createCDPSession();
    const transcript = new Transcript(page, session);
    for (const domain of ['Runtime', 'Page', 'Accessibility'] as const)
      await session.send(`${domain}.enable`);
    await session.send('Runtime.addBinding', { name: 'tellHeard' });
    session.on('Runtime.bindingCalled', ({ name, payload, executionContextId: contextId }) => {
      if (name === 'tellHeard') transcript.heard.push({ ...(JSON.parse(payload) as Utterance), contextId });
    });
    await page.evaluateOnNewDocument(holdClock, NOON, HELD_FROM_MS);
    await page.evaluateOnNewDocument(listen);
    await transcript.followRequests();
    return transcript;
  }

  /** Does something, waits until the page has come to rest, and writes down what was heard. */
  async step(name: string, act: () => Promise<unknown>, options: StepOptions = {}): Promise<void> {
    let isActing = true;
    const acting = act().finally(() => {
      isActing = false;
    });
    await Promise.all([acting, this.rest(() => isActing, options)]);
    const title = (await this.page.title()).trim();
    this.text.push(`\n## ${name}`);
    const { length } = this.text;
    if (title !== this.title) this.text.push(`title: ${title}`);
    this.title = title;
    for (const heard of this.heard.splice(0)) await this.writeHeard(heard, options);
    await this.writeLoss();
    await this.writeTree(options);
    if (this.text.length === length) this.text.push('(silence)');
  }

  /** Lets the clock of the page go on. */
  pass(seconds: number): Promise<void> {
    const passed = this.page.evaluate(
      (ms) => (window as unknown as InPage).heldClock.pass(ms),
      seconds * 1000,
    );
    // The page may leave meanwhile.
    return passed.catch(() => {});
  }

  /** Compares everything with the file of the journey; `npm run heard` writes it. */
  async matches(journey: string): Promise<void> {
    const text = CHANCE.reduce((all, [pattern, by]) => all.replace(pattern, by), this.text.join('\n'));
    await expect(`# ${journey}\n${text}\n`).toMatchFileSnapshot(`../../flows/heard/${journey}.txt`);
  }

  private async followRequests(): Promise<void> {
    const { session, pending, held, shown } = this;
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
      pending.set(requestId, `${type} ${request.url}`),
    );
    for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
      session.on(end, ({ requestId }) => pending.delete(requestId));
    session.on('Fetch.requestPaused', ({ networkId = '', requestId }) => held.set(networkId, requestId));
    session.on('Page.frameNavigated', () => {
      for (const [id, what] of pending) if (!what.startsWith('Document')) pending.delete(id);
      held.clear();
      shown.clear();
    });
    await session.send('Network.enable');
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/openapi/*' }] });
  }

  /**
   * Waits until twice in a row nothing changes, and no short timer and no request is waiting. Meanwhile the calls of the API
   * are sent one after the other, each when the page has come to rest, so that they are answered in the same order each time.
   */
  private async rest(isActing: () => boolean, { isLoading = false }: StepOptions): Promise<void> {
    let deadline = Date.now() + CONDITION_LIMIT_MS;
    for (let calm = 0; calm < 2; ) {
      const isQuiet = await this.page.evaluate(isAtRest).catch(() => false);
      const sent = [...this.pending].filter(([id]) => !this.held.has(id));
      const isIdle = isQuiet && sent.length === 0;
      calm = isIdle && (isLoading || this.held.size === 0) && !isActing() ? calm + 1 : 0;
      if (isIdle && !isLoading) await this.sendNext();
      if (isActing()) deadline = Date.now() + CONDITION_LIMIT_MS;
      else if (Date.now() > deadline) throw new Error(`The page does not come to rest: ${sent}`);
    }
  }

  private async sendNext(): Promise<void> {
    for (const [id, requestId] of [...this.held].slice(0, 1)) {
      this.held.delete(id);
      // The page may have left meanwhile.
      await this.session.send('Fetch.continueRequest', { requestId }).catch(() => {});
    }
  }

  private async writeHeard(heard: Heard, { isLoading }: StepOptions): Promise<void> {
    if (heard.kind === 'focus') return this.writeFocus(heard);
    // Whether it is shown at all depends on the speed of the machine.
    if (heard.text === common.loading && !isLoading) return;
    const how = heard.isAtOnce ? 'spoken at once' : 'spoken';
    this.text.push(`${heard.fault ? `not spoken (${heard.fault})` : how}: ${heard.text}`);
  }

  private async writeFocus({ nth, contextId }: Heard & { kind: 'focus' }): Promise<void> {
    const expression = `heardListener.focused[${nth}]`;
    try {
      const { result } = await this.session.send('Runtime.evaluate', { expression, contextId });
      const { nodes } = await this.session.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId ?? '',
        fetchRelatives: false,
      });
      // Not where it moved on from an element that is gone, or is behind a dialog.
      for (const node of nodes) if (!node.ignored) this.text.push(`focus: ${lineOf(node)}`);
    } catch {
      // The page was left.
    }
  }

  /** Says once that the focused element is gone and no other has the focus. */
  private async writeLoss(): Promise<void> {
    const isLost = await this.page.evaluate(isFocusLost);
    if (isLost && !this.isLost) this.text.push('focus: lost');
    this.isLost = isLost;
  }

  /** The lines that are new, and those that are gone; all where most are new. */
  private async writeTree({ isWhole = false }: StepOptions): Promise<void> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    const { scope, lines } = linesOf(nodes, isWhole);
    const before = this.shown.get(scope) ?? [];
    const [gone, added] = [without(before, lines), without(lines, before)];
    const isOther = added.length > lines.length / 2;
    if (isOther) this.text.push(...lines);
    else
      this.text.push(
        ...shortened(gone).map((line) => `- ${line}`),
        ...added.map((line) => `+ ${line.trim()}`),
      );
    // A dialog is read from the top each time that it opens.
    if (scope === 'page') this.shown.delete('dialog');
    this.shown.set(scope, lines);
  }
}

/** What is gone is not heard any more. */
function shortened(gone: readonly string[]): string[] {
  return gone.length > GONE_MAX ? [`${gone.length} lines`] : gone.map((line) => line.trim());
}

/** The lines without those of another list, each taken away once. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Runs in the page. */
function isFocusLost(): boolean {
  const { heardListener } = window as unknown as InPage;
  return heardListener.focused.length > 0 && document.activeElement === document.body;
}

/** Runs in the page. */
async function isAtRest(): Promise<boolean> {
  const { heldClock, heardListener } = window as unknown as InPage;
  const before = heardListener.changes;
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
  return heardListener.changes === before && !heldClock.isBusy();
}
