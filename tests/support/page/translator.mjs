/**
 * Does to a page what the page translators of browsers do (Google Translate in Chrome; others alike). Real ones need a
 * network. Known from React's issues 11538 and 13341 and from pages saved while they were translated:
 * - each text node, also one without letters, is replaced by `<font style="vertical-align: inherit;">` twice, one within
 *   the other, with the translated text; the page's own text node is no longer in the document;
 * - an observer does the same to texts that are added or changed later, before the page's script runs again;
 * - texts of `<option>` as well; not values of fields, scripts, styles, nor the title of the document (Edge alone
 *   changes it: mbta/dotcom 1881);
 * - open shadow roots are translated like the document (xnx3/translate 101, sc-translator-crx);
 * - `translate="no"` and the class `notranslate` exclude an element with its content;
 * - `<html>` gets the class `translated-ltr` and the new language.
 *
 * It runs before the page's scripts, and uses nothing from outside, so that a browser's driver can send it as text.
 *
 * @param {string} suffix what translation appends to each text; empty keeps the words, and changes the nodes only
 * @param {Window & typeof globalThis} view the page's window
 */
export function translatePage(suffix = '', view = window) {
  const { document, Element, MutationObserver, Node } = view;
  const UNTRANSLATED = 'head,script,style,noscript,textarea,svg,[translate="no"],.notranslate';
  const own = new WeakSet();
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target.nodeType === Node.TEXT_NODE) translate(target);
      for (const node of addedNodes) translate(node);
    }
  });

  function observe(root) {
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  }

  function translate(node) {
    if (node.nodeType === Node.TEXT_NODE) wrap(node);
    else if (node.nodeType === Node.ELEMENT_NODE && !own.has(node)) {
      if (node.shadowRoot) translateChildren(node.shadowRoot);
      translateChildren(node);
    }
  }

  function translateChildren(parent) {
    for (const child of [...parent.childNodes]) translate(child);
  }

  function wrap(text) {
    const parent = text.parentElement ?? text.parentNode;
    if (!parent || own.has(parent) || parent === document || text.data.trim() === '') return;
    if (parent.nodeType === Node.ELEMENT_NODE && parent.closest(UNTRANSLATED)) return;
    const font = ownFont();
    font.append(ownFont());
    font.firstChild.textContent = text.data + suffix;
    parent.replaceChild(font, text);
  }

  function ownFont() {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    own.add(font);
    return font;
  }

  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    if (options.mode === 'open') observe(root);
    return root;
  };
  observe(document);
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'fr';
  });
}
