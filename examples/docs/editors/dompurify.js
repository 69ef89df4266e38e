import { ELEMENTS } from './elements.js';

// DOMPurify.sanitize(html, options())
export const options = () => ({
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: (tag) => Object.hasOwn(ELEMENTS, tag),
    attributeNameCheck: (name, tag) => ELEMENTS[tag].includes(name),
  },
});
