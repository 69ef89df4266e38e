import { createElement } from './create-element';

/** Style rules that shadow roots share. */
export type ShadowStyles = {
  /** Applies the rules to a shadow root, also those inserted later. Has no effect where they apply already. */
  adopt(root: ShadowRoot): void;
  insert(rule: string): void;
};

/**
 * Creates a set of style rules, which are parsed once per page and need no CSP nonce: they are in one constructable style
 * sheet, which every shadow root adopts.
 * @param name of the `<style>` that takes its place in browsers without `adoptedStyleSheets` (before 2023)
 * @param first the rules until others are inserted
 */
export function createShadowStyles(name: string, first: readonly string[]): ShadowStyles {
  /** All rules inserted so far, for sheets that are created later. */
  const rules = [...first];
  /** One sheet per document, because a constructed sheet works only in its document and widgets can be moved. */
  const sheets = new Map<Document, CSSStyleSheet>();
  const styleElements = new Set<HTMLStyleElement>();

  function sheetOf(page: Document): CSSStyleSheet {
    const known = sheets.get(page);
    if (known) return known;
    const sheet = new (page.defaultView ?? window).CSSStyleSheet();
    for (const rule of rules) insertInto(sheet, rule);
    sheets.set(page, sheet);
    return sheet;
  }
  return {
    adopt(root) {
      if (root.adoptedStyleSheets) {
        const sheet = sheetOf(root.ownerDocument);
        if (!root.adoptedStyleSheets.includes(sheet))
          root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
        return;
      }
      const known = root.querySelector<HTMLStyleElement>(`style[data-cntv=${name}]`);
      const element = known ?? createElement('style');
      element.dataset.cntv = name;
      if (!known) root.prepend(element);
      // A `<style>` loses its rules when it is disconnected.
      if (element.sheet?.cssRules.length === 0) for (const rule of rules) insertInto(element.sheet, rule);
      styleElements.add(element);
    },
    insert(rule) {
      rules.push(rule);
      for (const sheet of sheets.values()) insertInto(sheet, rule);
      // A disconnected `<style>` has no sheet.
      for (const element of styleElements)
        if (element.sheet) insertInto(element.sheet, rule);
        else styleElements.delete(element);
    },
  };
}

function insertInto(sheet: CSSStyleSheet, rule: string): void {
  try {
    sheet.insertRule(rule, sheet.cssRules.length);
  } catch {
    // The browser does not support the selector; such rules are optional.
  }
}
