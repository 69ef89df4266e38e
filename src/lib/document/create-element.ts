import { nativeDocument } from './native-document';

/** `document.createElement`, also on pages that hide it. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag];
export function createElement(tag: string): HTMLElement;
export function createElement(tag: string): HTMLElement {
  return nativeDocument('createElement').call(document, tag);
}
