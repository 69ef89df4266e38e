import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { catalogue } from '../src/i18n/catalogue/zh-cn';
import { FIRST_RULES } from '../src/ui/base-styles';
import { cache } from '../src/ui/emotion';
import type { TokenRow } from '../src/ui/token-rule';
import { type TokenName, token, tokenRows } from '../src/ui/tokens';
import type { WidgetHost } from './host';
import { Frame } from './render-view';

type Prerender = {
  html: Record<string, string>;
  /** The styles which those states use. */
  rules: string;
  /** The tokens which some styles use. */
  tokensOf(css: string): TokenRow[];
};

const states = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('./*/*.prerender.tsx', { eager: true, import: 'states' })),
) as Record<string, FunctionComponent>;

/** A widget is a block; only the badge stands in a line of text. */
const HOST_RULES = [':host(:not(cntv-unread-badge,[hidden])){display:block}'];

/** Nothing of the element is asked for while rendering. */
const host = {} as WidgetHost;

/** Run by the build: the first states of all widgets. */
export function renderPrerender(): Prerender {
  const html = Object.fromEntries(
    Object.entries(states).map(([name, State]) => [
      name,
      renderToString(
        <Frame host={host} catalogue={catalogue} onLive={() => {}}>
          {createElement(State)}
        </Frame>,
      ),
    ]),
  );
  const all = Object.values(html).join('');
  const inserted = Object.entries(cache.inserted);
  const used = inserted.filter(([name]) => all.includes(`${cache.key}-${name}`)).map(([, rules]) => rules);
  const keyframes = inserted
    .filter(([name]) => used.join('').includes(`animation-${name} `))
    .map(([, rules]) => rules);
  return {
    html,
    rules: [...HOST_RULES, ...FIRST_RULES, ...used, ...keyframes].join(''),
    tokensOf: (css) => tokenRows().filter(([name]) => css.includes(token(name as TokenName))),
  };
}
