import { ELEMENTS } from './elements.js';

// CKEDITOR.replace('content', options(CKEDITOR))
export function options({ dtd }) {
  for (const tag of Object.keys(ELEMENTS)) {
    dtd[tag] = dtd.div;
    for (const parent of ['$block', '$blockLimit', 'body', 'div', 'section', 'article', 'li', 'td'])
      dtd[parent][tag] = 1;
  }
  return {
    extraAllowedContent: Object.entries(ELEMENTS)
      .map(([tag, names]) => `${tag}[${names}]`)
      .join(';'),
  };
}
