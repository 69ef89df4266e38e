import { TOKENS } from '#ui/styles/tokens';
import type { Answer } from './answers';

/** `overflow-wrap` and `white-space`: texts of several lines, and long words. */
const SHEET = `body{margin:0;font:12pt/1.6 ${TOKENS.font[0]};overflow-wrap:anywhere}h1{font-size:16pt}dl{margin:0}dt{margin-top:8pt;font-size:10pt;color:#555}dd{margin:0;white-space:pre-wrap}dt,dd{break-inside:avoid}`;
const MARK = 'data-copy';

/**
 * Prints answers alone, without the page around them: in a frame of its own, which has no address.
 * @param root of the element, where the frame is out of reach of the page's sheets
 */
export function printAnswers(
  root: ShadowRoot,
  title: string,
  answers: readonly Answer[],
  lang: string,
): void {
  // Some browsers say nothing when the print has ended.
  root.querySelector(`iframe[${MARK}]`)?.remove();
  const frame = document.createElement('iframe');
  frame.setAttribute(MARK, '');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // A frame that is not rendered prints nothing.
  Object.assign(frame.style, {
    position: 'fixed',
    width: '0',
    height: '0',
    border: '0',
    visibility: 'hidden',
  });
  // Firefox replaces the document of a new frame until then.
  frame.addEventListener(
    'load',
    () => {
      const view = frame.contentWindow as Window & typeof globalThis;
      write(view, title, answers, lang);
      view.addEventListener('afterprint', () => frame.remove());
      view.focus();
      view.print();
    },
    { once: true },
  );
  root.append(frame);
}

function write(
  { document, CSSStyleSheet }: Window & typeof globalThis,
  title: string,
  answers: readonly Answer[],
  lang: string,
): void {
  const add = (parent: Element, name: string, text = '') => {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  // The name of a file into which it is printed.
  document.title = title;
  document.documentElement.lang = lang;
  add(document.body, 'h1', title);
  const list = add(document.body, 'dl');
  for (const { label, text } of answers) {
    add(list, 'dt', label);
    add(list, 'dd', text);
  }
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets = [sheet];
}
