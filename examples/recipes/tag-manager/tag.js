const WIDGETS = '/widgets/cntv-widgets.js';
/** What is inserted, by the place on the page. */
const PLACES = { '#login-place': { tag: 'cntv-login', attributes: { standalone: '' } } };

/** May run any number of times: a place with its element is left alone, and the script is loaded once. */
export function fire() {
  for (const [place, { tag, attributes }] of Object.entries(PLACES)) {
    const box = document.querySelector(place);
    if (!box || box.querySelector(tag)) continue;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    // What the page shows there becomes the fallback.
    element.append(...box.childNodes);
    box.append(element);
  }
  // Not a <script> element: its `src` cannot be set from a text where Trusted Types are required.
  import(WIDGETS);
}
