import { ELEMENTS } from './elements.js';

/** Elements that stand in a line of text, where the editor would begin a new block for others. */
const IN_LINE = ['cntv-account', 'cntv-unread-badge'];

// tinymce.init({ selector: 'textarea', ...options() })
export const options = () => ({
  custom_elements: Object.keys(ELEMENTS)
    .map((tag) => (IN_LINE.includes(tag) ? `~${tag}` : tag))
    .join(),
  extended_valid_elements: Object.entries(ELEMENTS)
    .map(([tag, names]) => `${tag}[${names.join('|')}]`)
    .join(),
  // Without it, the address of a link becomes relative to the page of the editor.
  convert_urls: false,
});
