import { PAGE_FILTER } from '#lib/document/page-filter';
import { ROOT_RULE } from '#ui/styles/root-rule';
import { writtenTokenRules } from '#ui/styles/token-rule';
import { token, tokenRows } from '#ui/styles/tokens';
import { SHEET_SCREEN } from './menu-place';

const SHADED = '{background:rgb(128 128 128/.14)}';

/** The room in the bar around the button; outside a bar, the height of a control. */
const ROOM = `min(${token('control-height')},max(24px,var(--room,${token('control-height')})))`;

const AVATAR = token('account-avatar-size');

/** Sizes in pixels in bars up to 28 px, up to 40 px, and above. */
const inBar = (low: number, middle: number, high: string) =>
  `clamp(${low}px,${low}px + (${ROOM} - 28px)*99,${middle}px) + clamp(0px,(${ROOM} - 40px)*99,${high} - ${middle}px)`;

const FACE = `min(${AVATAR},${ROOM} - 4px,${inBar(18, 24, AVATAR)})`;
const BELL = `calc(${inBar(16, 18, '22px')})`;

/** A head and shoulders. */
const PORTRAIT = [
  `radial-gradient(circle at 50% 38%,${token('color-text-muted')} 18%,transparent 19%)`,
  `radial-gradient(circle at 50% 105%,${token('color-text-muted')} 38%,transparent 39%)`,
  token('color-surface-sunken'),
].join();

/** The rules of what the loader draws, in its final size, for its style sheet. */
export const FIRST_RULES: readonly string[] = [
  // As high as the page has made the element, or as the content between the tags; the button is around the middle.
  '.account-line{display:inline-flex;align-items:center;max-width:100%;height:inherit;min-height:inherit;vertical-align:top}',
  '.account-slot{width:0;min-height:1lh;max-height:96px;overflow:hidden;visibility:hidden;white-space:nowrap}',
  '.account-line>.root{display:contents;color:inherit}',
  `.account{display:inline-flex;align-items:center;gap:8px;margin:-99px 0;min-width:0;height:${token('control-height')};padding:0 8px;border:1px solid transparent;background:none;color:inherit;font:inherit;font-size:min(1em,${token('text-s')})}`,
  // The place of the bell.
  `:host([unread]) .account-line{padding-inline-start:${token('control-height')}}`,
  '.account-name{max-width:8em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}',
  `.account-face{flex:none;order:-1;width:${AVATAR};height:${AVATAR};border-radius:50%;background:${token('color-line')}}`,
  '.account::after{content:"";flex:none;width:7px;height:7px;margin:-4px 2px 0;border:solid;border-width:0 1.5px 1.5px 0;transform:rotate(45deg)}',
];

const BUTTON = [
  // Of the link that the button replaces.
  '.account-line>.root{color:var(--ink)}',
  `.account{position:relative;height:${ROOM};border-radius:${token('radius-m')};cursor:pointer}`,
  // A touch target, where the bar leaves less.
  `@media (pointer:coarse){.account::before,.bell::before{content:"";position:absolute;inset:calc((100% - ${token('control-height')})/2) 0}}`,
  `@media (hover:hover){.account:hover${SHADED}}`,
  `.account[aria-expanded=true],.account[aria-busy]${SHADED}`,
  // It takes the same place in any bar, so that the room moves nothing.
  `.account-face{width:${FACE};height:${FACE};margin:0 calc((${AVATAR} - ${FACE})/2)}`,
  // The portrait shows until the picture is loaded, and without one.
  `.account-avatar{display:block;height:100%;overflow:hidden;border:1px solid transparent;border-radius:50%;background:${PORTRAIT};background-clip:padding-box}`,
  '.account-avatar img{display:block;width:100%;height:100%;object-fit:cover}',
  `.account-line .bell{flex:none;height:${ROOM};margin:-99px 0;margin-inline-start:calc(${token('control-height')}*-1)}`,
  `.account-line .bell>svg{width:${BELL};height:${BELL}}`,
  `.account-line .bell>span{font-size:min(${token('text-xs')},${FACE}/2 + 1px)}`,
  '@media (forced-colors:active){.account-vip{outline:1px solid}}',
  '.account-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
];

const MENU = [
  // The position is for browsers without a top layer, where the menu is above the content of the page.
  `.account-menu{position:fixed;inset:auto;z-index:2147483647;width:17.5em;padding:8px;border:1px solid ${token('color-line')};border-radius:${token('radius-m')};overflow:auto;overscroll-behavior:contain;background:${token('color-surface-raised')};color:${token('color-text')};box-shadow:${token('shadow')};filter:var(${PAGE_FILTER})}`,
  '.account [hidden],.account-menu[hidden],.account-menu [hidden]{display:none}',
  // As high as with two lines, also before there is a second one.
  `.account-head{display:flex;align-items:center;gap:12px;margin:0 12px 8px;padding:10px 0 18px;border-bottom:1px solid ${token('color-line')}}`,
  '.account-head .account-avatar{flex:none;width:48px;height:48px}',
  `.account-head>div{display:flex;flex-direction:column;justify-content:center;align-items:flex-start;min-width:0;min-height:calc(1.5*(${token('text-m')} + ${token('text-xs')}));line-height:1.5}`,
  '.account-viewer{max-width:100%;overflow:hidden;font-weight:600;text-overflow:ellipsis;white-space:nowrap}',
  `.account-vip{display:inline-flex;align-items:center;gap:4px;padding:0 8px;border-radius:1em;background:${token('color-vip-soft')};color:${token('color-vip')};font-size:${token('text-xs')}}`,
  '.account-menu .root{display:block;background:none}',
  '.account-menu p,.account-menu slot>.root{padding:8px 12px}',
  // The retry and the links of the page, also without the file of the menu.
  `.account-menu [data-testid=retry],.account-menu ::slotted(a){box-sizing:border-box;display:flex;align-items:center;width:100%;min-height:${token('control-height')};padding:0 12px;border:0;border-radius:${token('radius-s')};background:none;color:inherit;font:inherit;text-decoration:none;cursor:pointer}`,
  `.account-menu [data-testid=retry]{color:${token('color-brand')}}`,
  // Shown after a while only.
  '.account-menu p[role=status]{animation:account-appear 0s .3s both}',
  '@keyframes account-appear{from{visibility:hidden}}',
  // Only in the top layer: without one, the transform places the menu (`menu-place.ts`).
  `@media (prefers-reduced-motion:no-preference){.account-menu[popover]{animation:account-open ${token('calm')}}}`,
  '@keyframes account-open{from{opacity:0;transform:translateY(var(--from,-4px))}}',
  `@media ${SHEET_SCREEN}{.account-menu{--from:100%;inset:auto 0 0;width:auto;max-height:80vh;padding-bottom:calc(8px + env(safe-area-inset-bottom));border-width:1px 0 0;border-radius:${token('radius-l')} ${token('radius-l')} 0 0;box-shadow:0 0 0 200vmax rgb(0 0 0/.45)}.account-menu::before{content:"";position:fixed;inset:0;z-index:-1}}`,
];

const OWN = [
  // Before the styles of the views, which browsers without adopted style sheets get with the menu.
  ':host>div{display:inline;height:inherit;min-height:inherit}',
  ROOT_RULE,
  '.account *,.account-menu,.account ::before,.account::after{box-sizing:border-box;margin:0}',
  `:where(:focus-visible){outline:2px solid ${token('color-brand')};outline-offset:2px}`,
  ...FIRST_RULES,
  ...BUTTON,
  ...MENU,
];

/**
 * Style rules of the account button and of the box of its menu, with the tokens that they use. Not by Emotion, which is in a
 * file with the parts of the views.
 */
export const RULES: readonly string[] = [
  ...writtenTokenRules(tokenRows().filter(([name]) => OWN.join('').includes(token(name as never)))),
  ...OWN,
];
