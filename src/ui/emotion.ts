import createEmotion from '@emotion/css/create-instance';
import { baseRules } from './base-styles';

/**
 * Emotion for shadow roots: one instance for all widgets, whose rules go into one constructable style sheet
 * that every widget's shadow root adopts. A rule is parsed once per page, nothing needs a nonce, and moving or
 * re-mounting a widget duplicates nothing. Styles are made once per module, `const box = css({...})`, and used
 * as plain class names, so a styled element costs no React component of its own.
 */
const emotion = createEmotion({
  key: 'cntv',
  container: isBrowser() ? document.createElement('i') : undefined,
  // No vendor prefixes: what still needs one says so where it is used.
  stylisPlugins: [],
});

export const { css, cx, keyframes, cache } = emotion;

/** Every rule so far, for sheets that are made later. */
const rules: string[] = [];
/** A sheet belongs to the document that made it; widgets may be moved to another one. */
const sheets = new Map<Document, CSSStyleSheet>();
/** One for each root where adopted sheets do not exist (before 2023). */
const olderElements = new Set<HTMLStyleElement>();

if (isBrowser()) {
  cache.sheet = {
    ...cache.sheet,
    key: cache.key,
    insert,
    flush() {},
    hydrate() {},
  } as unknown as typeof cache.sheet;
  for (const rule of baseRules()) insert(rule);
}

/**
 * Makes the widgets' styles apply inside a shadow root. Calling it again for the same root changes nothing.
 * @param root the shadow root of one widget
 */
export function adoptStyles(root: ShadowRoot): void {
  if (root.adoptedStyleSheets) {
    const sheet = sheetOf(root.ownerDocument);
    if (!root.adoptedStyleSheets.includes(sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return;
  }
  const element = root.querySelector<HTMLStyleElement>('style[data-cntv]') ?? document.createElement('style');
  element.dataset.cntv = '';
  if (!element.isConnected) root.prepend(element);
  // An element that was out of the document has lost its rules.
  if (element.sheet?.cssRules.length === 0) for (const rule of rules) insertInto(element.sheet, rule);
  olderElements.add(element);
}

function sheetOf(page: Document): CSSStyleSheet {
  const known = sheets.get(page);
  if (known) return known;
  const sheet = new (page.defaultView ?? window).CSSStyleSheet();
  for (const rule of rules) insertInto(sheet, rule);
  sheets.set(page, sheet);
  return sheet;
}

function insert(rule: string): void {
  rules.push(rule);
  for (const sheet of sheets.values()) insertInto(sheet, rule);
  for (const element of olderElements) {
    if (!element.isConnected) olderElements.delete(element);
    else if (element.sheet) insertInto(element.sheet, rule);
  }
}

function insertInto(sheet: CSSStyleSheet, rule: string): void {
  try {
    sheet.insertRule(rule, sheet.cssRules.length);
  } catch {
    // A selector this browser does not know: the rule is optional there.
  }
}

function isBrowser(): boolean {
  return typeof document !== 'undefined';
}
