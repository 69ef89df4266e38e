// The lower bound of the bench: a custom element that renders the login's fields without any behaviour.
customElements.define(
  'bare-login',
  class extends HTMLElement {
    connectedCallback() {
      const make = (tag, properties, ...children) => {
        const element = Object.assign(document.createElement(tag), properties);
        element.append(...children);
        return element;
      };
      const field = (label, type) => make('label', {}, label, make('input', { type }));
      this.attachShadow({ mode: 'open' }).append(
        make(
          'form',
          {},
          make('h2', {}, '登录'),
          field('账号', 'text'),
          field('密码', 'password'),
          field('下次自动登录', 'checkbox'),
          make('button', {}, '登录'),
        ),
      );
    }
  },
);
