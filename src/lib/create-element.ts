/** `document.createElement`, also on pages where a form with that name hides it. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag];
export function createElement(tag: string): HTMLElement;
export function createElement(tag: string): HTMLElement {
  return Document.prototype.createElement.call(document, tag);
}
