import type { ComponentType } from 'react';
import { catalogueOf } from '#i18n/catalogue';
import { DEFAULT_LANGUAGE } from '#i18n/languages';
import * as core from '#i18n/zh-cn/core';
import { DEFAULT_PAGE_CONFIG } from '#page-config/page-config';
import { FIRST_RULES as ACCOUNT_RULES } from '../../widgets/account/account-rules.build-time';
import { View as Login } from '../../widgets/login/login.view';
import { View as QrLogin } from '../../widgets/qr-login/qr-login.view';
import { atRest, htmlOf, tokensOf, usedRules } from './html';

/** By the names that the definitions of the elements return. The skeleton of the code has no text, for every language. */
const VIEWS: Readonly<Record<string, ComponentType<never>>> = { login: Login, 'qr-login': QrLogin };

const catalogue = catalogueOf(core, DEFAULT_LANGUAGE, {});

/** Called by the build: renders the trees that the loader draws, the same for all attributes and configurations. */
export function renderEarly() {
  const html = Object.fromEntries(
    Object.entries(VIEWS).map(([name, View]) => [
      name,
      htmlOf(`cntv-${name}`, View, { backurl: '' }, catalogue, null),
    ]),
  );
  const css = early([...usedRules(Object.values(html).join('')), ...ACCOUNT_RULES].join(''));
  return { html, css, tokens: tokensOf(css) };
}

/** Called by the build: renders the whole login of both sites, and the rules and tokens that the loader has not, or not whole. */
export function renderAtRest() {
  const html = Object.fromEntries(
    ['desktop', 'mobile'].map((variant) => [
      variant,
      htmlOf('cntv-login', Login, { backurl: '', variant }, catalogue, DEFAULT_PAGE_CONFIG),
    ]),
  );
  const known = usedRules(htmlOf('cntv-login', Login, { backurl: '' }, catalogue, null));
  const isNew = (rule: string) => !known.includes(rule) || (early(rule) !== rule && !SPINNER.test(rule));
  const css = usedRules(Object.values(html).join('')).filter(isNew).join('');
  const drawn = tokensOf(early(known.join('')));
  return { html, css, tokens: tokensOf(css).filter((row) => !drawn.some(([name]) => name === row[0])) };
}

/** The spinner of a busy card comes with the view: a card that waits for a moment only is empty. */
const SPINNER = /\[aria-busy\]>\.root [^{}>]*\{[^{}]*\}/;

/** Leaves out what shows on a press, in a text that is not drawn yet, or two pixels later: each page loads these rules. */
function early(css: string): string {
  return atRest(css)
    .replace(/[^{}]*(>\[part~=message\]|\.ways\W\w[^{}]*)\{[^{}]*\}/g, '')
    .replace(new RegExp(SPINNER, 'g'), '')
    .replace(/[^{}]*\.sign-in[^{}]*\{[^{}]*grid[^{}]*\}/g, '')
    .replace(/(accent-color|cursor|transition|text-underline-offset|text-wrap):[^;}]*;?/g, '')
    .replace(/;\}/g, '}');
}
