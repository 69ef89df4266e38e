import { createElement } from '#lib/document/create-element';
import { RULES } from './account-rules.build-time';

let sheet: CSSStyleSheet | undefined;

/**
 * Applies the styles of the button to a shadow root, without the styles of the views, which need React. A `<style>` gets its
 * rules from the script, because the policy of the page forbids its text.
 */
export function adoptRules(root: ShadowRoot, signal: AbortSignal): void {
  if (root.adoptedStyleSheets && root.ownerDocument === document) {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(RULES.join(''));
    }
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return;
  }
  const style = createElement('style');
  root.append(style);
  for (const rule of RULES) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
  signal.addEventListener('abort', () => style.remove());
}
