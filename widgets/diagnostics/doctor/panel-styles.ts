import { PAGE_FILTER } from '#lib/document/page-filter';
import { TOKENS, type TokenName } from '#ui/styles/tokens';

/** Returns the rules of the panel. They use the default tokens, because those of the page may be the mistake. */
export function panelRules(): string {
  const hasDark = CSS.supports('color', 'light-dark(red,red)');
  const t = (name: TokenName) => {
    const [light, dark] = TOKENS[name];
    return dark && hasDark ? `light-dark(${light},${dark})` : light;
  };
  return `
:host { all: initial; color-scheme: ${hasDark ? 'light dark' : 'light'} }
* { box-sizing: border-box }
.panel {
  position: fixed; inset: auto 16px 16px auto; z-index: 2147483647; margin: 0; padding: 0;
  width: min(480px, calc(100vw - 32px)); max-height: calc(100vh - 32px); overflow: auto; overscroll-behavior: contain;
  border: 1px solid ${t('color-line')}; border-radius: ${t('radius-m')};
  background: ${t('color-surface')}; color: ${t('color-text')};
  box-shadow: ${t('shadow')}, 0 0 0 1px rgb(0 0 0/.04); filter: var(${PAGE_FILTER});
  font: ${t('text-s')}/${t('leading')} ${t('font')};
}
.head {
  position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 8px; padding: 8px 8px 8px 16px;
  border-bottom: 1px solid ${t('color-line')}; background: ${t('color-surface')};
}
h2 { flex: 1; margin: 0; font-size: ${t('text-m')}; font-weight: 600; }
h2:focus { outline: none }
h3 { margin: 0 0 4px; font-size: ${t('text-s')}; font-weight: 600 }
section, details { padding: 12px 16px; border-bottom: 1px solid ${t('color-line')} }
details:last-child { border-bottom: 0 }
summary { cursor: pointer; font-weight: 600; min-height: 24px }
p { margin: 0 }
ol, ul { margin: 0; padding: 0; list-style: none }
ol { margin-top: 8px }
.finding { padding: 12px 0; border-top: 1px solid ${t('color-line')} }
.finding:last-child { padding-bottom: 4px }
.message { font-weight: 600 }
.label { margin-top: 8px; color: ${t('color-text-muted')}; font-size: ${t('text-xs')} }
.status { display: flex; align-items: center; gap: 8px; font-weight: 600 }
.status::before { content: ""; width: 10px; height: 10px; border-radius: 50%; background: ${t('color-text-muted')} }
.status.clean::before { background: ${t('color-success')} }
.status:is(.found, .failed)::before { background: ${t('color-danger')} }
.muted { color: ${t('color-text-muted')}; font-size: ${t('text-xs')} }
code, pre, textarea { font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono CJK SC", monospace }
code, pre { overflow-wrap: anywhere; white-space: pre-wrap }
pre { margin: 0; padding: 8px; border-radius: ${t('radius-s')}; background: ${t('color-surface-sunken')} }
.line { display: flex; align-items: flex-start; gap: 8px }
.line pre { flex: 1; min-width: 0 }
textarea {
  display: block; width: 100%; min-height: 96px; margin: 4px 0 8px; padding: 8px; resize: vertical;
  border: 1px solid ${t('color-control-edge')}; border-radius: ${t('radius-s')};
  background: ${t('color-surface')}; color: inherit;
}
button {
  min-height: 36px; padding: 4px 12px; border: 1px solid ${t('color-control-edge')}; border-radius: ${t('radius-s')};
  background: ${t('color-surface')}; color: inherit; font: inherit; cursor: pointer; white-space: nowrap;
}
button:hover { background: ${t('color-surface-sunken')} }
button.main { border-color: ${t('color-brand')}; background: ${t('color-brand')}; color: ${t('color-on-brand')} }
button.main:hover { background: ${t('color-brand-hover')} }
details > .status { margin-top: 12px }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px }
button:focus-visible, summary:focus-visible, textarea:focus-visible { outline: 2px solid ${t('color-brand')}; outline-offset: 2px }
@media (pointer: coarse) { button { min-height: 44px } }
@media (max-width: 600px) {
  .panel { inset: auto 0 0; width: 100%; max-height: 85vh; border-radius: ${t('radius-m')} ${t('radius-m')} 0 0 }
}`;
}

/** Returns the styles without which the panel is not above the page, or not readable. */
export function essentialStyles(): Partial<CSSStyleDeclaration> {
  const t = (name: TokenName) => TOKENS[name][0];
  return {
    position: 'fixed',
    right: '16px',
    bottom: '16px',
    zIndex: '2147483647',
    boxSizing: 'border-box',
    width: 'min(480px, calc(100vw - 32px))',
    maxHeight: 'calc(100vh - 32px)',
    overflow: 'auto',
    overflowWrap: 'anywhere',
    padding: '16px',
    border: `1px solid ${t('color-line')}`,
    background: t('color-surface'),
    color: t('color-text'),
    font: `${t('text-s')}/${t('leading')} ${t('font')}`,
  };
}
