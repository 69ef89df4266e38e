import { tokenRule } from './token-rule';
import { token, tokenRows } from './tokens';

/** What a widget draws, in its box. The page's own content, shown by a slot, keeps the colours of the page. */
const DRAWN = '>div>:not(slot)';

// An outline, because forced colours keep outlines and drop shadows.
const FOCUS = `:where(:focus-visible){outline:2px solid ${token('color-brand')};outline-offset:2px}`;

// Delays stay, because a skeleton waits for its turn by one.
const CALM =
  '@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition:none!important}}';

/**
 * Rules for every shadow root, weaker than any class, and part of the prerender: one box model, one focus ring.
 * `theme` unset follows the page's own `color-scheme`, so that a light-only page keeps light widgets.
 */
export const FIRST_RULES: readonly string[] = [
  `:host([theme=auto])${DRAWN}{color-scheme:light dark}`,
  `:host([theme=light])${DRAWN}{color-scheme:light}`,
  `:host([theme=dark])${DRAWN}{color-scheme:dark}`,
  // In a float or a flex row a widget asks for a width of its own, and must not get more than there is.
  ':host{max-width:100%}',
  '*,::before,::after{box-sizing:border-box;margin:0}',
  FOCUS,
  CALM,
];

/** The rules of every view's sheet: tokens first. */
export function baseRules(): string[] {
  return [tokenRule(tokenRows()), ...FIRST_RULES];
}
