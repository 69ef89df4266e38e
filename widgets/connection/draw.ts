import prerender from 'virtual:prerender';
import { createElement } from '#lib/document/create-element';
import { draw } from '#lib/document/draw-tree';
import { tokenRule } from '#ui/styles/token-rule';
import type { Connection, EarlyContent, Widget } from '../types';
import { holdActions } from './prerender';
import { shieldRoot } from './shield';

let sheet: CSSStyleSheet | undefined;

/**
 * Returns the box in the element's shadow root. It shows the slotted content before the root is attached, so that no
 * later failure leaves an element without visible content. A print that did not come through the parser of the page is still in
 * its template, and attached here.
 */
export function boxOf(element: HTMLElement): HTMLElement {
  const print = element.querySelector<HTMLTemplateElement>(':scope>[shadowrootmode]')?.content;
  const root = element.shadowRoot ?? (print?.cloneNode(true) as DocumentFragment | undefined);
  const box = root?.querySelector('div') ?? createElement('div');
  if (!box.hasChildNodes()) box.append(createElement('slot'));
  if (!element.shadowRoot) element.attachShadow({ mode: 'open' }).append(root ?? box);
  shieldRoot(element.shadowRoot as ShadowRoot);
  return box;
}

/** Takes over the print of an element, or draws its prerender, or the slotted content if it has neither. */
export function drawIn(
  box: HTMLElement,
  element: HTMLElement,
  widget: Widget,
  signal: AbortSignal,
): EarlyContent {
  const root = box.parentNode as ShadowRoot;
  // Moved to another document, a tree of the loader has lost its styles, which a print has with it.
  const isPrinted =
    box.hasAttribute('data-print') && Boolean(root.firstChild !== box || root.adoptedStyleSheets[0]);
  const own = widget.prerender?.(element, box);
  const early = !isPrinted && adoptPrerenderStyles(root) && own;
  const trees = typeof early === 'string' ? prerender.trees[early] : early;
  const hydrates = isPrinted || Boolean(trees);
  const release = hydrates ? holdActions(root, signal, widget.submitModules) : () => {};
  // Submits are held from now on.
  for (const button of box.querySelectorAll<HTMLButtonElement>('[data-submit]')) button.type = 'submit';
  // The last step that can throw, because it replaces the slot. An element reconnected before its view was mounted
  // still has its prerender and the typed values.
  if (trees && !box.querySelector(':not(slot)')) box.replaceChildren(...trees.map((tree) => draw(tree)));
  return { box, drawn: [...box.childNodes], hydrates, release };
}

/** Replaces a fallback by the prerender with its typed values, or by the slotted content alone. */
export function drawAgain({ box, drawn, element }: Connection): void {
  if (box.firstChild === drawn[0]) return;
  const hadFocus = element.shadowRoot?.activeElement;
  box.replaceChildren(...drawn);
  if (hadFocus) element.focus();
}

/** Keeps the drawing of a connection that ends without a view, for the next connection. */
export function keepDrawing({ box, drawn, element }: Connection): void {
  box.replaceChildren(...drawn);
  // Several people fill in such a form in one browser.
  if (element.getAttribute('draft') === 'none') box.querySelector('form')?.reset();
  // The only secret in a prerender; `typed-input.ts` handles those of a view.
  for (const field of box.querySelectorAll<HTMLInputElement>('[type=password]')) field.value = '';
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
