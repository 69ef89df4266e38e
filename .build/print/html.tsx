import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Catalogue } from '#i18n/catalogue';
import type { PageConfig } from '#page-config/types';
import { FIRST_RULES } from '#ui/styles/base-styles';
import { cache } from '#ui/styles/emotion';
import type { TokenRow } from '#ui/styles/token-rule';
import { type TokenName, token, tokenRows } from '#ui/styles/tokens';
import type { Values } from '../../widgets/attributes';
import type { WidgetHost } from '../../widgets/host';
import { Frame } from '../../widgets/render-view';

/** What views read of their element in the first render: its name, and that there is nothing around it. */
const ELEMENT = { shadowRoot: null, getRootNode: () => ({ querySelectorAll: () => [] }) };

/**
 * Renders a view as it is before the first touch.
 * @param print page configuration of a print; null for the tree of the loader
 */
export function htmlOf(
  tag: string,
  View: ComponentType<never>,
  values: Values,
  catalogue: Catalogue,
  print: PageConfig | null,
): string {
  const host = { element: { ...ELEMENT, localName: tag } } as unknown as WidgetHost;
  return renderToString(
    <Frame host={host} catalogue={catalogue} print={print} onLive={() => {}}>
      {createElement(View, values as never)}
    </Frame>,
  );
}

/** Returns the base rules and those that this HTML uses. */
export function usedRules(html: string): string[] {
  const inserted = Object.entries(cache.inserted);
  const used = inserted.filter(([name]) => html.includes(`${cache.key}-${name}`)).map(([, rules]) => rules);
  const keyframes = inserted
    .filter(([name]) => used.join('').includes(`animation-${name} `))
    .map(([, rules]) => rules);
  return [...FIRST_RULES, ...used, ...keyframes] as string[];
}

/** Returns the rules that this HTML uses before a touch. */
export function rulesOf(html: string): string {
  return atRest(usedRules(html).join(''), html.includes(' disabled=""'));
}

/** Returns the rules of all views that are loaded. */
export function allRules(): string {
  return atRest([...FIRST_RULES, ...Object.values(cache.inserted)].join(''), true);
}

const STATES = [':hover', '\\[aria-invalid\\]', '-webkit-autofill'];

/**
 * Removes styles of states and touch targets, which the style sheet of the view provides. The rules are those that Emotion has just serialised, without comments and strings with braces, so that no parser of
 * CSS is needed.
 * @param hasDisabled whether a control is disabled before a touch
 */
export function atRest(rules: string, hasDisabled = false): string {
  const states = hasDisabled ? STATES : [...STATES, ':disabled'];
  return rules
    .replace(/@media \((hover:hover|forced-colors:active)\)\{[^{}]*\{[^{}]*\}\}/g, '')
    .replace(new RegExp(`[^{}]*(${states.join('|')})[^{}]*\\{[^{}]*\\}`, 'g'), '')
    .replace(/[^{}]*::after\{content:"";position:absolute[^{}]*\}/g, '');
}

/** Returns the tokens that these rules use. */
export function tokensOf(css: string): TokenRow[] {
  return tokenRows().filter(([name]) => css.includes(token(name as TokenName)));
}
