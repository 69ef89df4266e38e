import type { HeldClock } from '../support/heard/held-clock';

/** How the storage of a tab answers. */
export const STORAGE = ['fine', 'full', 'refused'] as const;
export type StorageState = (typeof STORAGE)[number];
export type TabState = { isHidden: boolean; storage: StorageState };

/** What the walks ask a page and do in it. */
export type InPage = ReturnType<typeof installInPage>;
export type Sight = ReturnType<InPage['sight']>;

/** Runs in the page after its clock was held, before the other scripts. */
export function installInPage(tabHeader: string, tabs: Readonly<Record<string, TabState>>) {
  const { tabName, heldClock, localStorage, sessionStorage, fetch } = window as never as Window & {
    tabName: string;
    heldClock: HeldClock;
  };
  let { isHidden, storage } = tabs[tabName] as TabState;
  /** Elements without anything to show, such as a count of zero. */
  const mayBeEmpty = ['cntv-unread-badge', 'cntv-account'];
  const roots = new Set<ShadowRoot>();
  const errors: string[] = [];
  let changes = 0;
  let requests = 0;
  let made = 0;
  let random = tabName.charCodeAt(0);

  // A linear congruential generator: the jitter of polls is the same in each replay.
  Math.random = () => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    return random / 2 ** 32;
  };
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
  for (const [name, area] of Object.entries({ localStorage, sessionStorage }))
    Object.defineProperty(window, name, {
      get() {
        if (storage === 'refused') throw new DOMException('The operation is insecure.', 'SecurityError');
        return area;
      },
    });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (storage === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    roots.add(root);
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    return root;
  };
  /** @returns names the tab, the page and the request, which the browser itself repeats when a connection is lost */
  const begin = () => {
    requests += 1;
    made += 1;
    return `${tabName} ${performance.timeOrigin} ${made}`;
  };
  const end = () => {
    requests -= 1;
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    this.setRequestHeader(tabHeader, begin());
    this.addEventListener('loadend', end);
    send.call(this, body);
  };
  window.fetch = (url, options) =>
    fetch(url, { ...options, headers: { ...options?.headers, [tabHeader]: begin() } }).finally(end);
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));

  const all = (selector: string) =>
    [document, ...roots].flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
  /** What a viewer can reach: a modal dialog covers the rest. */
  const shown = (selector: string) => {
    const modal = all('dialog:modal').at(-1);
    return all(selector).filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && (!modal || modal.contains(one)),
    );
  };
  const elements = () =>
    [...document.querySelectorAll<HTMLElement>('*')].filter(({ localName }) => localName.startsWith('cntv-'));
  const isBlank = ({ innerText, shadowRoot }: HTMLElement) =>
    [innerText, ...[...(shadowRoot?.children ?? [])].map((child) => (child as HTMLElement).innerText)].every(
      (text) => !text?.trim(),
    );
  const fields = () => shown('input[id], textarea[id]') as HTMLInputElement[];
  const values = () =>
    all('input[id], textarea[id]').map((field) => [field.id, (field as HTMLInputElement).value]);
  const inPage = {
    /** Whether something happens by itself; the held time stands still meanwhile. */
    async pulse() {
      await scheduler.postTask(() => {}, { priority: 'background' });
      const isBusy = heldClock.isBusy() || document.readyState !== 'complete';
      return { changes, requests, isBusy, untilNext: heldClock.untilNext() };
    },
    sight: () => ({
      openedAt: performance.timeOrigin,
      blank: elements()
        .filter((one) => !mayBeEmpty.includes(one.localName) && isBlank(one))
        .map(({ localName }) => localName),
      /** The numbers of unread messages in all badges; empty without one. */
      counts: [...document.querySelectorAll('cntv-unread-badge')].map(
        ({ shadowRoot }) => shadowRoot?.querySelector('[part~=badge]:not([hidden])')?.textContent ?? '',
      ),
      menu: shown('[part=menu] a:nth-child(2)')[0]?.innerText.replace(/\D/g, '') ?? null,
      values: Object.fromEntries(values()) as Record<string, string>,
      focused: document.activeElement?.shadowRoot?.activeElement?.id ?? '',
      /** Everything that outlives the document, or is shown in its address. */
      kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state, name]),
      canRetry: shown('[data-testid~=retry]').length > 0,
      unfinished: shown('[part~=skeleton], [aria-busy=true], [data-testid~=retry]').map(
        (one) =>
          `${(one.getRootNode() as ShadowRoot).host?.localName} in ${location.pathname}: ${one.outerHTML}`,
      ),
      errors,
    }),
    pass: (ms: number) => heldClock.pass(ms),
    setHidden(value: boolean) {
      isHidden = value;
      document.dispatchEvent(new Event('visibilitychange'));
      if (!isHidden) window.dispatchEvent(new Event('focus'));
    },
    setStorage(state: StorageState) {
      storage = state;
    },
    /** @returns false when there is no such element that can be seen */
    press(selector: string, times = 1) {
      const [target] = shown(selector);
      for (let pressed = 0; pressed < times; pressed += 1) target?.click();
      return target !== undefined;
    },
    /** Replaces the value of a field, at once: the touch may load files that are broken, and the field gives way to a message. */
    type(field: string, text: string) {
      const found = fields().find(({ id }) => id === field);
      found?.focus();
      found?.select();
      if (found) document.execCommand('insertText', false, text);
      return found !== undefined;
    },
    /** Presses keys one after the other: each finds what the one before has changed. */
    async keys(selector: string, keys: readonly string[]) {
      const [target] = shown(selector);
      for (const key of keys) {
        target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await Promise.resolve();
      }
    },
    /** Moves an element of the page, as a script of the page may. */
    move: (selector: string) => document.querySelector(selector)?.parentElement?.prepend(...shown(selector)),
  };
  Object.assign(window, { inPage });
  return inPage;
}
