// A reference of the bench: a custom element that renders, with React only, the elements and styles that an element has
// shown on another page. `window.copied` has them, and the address that is requested first, if the element needs data.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const { trees, css, address } = window.copied;

function render(tree, key) {
  if (typeof tree === 'string') return tree;
  const [tag, { class: className, for: htmlFor, style: _, value, checked, ...attributes }, children] = tree;
  const props = { key, className, htmlFor, defaultValue: value, defaultChecked: checked, ...attributes };
  return createElement(tag, props, children.length > 0 ? children.map(render) : undefined);
}

customElements.define(
  'react-copy',
  class extends HTMLElement {
    async connectedCallback() {
      const root = this.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets = [sheet];
      if (address) await (await fetch(address)).json();
      createRoot(root).render(trees.map(render));
    }
  },
);
