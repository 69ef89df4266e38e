import { type Overrides, ownText } from '#i18n/common-texts';
import { createElement } from '#lib/document/create-element';
import { draw, drawIcon } from '#lib/document/draw-tree';
import { onLanguageChange } from '#lib/document/language-tag';
import { ownAddress } from '#lib/document/page-url';
import { createShadowStyles } from '#lib/document/shadow-styles';
import { getPageConfig } from '#page-config/page-config';
import { countOf, type UnreadKind, unread } from '#session/unread';
import { blinkTitle } from '#shared/unread/title-blinker';
import { languageOf, viewTag } from './attributes';
import { BELL, BELL_RULES, BELL_TEXTS } from './bell.build-time';
import type { Connection } from './types';

const { adopt } = createShadowStyles('bell', BELL_RULES);

export type BellOptions = {
  values(): {
    /** Whether the bell is shown. */
    isWanted: boolean;
    kind: UnreadKind;
    /** Highest number shown. */
    max: number;
    /** The address of the link; the empty string for none. */
    href: string;
    /** Whether the title of the page blinks. */
    blinks: boolean;
  };
  /** Puts the bell into the shadow root. */
  insert(bell: HTMLElement): void;
};

/**
 * Creates a bell with the number of unread messages.
 * @returns the function that shows it with the present number, or removes it where it is not wanted
 */
export function bellOf({ box, element, signal }: Connection, { values, insert }: BellOptions): () => void {
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
    const { isWanted, kind, max, href, blinks } = values();
    const n = countOf(unread.getState(), kind);
    const shown = n > max ? `${max}+` : `${n || ''}`;
    const isCut = shown !== `${n}`;
    stopWatching();
    stopWatching = onLanguageChange(element, show);
    link.lang = viewTag(element);
    link.setAttribute('aria-label', n ? text(isCut ? 'cutLabel' : 'label', { shown, n }) : text('title'));
    setOrRemove('href', href && ownAddress(href));
    // A link without an address has no name.
    setOrRemove('role', href ? '' : 'img');
    if (number.textContent !== shown) number.textContent = shown;
    blink(blinks && isWanted && n ? text('titleMarker') : '');
    if (isWanted) {
      adopt(box.getRootNode() as ShadowRoot);
      if (!root.parentNode) insert(root);
    } else root.remove();
  }
  function setOrRemove(name: string, value: unknown): void {
    if (value) link.setAttribute(name, `${value}`);
    else link.removeAttribute(name);
  }
  function text(name: keyof typeof BELL_TEXTS, values: object = {}): string {
    const path = name === 'title' ? ['member', 'sections', 'message'] : ['badge', name];
    const language = languageOf(element);
    const own = [getPageConfig().texts as Overrides];
    const found = ownText(BELL_TEXTS[name][language], language, own, ...path);
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
