import createEmotion from '@emotion/css/create-instance';
import { baseRules } from './base-styles';

/**
 * Emotion for shadow roots: one instance for all widgets inserts its rules into one constructable style sheet, which
 * every shadow root adopts. A rule is parsed once per page, needs no CSP nonce, and is not duplicated when a widget is
 * moved or mounted again. Modules create styles once (`const box = css({...})`) and use them as class names.
 */
const emotion = createEmotion({
  key: 'cntv',
  container: isBrowser() ? document.createElement('i') : undefined,
  // Disables vendor prefixes; the few that are needed are written in the styles.
  stylisPlugins: [],
});

export const { css, cx, keyframes, cache } = emotion;

/** All rules inserted so far, for sheets that are created later. */
const rules: string[] = [];
/** One sheet per document, because a constructed sheet works only in its document and widgets can be moved. */
const sheets = new Map<Document, CSSStyleSheet>();
/** One `<style>` per shadow root, in browsers without `adoptedStyleSheets` (before 2023). */
const styleElements = new Set<HTMLStyleElement>();

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
 * Applies the widgets' styles to a shadow root. Further calls for the same root have no effect.
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
  // A `<style>` loses its rules when it is disconnected.
  if (element.sheet?.cssRules.length === 0) for (const rule of rules) insertInto(element.sheet, rule);
  styleElements.add(element);
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
  for (const element of styleElements) {
    if (!element.isConnected) styleElements.delete(element);
    else if (element.sheet) insertInto(element.sheet, rule);
  }
}

function insertInto(sheet: CSSStyleSheet, rule: string): void {
  try {
    sheet.insertRule(rule, sheet.cssRules.length);
  } catch {
    // The browser does not support the selector; such rules are optional.
  }
}

function isBrowser(): boolean {
  return typeof document !== 'undefined';
}
