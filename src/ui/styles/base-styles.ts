import { FOR_CODE, WITH_CODE } from './for-code';
import { HEADER_MARGIN } from './header-margin';
import { ROOT_RULE } from './root-rule';
import { tokenRule } from './token-rule';
import { token, tokenRows } from './tokens';

// An outline, because forced colours remove shadows. The margin keeps the control and its label below a fixed header of the
// page, and its message above a bar.
const FOCUS = `:where(:focus-visible){outline:2px solid ${token('color-brand')};outline-offset:2px;scroll-margin:${HEADER_MARGIN}px 0 96px}`;

// The account has this rule in its own styles.
const INLINE = ':host(cntv-unread-badge)>div>.root{display:contents}';

// Titles are focused for screen readers, but not operable.
const TITLES = ':where(h1,h2,h3){outline:0}';

// Animation delays are kept, because skeletons appear after one.
const CALM =
  '@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:0s!important;animation-iteration-count:1!important;transition:none!important}}';

/**
 * Smaller controls and gaps of the cards in an element, for low and narrow boxes. A finger has controls of the usual height.
 * Tokens that the page has set are kept.
 */
function compact(host: string): string[] {
  const card = `${host} [part~=card]`;
  return [
    `${card}{--_control-height:var(--cntv-control-height,var(--_low,40px));--_text-xl:var(--cntv-text-xl,21.6px);padding:6px 14px 12px}`,
    `${card} [part=field] [part=message]{min-height:24px;padding:2px 0 4px}`,
    `${card} .ways{min-height:calc(${token('control-height')} + 14px);margin-top:4px}`,
    `${card} .ways>p{display:none}`,
    // Still read out. At the end, so that the mark of the last way is not over it.
    `${card} .ways a>span{position:absolute;align-self:end;clip-path:inset(50%)}`,
  ];
}

/**
 * Base rules of every shadow root, with a lower specificity than any class. They are part of the prerender. Without
 * `theme`, a widget inherits `color-scheme` from the page, so that it is light on a light-only page.
 */
export const FIRST_RULES: readonly string[] = [
  // Widgets are blocks; only the badge and the account are inline, with the box inside them.
  ':host(:not(cntv-unread-badge,cntv-account,[hidden])){display:block}',
  ROOT_RULE,
  // The height is for the account, whose line inherits it.
  ':host(cntv-unread-badge)>div,:host(cntv-account)>div{display:inline;height:inherit;min-height:inherit}',
  // The message of the loader is readable on any background of the page.
  `span.root{display:inline;background:${token('color-surface')}}`,
  ':host([theme=auto]) .root{color-scheme:light dark}',
  ':host([theme=light]) .root{color-scheme:light}',
  ':host([theme=dark]) .root{color-scheme:dark}',
  // Browsers print no backgrounds by default.
  '@media print{.root{color-scheme:light!important}}',
  // The width of a widget in a table cell, float or flex row, because the query container of a card has none: 400 px if there
  // is room, 160 px at least.
  ':host(:not(cntv-unread-badge,cntv-account))>div>div.root::before{content:"";display:grid;grid-template-columns:minmax(160px,400px);overflow:hidden}',
  ':host{max-width:100%}',
  '@media (pointer:coarse){:host{--_low:44px}}',
  ...compact(':host([compact])'),
  `@container (width<340px){${compact(':host(cntv-login)').join('')}}`,
  // Still the heading for screen readers.
  ':host([no-title]) .sign-in>[part=title]{position:absolute;clip-path:inset(50%)}',
  // The link to the QR code is beside the title, without a title beside the last line. The loader draws no link.
  '.sign-in{display:grid;grid-template-columns:auto 1fr;column-gap:8px}',
  '.sign-in>*{grid-column:1/-1;min-width:0}',
  '.sign-in>[part=title],:host([no-title]) .sign-in>p{grid-column:1}',
  ':host([no-title]) .sign-in>[data-desktop]{grid-area:auto/2;margin:0}',
  // Room for the code, also around the tree of the loader, so that the form keeps its place.
  `${FOR_CODE[0]}{${FOR_CODE[1]}{:host(:not([variant=mobile])) .${WITH_CODE}{position:relative;max-width:760px;padding-inline:40px 360px}}}`,
  '*,::before,::after{box-sizing:border-box;margin:0}',
  FOCUS,
  CALM,
];

/** Returns the rules at the start of every style sheet: tokens, then base rules. */
export function baseRules(): string[] {
  return [tokenRule(tokenRows()), ...FIRST_RULES, INLINE, TITLES];
}
