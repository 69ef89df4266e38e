import { ELEMENTS } from './elements.js';

// sanitizeHtml(html, options(sanitizeHtml))
export const options = ({ defaults }) => ({
  allowedTags: [...defaults.allowedTags, ...Object.keys(ELEMENTS)],
  allowedAttributes: { ...defaults.allowedAttributes, ...ELEMENTS },
});
