import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { catalogueOf } from '#i18n/catalogue';
import { DEFAULT_LANGUAGE } from '#i18n/languages';
import * as core from '#i18n/zh-cn/core';
import { FIRST_RULES } from '#ui/styles/base-styles';
import { cache } from '#ui/styles/emotion';
import type { TokenRow } from '#ui/styles/token-rule';
import { type TokenName, token, tokenRows } from '#ui/styles/tokens';
import type { WidgetHost } from './host';
import { Frame } from './render-view';

type Prerender = {
  html: Record<string, string>;
  /** CSS used by those states. */
  rules: string;
  /** Returns the tokens used in a CSS text. */
  tokensOf(css: string): TokenRow[];
};

const states = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('./*/*.prerender.tsx', { eager: true, import: 'states' })),
) as Record<string, FunctionComponent>;

const catalogue = catalogueOf(core, DEFAULT_LANGUAGE, {});

/** A host without an element, because rendering does not use one. */
const host = {} as WidgetHost;

/** Called by the build: renders the initial states of all widgets. */
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
    rules: [...FIRST_RULES, ...used, ...keyframes].join(''),
    tokensOf: (css) => tokenRows().filter(([name]) => css.includes(token(name as TokenName))),
  };
}
