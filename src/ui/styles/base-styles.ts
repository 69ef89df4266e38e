import { tokenRule } from './token-rule';
import { token, tokenRows } from './tokens';

/** Elements that a widget renders. Slotted content is excluded, so that it keeps the colours of the page. */
const DRAWN = '>div>:not(slot)';

// An outline, because forced colours remove shadows. The margin keeps the control and its label below a fixed header of the
// page, and its message above a bar.
const FOCUS = `:where(:focus-visible){outline:2px solid ${token('color-brand')};outline-offset:2px;scroll-margin:112px 0 96px}`;

// Titles are focused for screen readers, but not operable.
const TITLES = ':where(h1,h2){outline:0}';

// Animation delays are kept, because skeletons appear after one.
const CALM =
  '@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition:none!important}}';

/**
 * Base rules of every shadow root, with a lower specificity than any class. They are part of the prerender. Without
 * `theme`, a widget inherits `color-scheme` from the page, so that it is light on a light-only page.
 */
export const FIRST_RULES: readonly string[] = [
  // Widgets are blocks; only the badge and the account are inline, with the box inside them.
  ':host(:not(cntv-unread-badge,cntv-account,[hidden])){display:block}',
  ':host(cntv-unread-badge)>div,:host(cntv-account)>div{display:inline}',
  `:host([theme=auto])${DRAWN}{color-scheme:light dark}`,
  `:host([theme=light])${DRAWN}{color-scheme:light}`,
  `:host([theme=dark])${DRAWN}{color-scheme:dark}`,
  // In a float or flex row, a widget has an intrinsic width, which must not exceed the container.
  ':host{max-width:100%}',
  '*,::before,::after{box-sizing:border-box;margin:0}',
  FOCUS,
  CALM,
];

/** Returns the rules at the start of every style sheet: tokens, then base rules. */
export function baseRules(): string[] {
  return [tokenRule(tokenRows()), ...FIRST_RULES, TITLES];
}
