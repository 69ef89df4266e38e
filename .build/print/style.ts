import { writtenTokenRules } from '#ui/styles/token-rule';
import { tokensOf } from './html';

/**
 * The slot of the page's own content stands after the form. It shows by CSS alone where the script has not come after 8
 * seconds: a form that nothing sends is worse than none.
 */
const LATE_FALLBACK = [
  'div~slot{display:block;height:0;overflow:hidden;visibility:hidden;text-align:center}',
  ':host(:not(:defined)) div~slot{animation:cntv-late 1ms 8s forwards}',
  '@keyframes cntv-late{to{height:auto;padding:12px;visibility:visible}}',
].join('');

/** Returns the style of a print: tokens, rules and the slot. */
export function printStyle(rules: string): string {
  // The printed button is none that submits.
  const css = rules.replaceAll('[type=submit]', '[data-submit]');
  return writtenTokenRules(tokensOf(css)).join('') + css + LATE_FALLBACK;
}
