import prerender from 'virtual:prerender';
import { loadCatalogue } from '../src/i18n/catalogue';
import { loaderTexts } from '../src/i18n/loader';
import { PAGE_ERROR } from '../src/page-config/page-error';
import { tokenRule } from '../src/ui/token-rule';
import { type Attributes, language } from './attributes';
import type { Widget } from './define-widget';
import { draw, holdActions } from './prerender';
import type { MountedView } from './render-view';

/** One connection of an element in the document, as the parts that are loaded later know it. */
export type Connection = {
  readonly tag: string;
  readonly element: HTMLElement;
  readonly attributes: Attributes;
  /** Holds what is shown: at first the prerender or the page's own content, then the view. */
  readonly box: HTMLElement;
  /** Whether the box holds the prerendered first state of this very view. */
  readonly hydrates: boolean;
  /** Ends with the connection. */
  readonly signal: AbortSignal;
  /** Carries out what the viewer did before the view took over. */
  release(): void;
};

const VIEWPORT_MARGIN = '200px';

let sheet: CSSStyleSheet | undefined;

/** Begins a connection: prerender at once; the view when it is worth loading. Closures, because they minify to half. */
export function openConnection(root: ShadowRoot, widget: Widget, attributes: Attributes) {
  const element = root.host as HTMLElement;
  const box = root.querySelector('div') ?? root.appendChild(document.createElement('div'));
  const ending = new AbortController();
  const { signal } = ending;
  const trees = paintable(root) && prerender.trees[widget.prerender?.(element, box) ?? ''];
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

  // An element that left before its view came is still painted, with what was typed.
  if (!box.hasChildNodes()) box.append(...(trees ? trees.map(draw) : [document.createElement('slot')]));
  const painted = [...box.childNodes];

  async function load() {
    element.dataset.state = 'loading';
    try {
      await (widget.worthShowing?.(connection) ?? nearViewport(element, signal));
      const [{ mountView }, { View }] = await Promise.all([
        import('./render-view'),
        widget.view(),
        // Fails when a script of the page has broken what the view needs.
        import('./natives.gate'),
        // The view asks for its language again; here only so that it is fetched together with it.
        loadCatalogue(language().valueOf(element.getAttribute('lang'))),
      ]);
      view = await mountView(View, connection);
    } catch (error) {
      if (!signal.aborted) giveUp(error);
    }
  }

  /**
   * Shows the page's own content again, with a retry that brings back the prerender and what was typed into it. Chromium
   * never requests a module again that failed in this document, so a second failure offers a reload. A widget that
   * waits until it is worth showing fails without a word, and an error that no retry mends offers none.
   */
  function giveUp(error: unknown) {
    const hadFocus = root.activeElement;
    // An error of the page itself is reported once, where it is found.
    const isOurs = (error as Error).name !== PAGE_ERROR;
    if (isOurs) console.error(`<${widget.tag}>`, error);
    const slot = document.createElement('slot');
    box.replaceChildren(slot);
    if (!widget.worthShowing) {
      const { busy, retry, reload } = loaderTexts[/^en\b/i.test(element.lang) ? 'en' : 'zh-CN'];
      slot.textContent = busy;
      if (isOurs) {
        const button = document.createElement('button');
        button.textContent = hasRetried ? reload : retry;
        button.setAttribute('part', 'retry');
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
    element.dataset.state = 'error';
    const detail = { code: null, message: String(error) };
    element.dispatchEvent(new CustomEvent('cntv-error', { detail, bubbles: true, composed: true }));
  }
  void load();
  return {
    update: () => view?.update(),
    end() {
      ending.abort();
      if (view) return;
      box.replaceChildren(...painted);
      // The prerender's only secret; see `draft.ts` for those of a view.
      for (const field of box.querySelectorAll<HTMLInputElement>('[type=password]')) field.value = '';
    },
  };
}

/**
 * The styles of the prerender: one sheet for all widgets. Browsers without such sheets, and other documents to which
 * a widget was moved, wait for the view's own.
 */
function paintable(root: ShadowRoot): boolean {
  if (!root.adoptedStyleSheets || root.ownerDocument !== document) return false;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(tokenRule(prerender.tokens) + prerender.css);
  }
  root.adoptedStyleSheets = [sheet];
  return true;
}

/** Far below the fold nobody looks at a widget; its view waits until it comes near. */
function nearViewport(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          resolve();
        }
      },
      { rootMargin: VIEWPORT_MARGIN },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
