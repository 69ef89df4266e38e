import { ELEMENTS } from './elements.js';

// tinymce.init({ selector: 'textarea', ...options() })
export const options = () => ({
  custom_elements: Object.keys(ELEMENTS).join(),
  extended_valid_elements: Object.entries(ELEMENTS)
    .map(([tag, names]) => `${tag}[${names.join('|')}]`)
    .join(),
  // Without it, the address of a link becomes relative to the page of the editor.
  convert_urls: false,
});
