import type { Page } from 'puppeteer-core';
import { completeTexts } from '#i18n/all-texts';
import { AREA_NAMES } from '#i18n/area-files';
import type { CoreFile } from '#i18n/languages';

type Tree = { readonly [key: string]: string | Tree };

/** Share of its length by which a text grows, as translations do. */
const GROWTH = 0.4;
const PADDING = ' one two three four five six seven eight nine ten eleven twelve';
/** Letters with an accent, by the plain ones: whatever has a plain letter is no text of the dictionaries. */
const ACCENTED = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    [...'áƀçđéƒğĥíĵķĺɱñóþʠŕšţúṽŵẋýž'][index],
  ]),
) as Record<string, string>;

/** Returns the configuration that replaces all English texts by longer ones that are marked with ⟦ and ⟧. */
export function pseudoLocale() {
  const { core, errors } = completeTexts('core', 'en') as CoreFile;
  const areas = AREA_NAMES.map((area) => completeTexts(area, 'en'));
  const all: Tree = Object.assign({}, core, ...areas);
  return { texts: { en: marked(all) }, messages: { en: marked(errors as unknown as Tree) } };
}

function marked(texts: Tree): Tree {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? longer(text) : marked(text)]),
  );
}

function longer(text: string): string {
  if (text.trim() === '') return text;
  const words = text + PADDING.slice(0, Math.ceil(text.length * GROWTH));
  return `⟦${words.replace(/\{\w+\}|[a-z]/gi, (part) => (part.length > 1 ? part : accented(part)))}⟧`;
}

function accented(letter: string): string {
  const small = letter.toLowerCase();
  const own = ACCENTED[small] ?? letter;
  return letter === small ? own : own.toUpperCase();
}

/** Sets the language and a further configuration in every document that a page opens. */
export async function carryConfiguration(page: Page, lang: string, config: object): Promise<void> {
  await page.evaluateOnNewDocument(setLanguage, lang);
  // As a text, because the test runner replaces `import()` in functions.
  await page.evaluateOnNewDocument(
    `import('/widgets/cntv-widgets.js').then(({ configure }) => configure(${JSON.stringify(config)}))`,
  );
}

/** Adds a style sheet to every document that a page opens. */
export async function carryStyles(page: Page, css: string): Promise<void> {
  await page.evaluateOnNewDocument((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Runs in the page, before any of its scripts. */
function setLanguage(lang: string): void {
  const observer = new MutationObserver(() => {
    if (!document.documentElement) return;
    observer.disconnect();
    document.documentElement.lang = lang;
  });
  observer.observe(document, { childList: true });
}

/** What is wrong with the texts of an element, and all that a viewer can read or hear in it. */
export type Texts = { read: string[]; clipped: string[]; width: number };

/** Runs in the page. */
export function textsOf(host: Element): Texts {
  const root = host.shadowRoot as ShadowRoot;
  const read: string[] = [];
  const clipped: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode as Text;
    if (!parent || data.trim() === '') continue;
    read.push(data.trim());
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const lines = [...range.getClientRects()];
    const right = Math.max(0, ...lines.map((box) => box.right));
    if (right > endOf(parent) + 1 || isCutThrough(lines, parent)) clipped.push(data.trim());
  }
  for (const element of root.querySelectorAll('[aria-label],[placeholder],[title],[alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      read.push((element.getAttribute(name) ?? '').trim());
  return { read: read.filter(Boolean), clipped, width: document.documentElement.scrollWidth };

  /** Whether the lower edge of a box that hides what overflows goes through a line. Lines below it are left out on purpose. */
  function isCutThrough(lines: readonly DOMRect[], element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowY, display, clipPath, textIndent } = getComputedStyle(at);
      if (overflowY === 'auto' || overflowY === 'scroll' || clipPath !== 'none' || textIndent !== '0px')
        return false;
      if (overflowY === 'visible' || display === 'inline') continue;
      const { bottom } = at.getBoundingClientRect();
      // Of the part above and below the letters, some may be outside.
      return lines.some((line) => {
        const edge = line.height / 4;
        return line.top + edge < bottom && line.bottom - edge > bottom;
      });
    }
    return false;
  }

  /** Returns the smallest right edge of the boxes around an element, but for those that scroll or are for screen readers. */
  function endOf(element: Element): number {
    let end = Number.POSITIVE_INFINITY;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { display, overflowX, position, clipPath, textIndent } = getComputedStyle(at);
      const isForScreenReaders = clipPath !== 'none' || textIndent !== '0px';
      if (isForScreenReaders || overflowX === 'auto' || overflowX === 'scroll')
        return Number.POSITIVE_INFINITY;
      if (display !== 'inline' && display !== 'contents')
        end = Math.min(end, at.getBoundingClientRect().right);
      if (position === 'fixed') return end;
    }
    return Math.min(end, innerWidth);
  }
}
