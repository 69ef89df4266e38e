import type { Page } from 'puppeteer-core';
import { API_TIMEOUT_MS, SIGNED_OUT_TOAST_MS } from '#config/limits';

export type Wait = 'skeleton' | 'busy' | '';

/** What the elements of a page show, and what they have shown since the last mark. */
export type Sight = {
  /** Toasts since the mark. */
  toasts: { text: string; isError: boolean }[];
  /** What was shown when the answer of each call came: a skeleton, a busy control, or nothing to wait for. */
  waits: Readonly<Record<string, Wait>>;
  /** What the open dialog has said since the mark. */
  said: string[];
  /** Whether something changes, or is about to. */
  isMoving: boolean;
  /** Time since the last change in milliseconds, without the time in which scripts blocked the page. */
  quietMs: number;
  /** Visible lines of all elements, without toasts. */
  lines: string[];
  /** Number of links to the sign-in, and whether a notice has one. */
  signInLinks: number;
  hasSignInNotice: boolean;
  /** Number of controls to try again. */
  retries: number;
  /** Messages at fields and above buttons. */
  messages: string[];
  hasEmpty: boolean;
  /** `ready` if a captcha waits for its answer; otherwise the test ID of the open dialog, or empty. */
  dialog: string;
  /** Elements that show nothing at all, neither view nor fallback. */
  blank: string[];
  /** Values of the fields, by ID. */
  values: Readonly<Record<string, string>>;
};

/** Where a tab keeps the path of the call that gives up after a tenth of its time. */
const HUNG = 'test:hung';
/** Sent each second as long as the page is open. */
export const POLL = '/openapi/v2/user/QRCode/login/getQrcodeStatus';
/** Where a tab keeps the waits, because an action may end in another document. */
const WAITS = 'test:waits';
/** The redirect to the sign-in, which waits for its toast, comes sooner. */
const SOON_MS = 300;
/** Interval at which the time without changes is counted. */
const TICK_MS = 50;

type Recorder = { mark(): void; sight(): Sight; retry(): void };
type RecordedWindow = Window & { recorder: Recorder };

/** Records what the elements show in every document that the page opens from now on. */
export async function recordScreens(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(record, WAITS, POLL, TICK_MS);
  await page.evaluateOnNewDocument(shortenTimes, {
    apiMs: API_TIMEOUT_MS,
    redirectMs: SIGNED_OUT_TOAST_MS,
    soonMs: SOON_MS,
    hung: HUNG,
  });
}

/** Forgets what was shown so far. */
export function mark(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as RecordedWindow).recorder.mark());
}

/** Makes the call of this path give up sooner, also in the next document; empty for none. */
export function setHung(page: Page, path: string): Promise<void> {
  return page.evaluate((key, value) => sessionStorage.setItem(key, value), HUNG, path);
}

/** Presses all controls to try again. */
export function pressRetries(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as RecordedWindow).recorder.retry());
}

export function sightOf(page: Page): Promise<Sight> {
  return page.evaluate(() => (window as unknown as RecordedWindow).recorder.sight());
}

/** Runs in the page, before any of its scripts. */
function record(waitsKey: string, pollPath: string, tickMs: number): void {
  if (!location.protocol.startsWith('http')) return;
  const roots = new Set<ShadowRoot>();
  const present = () => [...roots].filter(({ host }) => host.isConnected);
  const all = (selector: string) =>
    present().flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
  const shown = (selector: string) =>
    all(selector).filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const texts = (selector: string) => shown(selector).map((element) => element.innerText.trim());
  const linesOf = (element: HTMLElement) => (element.innerText ?? '').split('\n').map((line) => line.trim());
  /** Elements without anything to show, such as a count of zero. */
  const mayBeEmpty = ['cntv-unread-badge', 'cntv-account'];
  /** A QR code that failed is requested again by the control that renews it. */
  const RETRY = '[data-testid~=retry], div[part~=code]:not([part~=skeleton]) ~ div [data-testid~=refresh]';
  /** Lines that change with the time: the countdown to the next code, and the date of the home. */
  const OF_TIME = /^(\d+ 秒后|\d+年\d+月\d+日)/;
  /** A second of the countdown to the next code has passed, on the button and in its status for screen readers. */
  const isCountdown = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest(
      '[data-testid~=sms-button],[data-testid~=sms-button]+[role=status]',
    );
  /** Time since the last change; while scripts block the page, no tick is counted. */
  let quietMs = 0;
  setInterval((ms) => (quietMs += ms), tickMs, tickMs);
  /** Number of requests that have not ended for the page; the browser reports their end sooner. */
  let openRequests = 0;
  let toasts = new Map<string, boolean>();
  let said = new Set<string>();
  const waits = (): Record<string, Wait> => JSON.parse(sessionStorage.getItem(waitsKey) ?? '{}');

  function noteTexts() {
    for (const text of all('dialog[open] [role=status]').flatMap(linesOf)) said.add(text);
    for (const toast of all('[part=toast]')) {
      const text = toast.querySelector('span')?.textContent;
      if (text) toasts.set(text, toast.querySelector('[role=status]') === null);
    }
  }
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (this: Element, options) {
    const root = attach.call(this, options);
    if (!this.localName.startsWith('cntv-')) return root;
    roots.add(root);
    new MutationObserver((changes) => {
      if (!changes.every(isCountdown)) quietMs = 0;
      noteTexts();
    }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    return root;
  };
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: Parameters<typeof open>) {
    const [method, url] = given;
    const { pathname } = new URL(url, location.href);
    const isPoll = pathname === pollPath;
    this.addEventListener('loadstart', () => {
      if (!isPoll) openRequests += 1;
    });
    this.addEventListener('loadend', () => {
      if (!isPoll) openRequests -= 1;
      const wait = shown('[part~=skeleton]').length > 0 ? 'skeleton' : '';
      const busy = shown('[aria-busy=true]').length > 0 ? 'busy' : '';
      const call = `${method.toUpperCase()} ${pathname}`;
      sessionStorage.setItem(waitsKey, JSON.stringify({ ...waits(), [call]: wait || busy }));
      if (!isPoll) quietMs = 0;
    });
    return open.apply(this, given);
  } as typeof open;

  function sight(): Sight {
    noteTexts();
    const inToasts = all('[part=toast]').flatMap(linesOf);
    const dialog = shown('dialog[open]').at(-1);
    const captcha = all('[part=captcha]')[0]?.dataset.phase;
    return {
      toasts: [...toasts].map(([text, isError]) => ({ text, isError })),
      waits: waits(),
      said: [...said],
      quietMs,
      isMoving:
        openRequests > 0 ||
        shown('[part~=skeleton], [aria-busy=true]').some((one) => !dialog || dialog.contains(one)) ||
        document.readyState !== 'complete' ||
        document.querySelector('[data-state=loading]') !== null,
      lines: present()
        .flatMap((root) => [...root.children] as HTMLElement[])
        .flatMap(linesOf)
        .filter((line) => line && !inToasts.includes(line) && !OF_TIME.test(line)),
      signInLinks: shown('a[href*="login.html"]').length,
      hasSignInNotice: shown('[part~=notice] a[href*="login.html"]').length > 0,
      retries: shown(RETRY).length,
      messages: texts('[id$=-message], [data-testid~=form-message]').filter(Boolean),
      hasEmpty: shown('[data-testid~=empty]').length > 0,
      dialog: captcha === 'ready' ? captcha : dialog ? (dialog.dataset.testid ?? 'dialog') : '',
      blank: [...document.querySelectorAll<HTMLElement>('*')]
        .filter(({ localName }) => localName.startsWith('cntv-') && !mayBeEmpty.includes(localName))
        .filter(({ innerText, shadowRoot }) =>
          [
            innerText,
            ...[...(shadowRoot?.children ?? [])].map((child) => (child as HTMLElement).innerText),
          ].every((text) => !text?.trim()),
        )
        .map(({ localName }) => localName),
      values: Object.fromEntries(
        all('input[id], select[id], textarea[id]').map((field) => [
          field.id,
          (field as HTMLInputElement).value,
        ]),
      ),
    };
  }
  function mark() {
    toasts = new Map();
    said = new Set();
    sessionStorage.removeItem(waitsKey);
  }
  function retry() {
    for (const control of shown(RETRY)) control.click();
  }
  Object.assign(window, { recorder: { mark, sight, retry } });
}

/** Runs in the page, before any of its scripts: every document is a first visit, and its waits are short. */
function shortenTimes({
  apiMs,
  redirectMs,
  soonMs,
  hung,
}: {
  apiMs: number;
  redirectMs: number;
  soonMs: number;
  hung: string;
}): void {
  if (!location.protocol.startsWith('http')) return;
  localStorage.clear();
  const { setTimeout: start } = window;
  window.setTimeout = ((run: () => void, ms: number, ...rest: []) =>
    start(run, ms === redirectMs ? soonMs : ms, ...rest)) as typeof setTimeout;
  const { prototype } = XMLHttpRequest;
  const paths = new WeakMap<XMLHttpRequest, string>();
  const { open } = prototype;
  prototype.open = function (this: XMLHttpRequest, ...given: Parameters<typeof open>) {
    paths.set(this, new URL(given[1], location.href).pathname);
    return open.apply(this, given);
  } as typeof open;
  const limit = Object.getOwnPropertyDescriptor(prototype, 'timeout');
  Object.defineProperty(prototype, 'timeout', {
    ...limit,
    set(ms: number) {
      const isHung = ms > apiMs / 2 && paths.get(this) === sessionStorage.getItem(hung);
      limit?.set?.call(this, isHung ? ms / 10 : ms);
    },
  });
}
