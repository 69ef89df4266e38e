import { WIDGETS } from 'virtual:elements';
import { allowedUrl, redirectRule } from '#lib/redirect';
import { nearestWord } from '#lib/text/nearest-word';
import { whenIdle } from '#lib/when-idle';
import { configVersion, onConfigChange } from '#page-config/scripts';

import type { Connection } from '../types';
import { configWarnings } from './config-diagnostics';
import { ENCRYPTING, keyWarnings } from './key-diagnostics';
import { scriptWarnings } from './script-diagnostics';

const TAGS = WIDGETS.map((widget) => widget.tag);

/** Attributes of any HTML element, and those that frameworks add. */
const GLOBAL = new RegExp(
  `^(${[
    'accesskey|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden',
    'id|inert|inputmode|is|item(id|prop|ref|scope|type)|lang|nonce|part|popover|role|slot|spellcheck|style|tabindex',
    'title|translate|virtualkeyboardpolicy|writingsuggestions|xmlns',
    '(aria|data|hx|jsaction|ng|v|x)\\b.*|on.*|.*[^a-z0-9-].*',
  ].join('|')})$`,
);

/** Elements that are never part of a fallback. */
const FOREIGN = ['main', 'footer', 'script', ...TAGS].join();
const BLOCKS =
  'address,article,aside,blockquote,div,dl,fieldset,figure,form,h1,h2,h3,h4,h5,h6,header,hr,nav,ol,p,pre,section,table,ul';

/** A fallback contains at least one of these. */
const CONTROLS = 'a,button,form,input';

const warned = new Set<string>();

/**
 * Warns the page's author about mistakes that the element cannot show: each once per page.
 * @param connection undefined on a page without a known element
 */
export function diagnose(connection?: Connection): void {
  // Until the page is parsed, every element looks as if it were not closed.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', () => diagnose(connection), { once: true });
    return;
  }
  const warnings = connection ? [attributes, slots, backurl, endTag].flatMap((find) => find(connection)) : [];
  warn([...tags(), ...warnings]);
  if (connection && ENCRYPTING.includes(connection.element.localName)) encrypts = true;
  if (!configChecked) onConfigChange(() => whenIdle(diagnoseConfig));
  diagnoseConfig();
}

let configChecked = '';
/** Whether an element of the page encrypts passwords. */
let encrypts = false;

/** Warns about the page configuration, again after each change. */
function diagnoseConfig(): void {
  const state = `${configVersion()} ${encrypts}`;
  if (state === configChecked) return;
  configChecked = state;
  warn(scriptWarnings());
  configWarnings().then(warn, () => {});
  if (encrypts) keyWarnings().then(warn, () => {});
}

function warn(warnings: readonly string[]): void {
  for (const warning of warnings) {
    if (!warned.has(warning)) console.warn(`cntv-widgets: ${warning}`);
    warned.add(warning);
  }
}

function tags(): string[] {
  return [...document.documentElement.querySelectorAll(':not(:defined)')]
    .map(({ localName }) => localName)
    .filter((name) => name.startsWith('cntv-'))
    .map((name) => `<${name}> is not defined; did you mean <${nearestWord(name, TAGS)}>?`);
}

function attributes({ element, attributes }: Connection): string[] {
  const known = Object.keys(attributes);
  return element
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !GLOBAL.test(name))
    .map(
      (name) =>
        `<${element.localName} ${name}>: unknown attribute; did you mean "${nearestWord(name, known)}"?`,
    );
}

/** Content with the name of no slot is never shown. */
function slots({ element }: Connection): string[] {
  const tag = element.localName;
  const known = WIDGETS.find((widget) => widget.tag === tag)?.slots ?? [];
  const remedy = (slot: string) =>
    known.length > 0 ? `did you mean "${nearestWord(slot, known)}"?` : 'the element has no named slots.';
  return [...element.children]
    .filter(({ slot }) => slot && !known.includes(slot))
    .map(({ slot }) => `<${tag}>: unknown slot "${slot}"; ${remedy(slot)}`);
}

function backurl({ element, attributes }: Connection): string[] {
  const written = 'backurl' in attributes && element.getAttribute('backurl')?.trim();
  if (!written || allowedUrl(written, redirectRule())) return [];
  const host = hostOf(written);
  const isMissing = allowedUrl(written, { base: location.href, allowedDomains: [host] });
  const remedy = isMissing
    ? `add "${host}" to allowedDomains in the page configuration`
    : 'write an http(s) address without user name';
  return [`<${element.localName} backurl="${written}"> is refused as a redirect target; ${remedy}.`];
}

function hostOf(written: string): string {
  try {
    return new URL(written, location.href).hostname;
  } catch {
    return '';
  }
}

/** Whether only white space follows the last line break, in linear time. */
function endsLine(text: string): boolean {
  return text.slice(text.trimEnd().length).includes('\n');
}

/**
 * A custom element without an end tag contains the rest of its parent, which its view then hides. Its content is
 * foreign to a fallback, or several blocks without a link or control, or the line break before the parent's end tag is
 * inside the element although the element begins on a line of its own.
 */
function endTag({ element }: Connection): string[] {
  const tag = element.localName;
  const isOnOwnLine = endsLine(textOf(element.previousSibling)) && /^\s*\n/.test(textOf(element.firstChild));
  const blocks = [...element.children].filter((child) => child.matches(BLOCKS)).length;
  const holdsLineBreak = isOnOwnLine && blocks > 0 && endsLine(textOf(element.lastChild));
  const holdsText = blocks > 1 && !element.querySelector(CONTROLS);
  const holdsRest = !element.nextSibling && (holdsLineBreak || holdsText);
  if (!element.querySelector(FOREIGN) && !holdsRest) return [];
  return [
    `<${tag}> contains the rest of its parent: write <${tag}></${tag}>, because <${tag} /> is not closed.`,
  ];
}

function textOf(node: Node | null): string {
  return node?.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
}
