import { type Overrides, ownText } from '#i18n/common-texts';
import { createElement } from '#lib/document/create-element';
import { draw, drawIcon } from '#lib/document/draw-tree';
import { onLanguageChange } from '#lib/document/language-tag';
import { ownAddress } from '#lib/document/page-url';
import { createShadowStyles, type ShadowStyles } from '#lib/document/shadow-styles';
import { getPageConfig } from '#page-config/page-config';
import { countOf, type UnreadKind, unread } from '#session/unread';
import { blinkTitle } from '#shared/unread/title-blinker';
import { languageOf, viewTag } from '../attributes';
import { hostOf } from '../host';
import type { Connection } from '../types';
import { BELL, BELL_RULES, BELL_TEXTS } from './bell.build-time';

let styles: ShadowStyles | undefined;

/**
 * Creates the bell of a badge, which stands beside the box of the view, so that neither a view nor its failure touches it.
 * @returns the function that shows it with the present number, or removes it where the attribute is missing
 */
export function bellOf(connection: Connection): () => void {
  const { box, element, signal } = connection;
  const host = hostOf(connection);
  const [link, number] = [createElement('a'), createElement('span')];
  const root = draw(['span', { class: 'root', dir: 'ltr' }]) as HTMLElement;
  let stopWatching = () => {};
  let [marker, stopBlinking] = ['', () => {}];
  link.className = 'bell';
  link.setAttribute('part', 'link');
  link.setAttribute('translate', 'no');
  number.setAttribute('part', 'badge');
  link.append(drawIcon(BELL), number);
  root.append(link);

  function show(): void {
    const { bell, kind, max, href, blinkTitle: blinks } = host.values();
    const n = countOf(unread.getState(), kind as UnreadKind);
    const shown = n > Number(max) ? `${max}+` : `${n || ''}`;
    const isCut = shown !== `${n}`;
    stopWatching();
    stopWatching = onLanguageChange(element, show);
    link.lang = viewTag(element);
    link.setAttribute('aria-label', n ? text(isCut ? 'cutLabel' : 'label', { shown, n }) : text('title'));
    setOrRemove('href', href && ownAddress(`${href}`));
    // A link without an address has no name.
    setOrRemove('role', href ? '' : 'img');
    if (number.textContent !== shown) number.textContent = shown;
    blink(blinks && bell && n ? text('titleMarker') : '');
    if (bell) {
      adopt(box.getRootNode() as ShadowRoot);
      if (!root.parentNode) box.after(root);
    } else root.remove();
  }
  function setOrRemove(name: string, value: unknown): void {
    if (value) link.setAttribute(name, `${value}`);
    else link.removeAttribute(name);
  }
  function text(name: keyof typeof BELL_TEXTS, values: object = {}): string {
    const path = name === 'title' ? ['member', 'sections', 'message'] : ['badge', name];
    const own = getPageConfig().texts as Overrides;
    const found = ownText(BELL_TEXTS[name], languageOf(element), own, ...path);
    return found.replace(/\{(\w+)\}/g, (all, key) => `${values[key as never] ?? all}`);
  }
  function blink(next: string): void {
    if (next === marker) return;
    stopBlinking();
    marker = next;
    stopBlinking = next ? blinkTitle(next) : () => {};
  }
  signal.addEventListener('abort', () => {
    stopWatching();
    blink('');
    root.remove();
  });
  return show;
}

function adopt(root: ShadowRoot): void {
  if (!styles) {
    styles = createShadowStyles('bell');
    for (const rule of BELL_RULES) styles.insert(rule);
  }
  styles.adopt(root);
}
