import { PAGE_FILTER } from '#lib/document/page-filter';
import { css } from '#ui/styles/emotion';
import { TOKENS, type TokenName, token, tokenRows } from '#ui/styles/tokens';

const hasDark = CSS.supports('color', 'light-dark(red,red)');

/** The default tokens, because those of the page may be the mistake. */
const defaultTokens = Object.fromEntries(
  tokenRows().map(([name, light, dark]) => [
    `--_${name}`,
    dark && hasDark ? `light-dark(${light},${dark})` : light,
  ]),
);

const edge = `1px solid ${token('color-line')}`;
const controlEdge = `1px solid ${token('color-control-edge')}`;
const code =
  '12px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"PingFang SC","Microsoft YaHei","Noto Sans Mono CJK SC",monospace';

const controls = {
  '& textarea': {
    display: 'block',
    width: '100%',
    minHeight: 96,
    margin: '4px 0 8px',
    padding: 8,
    resize: 'vertical',
    border: controlEdge,
    borderRadius: token('radius-s'),
    background: token('color-surface'),
    color: 'inherit',
  },
} as const;

const results = {
  '& .muted': { color: token('color-text-muted'), fontSize: token('text-xs') },
  '& .status': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 },
  '& .status::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: token('color-text-muted'),
  },
  '& .status:empty::before': { display: 'none' },
  '& .status.clean::before': { background: token('color-success') },
  '& .status:is(.found,.failed)::before': { background: token('color-danger') },
  '& details>.status': { marginTop: 12 },
  '& code,& textarea': { font: code },
  '& code': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
} as const;

/** Styles of the panel and of all parts in it. */
export const panelStyles = css({
  ...defaultTokens,
  '--_control-height': '36px',
  '@media (pointer:coarse)': { '--_control-height': '44px' },
  position: 'fixed',
  inset: 'auto 16px 16px auto',
  zIndex: 2147483647,
  padding: 0,
  width: 'min(480px,calc(100% - 32px))',
  maxHeight: 'calc(100% - 32px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  colorScheme: hasDark ? 'light dark' : 'light',
  border: edge,
  borderRadius: token('radius-m'),
  background: token('color-surface'),
  color: token('color-text'),
  boxShadow: `${token('shadow')},0 0 0 1px rgb(0 0 0/.04)`,
  filter: `var(${PAGE_FILTER})`,
  font: `${token('text-s')}/${token('leading')} ${token('font')}`,
  '& .head': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 8px 8px 16px',
    borderBottom: edge,
    background: token('color-surface'),
  },
  '& h2': { flex: 1, fontSize: token('text-m'), fontWeight: 600 },
  '& h3': { marginBottom: 4, fontSize: token('text-s'), fontWeight: 600 },
  '& section,& details': { padding: '12px 16px', borderBottom: edge },
  '& details:last-child': { borderBottom: 0 },
  '& summary': { minHeight: 24, fontWeight: 600, cursor: 'pointer' },
  '& ul': { padding: 0, listStyle: 'none' },
  ...controls,
  ...results,
  '@media (max-width:600px)': {
    inset: 'auto 0 0',
    width: '100%',
    maxHeight: '85%',
    borderRadius: `${token('radius-m')} ${token('radius-m')} 0 0`,
  },
});

/** Returns the styles without which the panel is not above the page, or not readable. */
export function essentialStyles(): Partial<CSSStyleDeclaration> {
  const t = (name: TokenName) => TOKENS[name][0];
  return {
    position: 'fixed',
    right: '16px',
    bottom: '16px',
    zIndex: '2147483647',
    boxSizing: 'border-box',
    width: 'min(480px, calc(100% - 32px))',
    maxHeight: 'calc(100% - 32px)',
    overflow: 'auto',
    overflowWrap: 'anywhere',
    padding: '16px',
    border: `1px solid ${t('color-line')}`,
    background: t('color-surface'),
    color: t('color-text'),
    font: `${t('text-s')}/${t('leading')} ${t('font')}`,
  };
}
