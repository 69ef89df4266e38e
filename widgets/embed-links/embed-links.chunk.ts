import { createElement } from '#lib/document/create-element';
import { nativeDocument } from '#lib/document/native-document';
import { logMessage } from '#page-config/console-message';
import { getPageConfig } from '#page-config/page-config';
import { pageSingleton } from '#page-config/page-singleton';
import { readEmbed, TAGS } from './read-embed';

/** Content management systems mark links of visitors, for example in comments, with these words. */
const LINKS = 'a[href*="#cntv-"]:not([rel~=nofollow],[rel~=ugc])';
/** Content that somebody is editing. An island in it, which cannot be edited, belongs to it. */
const EDITED = '[contenteditable]:not([contenteditable=false])';

/** One observer for the page, also if it has two copies of the script. */
const page = pageSingleton('embed-links', () => ({ observer: null as MutationObserver | null }));
/** The link of each element that was made of one, by any copy. */
const links = pageSingleton('embedded-links', () => new WeakMap<Node, Element>());
const warned = new Set<string>();

/** Makes elements of links while the page configuration has `embedLinks`; called after each change of it. */
export function followEmbedLinks(): void {
  if (!getPageConfig().embedLinks) {
    page.observer?.disconnect();
    page.observer = null;
  } else if (!page.observer) {
    page.observer = new MutationObserver((records) => records.forEach(follow));
    page.observer.observe(document, { subtree: true, childList: true, attributeFilter: ['href', 'rel'] });
    embedIn(nativeDocument('documentElement'));
  }
}

function follow({ target, type, addedNodes, removedNodes }: MutationRecord): void {
  const link = links.get(target);
  if (link && [...removedNodes].includes(link) && !target.contains(link)) {
    links.delete(target);
    // What else is in the element may be another version of the link.
    (target as Element).replaceWith(...target.childNodes);
  }
  for (const node of type === 'attributes' ? [target] : addedNodes)
    if ('matches' in node) embedIn(node as Element);
}

/** Makes elements of the links in a part of the page, and of this part itself if it is a link. */
function embedIn(part: Element): void {
  for (const link of [part, ...part.querySelectorAll(LINKS)])
    if (link.matches(LINKS)) embed(link as HTMLAnchorElement);
}

/** Makes an element of a link, which becomes its fallback. A link inside an element is part of its fallback already. */
function embed(link: HTMLAnchorElement): void {
  if (!link.isConnected || link.origin !== location.origin || isEdited(link) || link.closest(TAGS.join()))
    return;
  const { tag, attributes, warnings } = readEmbed(link.hash);
  for (const warning of warnings) warn(`<a href="${link.getAttribute('href')}">: ${warning}`);
  if (!tag) return;
  const element = createElement(tag);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  links.set(element, link);
  link.before(element);
  element.append(link);
}

function isEdited(link: HTMLElement): boolean {
  return link.isContentEditable || link.closest(EDITED) !== null;
}

function warn(warning: string): void {
  if (!warned.has(warning)) logMessage('warn', `cntv-widgets: ${warning}`);
  warned.add(warning);
}
