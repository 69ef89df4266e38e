import createEmotion, { type CSSObject } from '@emotion/css/create-instance';
import { PAGE_FILTER } from '#lib/document/page-filter';
import { BADGE_LOOK } from '#shared/unread/badge-look';
import { ROOT_RULE } from '#ui/styles/root-rule';
import { token, tokenRows } from '#ui/styles/tokens';
import { SHEET_SCREEN } from './sheet-screen';

type Styles = Readonly<Record<string, CSSObject>>;

const SHADED = { background: 'rgb(128 128 128/.14)' };

/** The room in the bar around the button; outside a bar, the height of a control. */
const ROOM = `min(${token('control-height')},max(24px,var(--room,${token('control-height')})))`;

const AVATAR = token('account-avatar-size');

const FACE = `min(${AVATAR},${ROOM} - 4px)`;

/** A head and shoulders. */
const PORTRAIT = [
  `radial-gradient(circle at 50% 38%,${token('color-text-muted')} 18%,transparent 19%)`,
  `radial-gradient(circle at 50% 105%,${token('color-text-muted')} 38%,transparent 39%)`,
  token('color-surface-sunken'),
].join();

/** What the loader draws, in its final size. */
const FIRST: Styles = {
  // As high as the page has made the element, or as the content between the tags; the button is around the middle.
  '.account-line': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    height: 'inherit',
    minHeight: 'inherit',
    verticalAlign: 'top',
  },
  '.account-slot': {
    width: 0,
    minHeight: '1lh',
    maxHeight: 96,
    overflow: 'hidden',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
  },
  '.account-line>.root': { display: 'contents', color: 'inherit' },
  '.account': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    margin: '-99px 0',
    minWidth: 0,
    height: token('control-height'),
    padding: '0 8px',
    border: '1px solid transparent',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: token('text-s'),
  },
  '.account-name': { maxWidth: '8em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.account-face': {
    flex: 'none',
    order: -1,
    width: AVATAR,
    height: AVATAR,
    borderRadius: '50%',
    background: token('color-line'),
  },
  '.account::after': {
    content: '""',
    flex: 'none',
    width: 7,
    height: 7,
    margin: '-4px 2px 0',
    border: 'solid',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'rotate(45deg)',
  },
};

const BUTTON: Styles = {
  // Of the link that the button replaces.
  '.account-line>.root': { color: 'var(--ink)' },
  '.account': {
    position: 'relative',
    height: ROOM,
    borderRadius: token('radius-m'),
    cursor: 'pointer',
  },
  // A touch target, where the bar leaves less.
  '@media (pointer:coarse)': {
    '.account::before': {
      content: '""',
      position: 'absolute',
      inset: `calc((100% - ${token('control-height')})/2) 0`,
    },
  },
  '@media (hover:hover)': { '.account:hover': SHADED },
  '.account[aria-expanded=true],.account[aria-busy]': SHADED,
  // It takes the same place in any bar, so that the room moves nothing.
  '.account-face': {
    position: 'relative',
    width: FACE,
    height: FACE,
    margin: `0 calc((${AVATAR} - ${FACE})/2)`,
  },
  // The portrait shows until the picture is loaded, and without one.
  '.account-avatar': {
    display: 'block',
    height: '100%',
    overflow: 'hidden',
    border: '1px solid transparent',
    borderRadius: '50%',
    background: PORTRAIT,
    backgroundClip: 'padding-box',
  },
  '.account-avatar img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '.account-badge': {
    ...BADGE_LOOK,
    position: 'absolute',
    right: -7,
    bottom: 'min(60%,100% - 1.35em)',
    width: 'max-content',
    fontSize: `min(${token('text-xs')},${FACE}/2)`,
    whiteSpace: 'nowrap',
  },
  '@media (forced-colors:active)': { '.account-badge': { outline: '1px solid' } },
  '.account-label': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
};

const MENU: Styles = {
  // The position is for browsers without a top layer, where the menu is above the content of the page.
  '.account-menu': {
    position: 'fixed',
    inset: 'auto',
    zIndex: 2147483647,
    width: 'max-content',
    minWidth: 200,
    maxWidth: 320,
    padding: 8,
    border: `1px solid ${token('color-line')}`,
    borderRadius: token('radius-m'),
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: token('color-surface-raised'),
    color: token('color-text'),
    boxShadow: token('shadow'),
    filter: `var(${PAGE_FILTER})`,
  },
  '.account [hidden],.account-menu[hidden]': { display: 'none' },
  '.account-menu p': { padding: '8px 12px' },
  // The retry and the links of the page, also without the file of the menu.
  '.account-menu [data-testid=retry],.account-menu ::slotted(a)': {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: token('control-height'),
    padding: '0 12px',
    border: 0,
    borderRadius: token('radius-s'),
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '.account-menu [data-testid=retry]': { color: token('color-brand') },
  // Shown after a while only.
  '.account-menu p[role=status]': { animation: 'account-appear 0s .3s both' },
  '@keyframes account-appear': { from: { visibility: 'hidden' } },
  [`@media ${SHEET_SCREEN}`]: {
    '.account-menu': {
      inset: 'auto 0 0',
      width: 'auto',
      maxWidth: 'none',
      maxHeight: '80vh',
      paddingBottom: 'calc(8px + env(safe-area-inset-bottom))',
      borderWidth: '1px 0 0',
      borderRadius: `${token('radius-l')} ${token('radius-l')} 0 0`,
      boxShadow: '0 0 0 200vmax rgb(0 0 0/.45)',
    },
    '.account-menu::before': { content: '""', position: 'fixed', inset: 0, zIndex: -1 },
  },
};

/** The rules of what the loader draws, for its style sheet. */
export const FIRST_RULES: readonly string[] = rulesOf(FIRST);

const OWN = [
  // Before the styles of the views, which browsers without adopted style sheets get with the menu.
  ':host>div{display:inline;height:inherit;min-height:inherit}',
  ROOT_RULE,
  '.account *,.account-menu,.account ::before,.account::after{box-sizing:border-box;margin:0}',
  `:where(:focus-visible){outline:2px solid ${token('color-brand')};outline-offset:2px}`,
  ...FIRST_RULES,
  ...[BUTTON, MENU].flatMap(rulesOf),
];

/**
 * Style rules of the account button and of the box of its menu, written by the build, because Emotion is in a file with the
 * parts of the views.
 */
export const RULES: readonly string[] = [...tokenRules(OWN.join('')), ...OWN];

/** Returns styles as CSS, one rule for each row: Emotion keeps it as a text, or with a document inserts it into a sheet. */
function rulesOf(styles: Styles): string[] {
  const { cache, injectGlobal } = createEmotion({ key: 'account', stylisPlugins: [] });
  const inserted: string[] = [];
  cache.sheet.insert = (rule) => void inserted.push(rule);
  return Object.entries(styles).map(([selector, style]) => {
    injectGlobal({ [selector]: style });
    const written = Object.values(cache.inserted).pop();
    return (typeof written === 'string' ? written : (inserted.pop() ?? '')).replaceAll(';}', '}');
  });
}

/** Returns the rules that define the tokens of these styles. Browsers without `light-dark()` get the light values. */
function tokenRules(styles: string): string[] {
  const rows = tokenRows().filter(([name]) => styles.includes(token(name as never)));
  const rule = (values: readonly (readonly [name: string, value: string])[]) =>
    `:host{${values.map(([name, value]) => `--_${name}:var(--cntv-${name},${value})`).join(';')}}`;
  const light = rows.map(([name, value]) => [name, value] as const);
  const both = rows.flatMap(([name, value, dark]) =>
    dark ? [[name, `light-dark(${value},${dark})`] as const] : [],
  );
  return [rule(light), `@supports (color:light-dark(red,red)){${rule(both)}}`];
}
