import prerender from 'virtual:prerender';
import { CHUNK_LIMIT_MS } from '#config/limits';
import { loadCatalogue } from '#i18n/catalogue';
import { loaderEn } from '#i18n/loader/en';
import { loaderZhCn } from '#i18n/loader/zh-cn';
import { changeAddresses } from '#lib/chunks/file-address';
import { isReplaced } from '#lib/chunks/import-part';
import { createElement } from '#lib/document/create-element';
import { nearViewport } from '#lib/document/near-viewport';
import { setState } from '#lib/element-state';
import { tokenRule } from '#ui/styles/token-rule';
import { type Attributes, language } from './attributes';
import type { Widget } from './define-widget';
import { causeOf, isPageError, loadBuiltIns, reportFailure } from './failure';
import { draw, holdActions } from './prerender';
import type { MountedView } from './render-view';

/** One connection of an element to the document, as passed to the modules that are loaded later. */
export type Connection = {
  readonly tag: string;
  readonly element: HTMLElement;
  readonly attributes: Attributes;
  /** Container of the prerender or the slotted content, and later of the view. */
  readonly box: HTMLElement;
  /** Whether the box contains a prerender that the view can hydrate. */
  readonly hydrates: boolean;
  /** Aborted when the element is disconnected. */
  readonly signal: AbortSignal;
  /** Replays the action held before the view was mounted. */
  release(): void;
  /** Replaces the view, with its typed values, by one from other addresses of its files. */
  restart(): void;
  /** Reports an error of the view, see `Host`. If the page has broken a built-in function, the fallback replaces the view. */
  fail(error: unknown, isWhole: boolean): void;
  /** Whether the next connection follows at once, so that typed secrets are kept too. */
  restarts: boolean;
};

let sheet: CSSStyleSheet | undefined;

/** Connects an element until it is disconnected. */
export function openConnection(element: HTMLElement, widget: Widget, attributes: Attributes) {
  let current = connect();
  function connect(hasRetried = false) {
    return startConnection(element, widget, attributes, restart, hasRetried);
  }
  function restart() {
    changeAddresses();
    const hadFocus = element.shadowRoot?.activeElement;
    current.end();
    current = connect(true);
    if (hadFocus) element.focus();
  }
  return { update: () => current.update(), end: () => current.end() };
}

/**
 * Starts a connection: renders the prerender at once and loads the view later. Uses closures, because they
 * minify better than a class.
 * @throws when the page has broken a function of the browser; the box then shows the slotted content
 */
function startConnection(
  element: HTMLElement,
  widget: Widget,
  attributes: Attributes,
  restart: () => void,
  hasRetried: boolean,
) {
  const box = boxOf(element);
  const root = box.parentNode as ShadowRoot;
  const ending = new AbortController();
  const { signal } = ending;
  const trees = adoptPrerenderStyles(root) && prerender.trees[widget.prerender?.(element, box) ?? ''];
  const release = trees ? holdActions(root, signal) : () => {};
  const connection: Connection = {
    tag: widget.tag,
    element,
    attributes,
    box,
    hydrates: Boolean(trees),
    signal,
    release,
    restarts: false,
    async fail(error, isWhole) {
      // Waits until React has rendered, because it cannot remove the view before.
      const cause = await causeOf(error);
      if (signal.aborted) return;
      if (isPageError(cause)) replaceView(cause);
      else reportFailure(element, cause, isWhole);
    },
    restart() {
      connection.restarts = true;
      restart();
    },
  };
  let view: MountedView | undefined;
  let isWanted = false;
  let isMounting = false;
  let attempts = 0;

  signal.addEventListener('abort', () => {
    if (view) return;
    box.replaceChildren(...painted);
    // The only secret in a prerender; `draft.ts` handles those of a view.
    for (const field of box.querySelectorAll<HTMLInputElement>('[type=password]')) field.value = '';
  });
  // The last step that can throw, because it replaces the slot. An element reconnected before its view was mounted
  // still has its prerender and the typed values.
  if (trees && !box.querySelector(':not(slot)')) box.replaceChildren(...trees.map(draw));
  const painted = [...box.childNodes];

  async function load() {
    attempts += 1;
    const attempt = attempts;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function fail(error: unknown) {
      if (signal.aborted || isMounting || attempt !== attempts) return;
      attempts += 1;
      showFallback(error);
    }
    try {
      setState(element, 'loading');
      // Restores the properties of `document` that elements hide, before other modules use them.
      const native = Object.getPrototypeOf(document);
      if (Object.getOwnPropertyNames(document).some((name) => name in native))
        (await loadBuiltIns()).assertBuiltIns();
      if (!isWanted) await (widget.loadWhen?.(connection) ?? nearViewport(element, signal));
      isWanted = true;
      // The attempt goes on: a response that comes later still mounts the view.
      timer = setTimeout(fail, CHUNK_LIMIT_MS, 'timeout');
      // Not loadChunk, to keep the loader small: these are requested once for each press of the retry button below.
      const [{ mount }, { assertBuiltIns, watchBuiltIns }] = await Promise.all([
        widget.view(),
        loadBuiltIns(),
        // Preloads the language in parallel with the view, which requests it again.
        loadCatalogue(language().valueOf(element.getAttribute('lang'))),
      ]);
      if (isMounting) return;
      isMounting = true;
      showPainted();
      assertBuiltIns();
      view = await mount(connection);
      watchBuiltIns(root, signal, replaceView);
    } catch (error) {
      isMounting = false;
      fail(await causeOf(error));
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the view, which the page has broken. */
  function replaceView(error: unknown) {
    ending.abort();
    showFallback(error);
  }

  /** Replaces the fallback by the prerender with its typed values, or by the slotted content alone. */
  function showPainted() {
    if (box.firstChild === painted[0]) return;
    const hadFocus = root.activeElement;
    box.replaceChildren(...painted);
    if (hadFocus) element.focus();
  }

  /**
   * Shows the slotted content with a retry button, which loads the files from other addresses. A second failure offers a
   * reload, and reloads at once when a new release has replaced the files. A widget with `loadWhen` shows no message and
   * retries once by itself, and an error of the page has no retry.
   */
  function showFallback(error: unknown) {
    const isFinal = isPageError(error);
    if (widget.loadWhen && !hasRetried && !isFinal) return retry();
    const hadFocus = root.activeElement;
    const slot = createElement('slot');
    box.replaceChildren(slot);
    if (!widget.loadWhen) {
      const { busy, retry: again, reload } = /^en\b/i.test(element.lang) ? loaderEn : loaderZhCn;
      slot.textContent = busy;
      if (!isFinal) {
        const button = createElement('button');
        button.textContent = hasRetried ? reload : again;
        button.setAttribute('part', 'button');
        button.dataset.testid = 'retry';
        button.onclick = retry;
        box.append(' ', button);
        if (hadFocus) button.focus();
        if (hasRetried) isReplaced().then((is) => is && location.reload(), Boolean);
      }
    }
    reportFailure(element, error);
  }
  function retry() {
    changeAddresses();
    if (hasRetried) return location.reload();
    hasRetried = true;
    showPainted();
    void load();
  }
  void load();
  return { update: () => view?.update(), end: () => ending.abort() };
}

/**
 * Returns the box in the element's shadow root. It shows the slotted content before the root is attached, so that no
 * later failure leaves an element without visible content.
 */
function boxOf(element: HTMLElement): HTMLElement {
  const box = element.shadowRoot?.querySelector('div') ?? createElement('div');
  if (!box.hasChildNodes()) box.append(createElement('slot'));
  if (!box.parentNode) element.attachShadow({ mode: 'open' }).append(box);
  return box;
}

/**
 * Adopts the style sheet of the prerender, shared by all widgets. Returns false in browsers without adopted
 * style sheets and in another document; the widget then waits for the styles of the view.
 */
function adoptPrerenderStyles(root: ShadowRoot): boolean {
  if (!root.adoptedStyleSheets || root.ownerDocument !== document) return false;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(tokenRule(prerender.tokens) + prerender.css);
  }
  root.adoptedStyleSheets = [sheet];
  return true;
}
