import createEmotion, { type CSSObject } from '@emotion/css/create-instance';
import { PAGE_FILTER } from '#lib/document/page-filter';
import { BADGE_LOOK } from '#shared/unread/badge-look';
import { ROOT_RULE } from '#ui/styles/root-rule';
import { token, tokenRows } from '#ui/styles/tokens';

/** Screens on which the menu is a sheet at their lower edge. */
export const SHEET_SCREEN = '(max-width:479px)';

type Styles = Readonly<Record<string, CSSObject>>;

const SHADED = { background: 'rgb(128 128 128/.14)' };

/** The room in the bar around the button; outside a bar, the height of a control. */
const ROOM = `min(${token('control-height')},max(24px,var(--room,${token('control-height')})))`;

const FACE = `min(${token('account-avatar-size')},${ROOM} - 4px)`;

/** A head and shoulders. */
const PORTRAIT = [
  `radial-gradient(circle at 50% 38%,${token('color-text-muted')} 18%,transparent 19%)`,
  `radial-gradient(circle at 50% 105%,${token('color-text-muted')} 38%,transparent 39%)`,
  token('color-surface-sunken'),
].join();

const SURFACES: Styles = {
  ':host>div>.root': { display: 'contents' },
  '.account,.account-menu,.account *,.account ::before,.account::after': {
    boxSizing: 'border-box',
    margin: 0,
  },
  '.account,.account-menu': { border: '1px solid transparent', borderRadius: token('radius-m') },
  ':where(:focus-visible)': { outline: `2px solid ${token('color-brand')}`, outlineOffset: 2 },
};

const BUTTON: Styles = {
  // In a bar as high as a line of its text, or as what the button replaces; the button is around the middle of that line.
  ':host>.account-line': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    height: ['1.5em', '1lh'],
    minHeight: 'var(--line)',
    verticalAlign: 'top',
  },
  '.account': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    maxWidth: '100%',
    height: ROOM,
    padding: '0 8px',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: token('text-s'),
    verticalAlign: 'middle',
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
  '.account[aria-expanded=true]': SHADED,
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
  '.account-face': { position: 'relative', flex: 'none', order: -1, width: FACE, height: FACE },
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
  '.account-name': { maxWidth: '8em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
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
    borderColor: token('color-line'),
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

const OWN = [
  // Before the styles of the views, which browsers without adopted style sheets get with the menu.
  ':host>div{display:inline}',
  ROOT_RULE,
  ...[SURFACES, BUTTON, MENU].flatMap(rulesOf),
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
