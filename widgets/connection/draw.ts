import prerender from 'virtual:prerender';
import { createElement } from '#lib/document/create-element';
import { tokenRule } from '#ui/styles/token-rule';
import type { Connection, EarlyContent, Widget } from '../types';
import { guardBorder } from './border';
import { draw, holdActions } from './prerender';

let sheet: CSSStyleSheet | undefined;

/**
 * Returns the box in the element's shadow root. It shows the slotted content before the root is attached, so that no
 * later failure leaves an element without visible content.
 */
export function boxOf(element: HTMLElement): HTMLElement {
  const box = element.shadowRoot?.querySelector('div') ?? createElement('div');
  if (!box.hasChildNodes()) box.append(createElement('slot'));
  if (!box.parentNode) element.attachShadow({ mode: 'open' }).append(box);
  guardBorder(element.shadowRoot as ShadowRoot);
  return box;
}

/** Draws the prerender of an element, or the slotted content if it has none. */
export function drawIn(
  box: HTMLElement,
  element: HTMLElement,
  widget: Widget,
  signal: AbortSignal,
): EarlyContent {
  const root = box.parentNode as ShadowRoot;
  const trees = adoptPrerenderStyles(root) && prerender.trees[widget.prerender?.(element, box) ?? ''];
  const release = trees ? holdActions(root, signal, widget.submitModules) : () => {};
  // The last step that can throw, because it replaces the slot. An element reconnected before its view was mounted
  // still has its prerender and the typed values.
  if (trees && !box.querySelector(':not(slot)')) box.replaceChildren(...trees.map(draw));
  return { box, drawn: [...box.childNodes], hydrates: Boolean(trees), release };
}

/** Replaces a fallback by the prerender with its typed values, or by the slotted content alone. */
export function drawAgain({ box, drawn, element }: Connection): void {
  if (box.firstChild === drawn[0]) return;
  const hadFocus = element.shadowRoot?.activeElement;
  box.replaceChildren(...drawn);
  if (hadFocus) element.focus();
}

/** Keeps the drawing of a connection that ends without a view, for the next connection. */
export function keepDrawing({ box, drawn }: Connection): void {
  box.replaceChildren(...drawn);
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
