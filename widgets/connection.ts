import prerender from 'virtual:prerender';
import { loadCatalogue } from '../src/i18n/catalogue';
import { loaderEn } from '../src/i18n/loader/en';
import { loaderZhCn } from '../src/i18n/loader/zh-cn';
import { createElement } from '../src/lib/document/create-element';
import { createEvent } from '../src/lib/document/create-event';
import { setState } from '../src/lib/element-state';
import { PAGE_ERROR } from '../src/page-config/page-error';
import { tokenRule } from '../src/ui/styles/token-rule';
import { type Attributes, language } from './attributes';
import type { Widget } from './define-widget';
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
};

const VIEWPORT_MARGIN = 200;

// Not loadChunk, to keep the loader small: its failure is that of the connection.
const loadBuiltIns = () => import('./built-ins.gate');

let sheet: CSSStyleSheet | undefined;

/**
 * Starts a connection: renders the prerender at once and loads the view later. Uses closures, because they
 * minify better than a class.
 * @throws when the page has broken a function of the browser; the box then shows the slotted content
 */
export function openConnection(element: HTMLElement, widget: Widget, attributes: Attributes) {
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
  };
  let view: MountedView | undefined;
  let hasRetried = false;

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
    try {
      setState(element, 'loading');
      // Restores the properties of `document` that elements hide, before other modules use them.
      const native = Object.getPrototypeOf(document);
      if (Object.getOwnPropertyNames(document).some((name) => name in native))
        (await loadBuiltIns()).assertBuiltIns();
      await (widget.loadWhen?.(connection) ?? nearViewport(element, signal));
      // Not loadChunk, to keep the loader small: these are requested once for each press of the retry button below.
      const [{ mount }, { assertBuiltIns, watchBuiltIns }] = await Promise.all([
        widget.view(),
        loadBuiltIns(),
        // Preloads the language in parallel with the view, which requests it again.
        loadCatalogue(language().valueOf(element.getAttribute('lang'))),
      ]);
      assertBuiltIns();
      view = await mount(connection);
      watchBuiltIns(root, signal, (error) => {
        ending.abort();
        showFallback(error);
      });
    } catch (error) {
      if (signal.aborted) return;
      // A broken built-in function is the cause of all other failures.
      const cause = await loadBuiltIns()
        .then(({ assertBuiltIns }) => assertBuiltIns())
        .catch((reason) => reason);
      if (!signal.aborted) showFallback(isPageError(cause) ? cause : error);
    }
  }

  /**
   * Shows the slotted content with a retry button, which restores the prerender and its typed values.
   * Chromium does not request a failed module again in the same document, so a second failure offers a
   * reload. A widget with `loadWhen` shows no message, and an error of the page has no retry.
   */
  function showFallback(error: unknown) {
    const hadFocus = root.activeElement;
    const slot = createElement('slot');
    box.replaceChildren(slot);
    if (!widget.loadWhen) {
      const { busy, retry, reload } = /^en\b/i.test(element.lang) ? loaderEn : loaderZhCn;
      slot.textContent = busy;
      if (!isPageError(error)) {
        const button = createElement('button');
        button.textContent = hasRetried ? reload : retry;
        button.setAttribute('part', 'button');
        button.dataset.testid = 'retry';
        button.onclick = () => {
          if (hasRetried) return location.reload();
          hasRetried = true;
          box.replaceChildren(...painted);
          element.focus();
          void load();
        };
        box.append(' ', button);
        if (hadFocus) button.focus();
      }
    }
    reportFailure(element, error);
  }
  void load();
  return { update: () => view?.update(), end: () => ending.abort() };
}

/** Logs a failure, sets the state, and dispatches `cntv-error`. */
export function reportFailure(element: HTMLElement, error: unknown): void {
  // An error of the page is logged once, where it is detected.
  if (!isPageError(error)) console.error(`<${element.localName}>`, error);
  setState(element, 'error');
  const detail = { code: null, message: `${error}` };
  element.dispatchEvent(createEvent('cntv-error', { detail, bubbles: true, composed: true }));
}

function isPageError(error: unknown): boolean {
  return (error as Error | undefined)?.name === PAGE_ERROR;
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

/** Resolves when the element comes near the viewport, after the next frame at the earliest. */
function nearViewport(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          resolve();
        }
      },
      { rootMargin: `${VIEWPORT_MARGIN}px` },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
