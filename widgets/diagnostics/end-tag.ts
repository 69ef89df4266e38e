import { TAGS } from './known-names.build-time';

/** Elements that are never part of a fallback. */
const FOREIGN = ['main', 'footer', 'script', ...TAGS].join();
const BLOCKS =
  'address,article,aside,blockquote,div,dl,fieldset,figure,form,h1,h2,h3,h4,h5,h6,header,hr,nav,ol,p,pre,section,table,ul';

/** A fallback contains at least one of these. */
const CONTROLS = 'a,button,form,input';

/**
 * Whether an element has no end tag: then it contains the rest of its parent, which its view hides. Its content is
 * foreign to a fallback, or several blocks without a link or control, or the line break before the parent's end tag is
 * inside the element although the element begins on a line of its own.
 */
export function lacksEndTag(element: Element): boolean {
  const isOnOwnLine = endsLine(textOf(element.previousSibling)) && /^\s*\n/.test(textOf(element.firstChild));
  const blocks = [...element.children].filter((child) => child.matches(BLOCKS)).length;
  const holdsLineBreak = isOnOwnLine && blocks > 0 && endsLine(textOf(element.lastChild));
  const holdsText = blocks > 1 && !element.querySelector(CONTROLS);
  const holdsRest = !element.nextSibling && (holdsLineBreak || holdsText);
  return Boolean(element.querySelector(FOREIGN)) || holdsRest;
}

/** Whether only white space follows the last line break, in linear time. */
function endsLine(text: string): boolean {
  return text.slice(text.trimEnd().length).includes('\n');
}

function textOf(node: Node | null): string {
  return node?.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
}
