import { ELEMENTS } from './elements.js';

// register(Quill), before new Quill('#editor')
export function register(Quill) {
  const Block = Quill.import('blots/block/embed');
  const Link = Quill.import('formats/link');
  for (const [tag, names] of Object.entries(ELEMENTS))
    Quill.register(
      class extends Block {
        static blotName = tag;
        static tagName = tag;

        static create({ attributes, href, text }) {
          const element = document.createElement(tag);
          for (const name of names) if (name in attributes) element.setAttribute(name, attributes[name]);
          if (!href) {
            element.textContent = text;
            return element;
          }
          const link = document.createElement('a');
          link.setAttribute('href', Link.sanitize(href));
          link.textContent = text;
          element.append(link);
          return element;
        }

        /** The attributes and the link, or else the text, of an element; Quill keeps no other content in it. */
        static value(element) {
          const written = names.filter((name) => element.hasAttribute(name));
          const link = element.querySelector('a');
          return {
            attributes: Object.fromEntries(written.map((name) => [name, element.getAttribute(name)])),
            href: link?.getAttribute('href') ?? '',
            text: element.textContent,
          };
        }
      },
    );
}
