import { createElement } from './create-element';

/**
 * Attributes of the boxes around all that a widget renders: each view, each dialog, each message of the loader. Styles reset
 * what they inherit from the page, and their direction is that of the widgets' languages.
 */
export const ROOT = { className: 'root', dir: 'ltr' } as const;

export function rootBox(tag: 'div' | 'span', ...content: readonly (Node | string)[]): HTMLElement {
  const box = createElement(tag);
  // Not by `Object`, which the page may have removed when the loader shows its message.
  box.className = ROOT.className;
  box.dir = ROOT.dir;
  box.append(...content);
  return box;
}
