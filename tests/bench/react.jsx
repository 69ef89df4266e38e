// The reference of the bench: a custom element that renders the login form with React only, with the elements, texts
// and styles that the build prerenders for <cntv-login>, but without validation, requests or other languages.
import prerender from 'virtual:prerender';
import { createElement, Fragment, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tokenRule } from '../../src/ui/styles/token-rule';

function Login() {
  const [values, setValues] = useState({});
  const set = ({ target }) => setValues((before) => ({ ...before, [target.name]: fieldValue(target) }));
  return createElement(Fragment, null, ...prerender.trees.login.map((tree) => render(tree, values, set)));
}

function render(tree, values, set) {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  if (tag === '!') return null;
  const nodes = children.map((child) => render(child, values, set));
  return createElement(tag, propsOf(tag, attributes, values, set), ...nodes);
}

/** Fields are controlled; attributes without a value are boolean. */
function propsOf(tag, attributes, values, set) {
  const entries = Object.entries(attributes).map(([name, value]) => [name, value || true]);
  const props = Object.fromEntries(entries);
  if (tag === 'form') return { ...props, onSubmit: (event) => event.preventDefault() };
  if (tag !== 'input') return props;
  const value = values[props.name];
  return props.type === 'checkbox'
    ? { ...props, checked: value ?? false, onChange: set }
    : { ...props, value: value ?? '', onChange: set };
}

function fieldValue({ type, checked, value }) {
  return type === 'checkbox' ? checked : value;
}

customElements.define(
  'react-login',
  class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(tokenRule(prerender.tokens) + prerender.css);
      root.adoptedStyleSheets = [sheet];
      createRoot(root).render(<Login />);
    }
  },
);
