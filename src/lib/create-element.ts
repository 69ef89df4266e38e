/**
 * `document.createElement`, also on pages where a form with that name hides it, or where MooTools has replaced
 * `window.Document`.
 */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag];
export function createElement(tag: string): HTMLElement;
export function createElement(tag: string): HTMLElement {
  return Object.getPrototypeOf(document).createElement.call(document, tag);
}
