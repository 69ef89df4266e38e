/**
 * Stands in for `cntv-widgets.js` while the operators have switched the elements off: each element shows its content, and
 * what a template has printed into its shadow root is hidden. Pages that are open keep their elements.
 */
const TAGS = [];

class SwitchedOff extends HTMLElement {
  connectedCallback() {
    const root = this.shadowRoot;
    if (!root) return;
    root.querySelector('div').style.display = 'none';
    // The style of a print hides a slot that follows what is printed.
    root.prepend(document.createElement('slot'));
  }
}

for (const tag of TAGS) {
  if (!customElements.get(tag)) customElements.define(tag, class extends SwitchedOff {});
}
console.info('cntv-widgets: The operators of this site have switched the elements off.');

export function configure() {}
