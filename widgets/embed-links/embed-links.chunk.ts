import { EVENTS } from '#config/events';
import { createElement } from '#lib/document/create-element';
import { nativeDocument } from '#lib/document/native-document';
import { allowedUrl } from '#lib/redirect/allowed-url';
import { redirectRule } from '#lib/redirect/redirect-rule';
import {
  CONTAINER_MAX,
  containerOf,
  isSelector,
  MEMBER_CENTER,
  OF_PAGE,
  tagOnly,
} from '#lib/text/embed-rules';
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
/** The elements that were made of the links in a container, by any copy. */
const containerElements = pageSingleton('embedded-in', () => new WeakMap<Element, Set<Element>>());
const logged = new Set<string>();

/** Makes elements of links while the page configuration has `embedLinks`; called after each change of it. */
export function followEmbedLinks(): void {
  if (!containers()) {
    page.observer?.disconnect();
    page.observer = null;
    return;
  }
  if (!page.observer) {
    page.observer = new MutationObserver((records) => records.forEach(follow));
    page.observer.observe(document, { subtree: true, childList: true, attributeFilter: ['href', 'rel'] });
  }
  embedIn(nativeDocument('documentElement'));
}

/** Returns the selector of the containers; empty without the key. */
function containers(): string {
  const { embedLinks } = getPageConfig();
  if (embedLinks === true) return ':root';
  if (!embedLinks || isSelector(embedLinks)) return embedLinks || '';
  const message = 'page configuration: "embedLinks" is no valid CSS selector, so all links stay links:';
  log('error', `${message} ${embedLinks}`);
  return '';
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
  const selector = containers();
  const container = selector && link.isConnected && containerOf(link, selector);
  if (!container || link.origin !== location.origin || isEdited(link) || link.closest(TAGS.join())) return;
  const { tag, attributes, warnings } = readEmbed(link.hash);
  const written = `<a href="${link.getAttribute('href')}">`;
  for (const warning of warnings) log('warn', `${written}: ${warning}`);
  const tagNeeded = tag && tagOnly(tag, new Map(attributes).get('section'));
  if (tagNeeded) log('warn', `${written}: ${tagNeeded} is not made of a link.`);
  if (!tag || tagNeeded) return;
  const made = madeIn(container);
  if (made.size === CONTAINER_MAX) {
    log('warn', `${written}: not more than ${CONTAINER_MAX} elements are made of the links in a container.`);
    return;
  }
  const element = createElement(tag);
  for (const [name, value] of attributes) {
    const refusal = attributeRefusal(name, value);
    if (refusal) log('warn', `${written}: ${refusal}`);
    else element.setAttribute(name, value);
  }
  // Its menu leads to the settings.
  if (tag === MEMBER_CENTER) element.setAttribute('bare', '');
  // A page of its own decides to send its readers to the sign-in; a link in it does not.
  element.addEventListener(EVENTS.loginRequired, (event) => event.preventDefault());
  links.set(element, link);
  made.add(element);
  link.before(element);
  element.append(link);
}

/** Returns why a link does not set an attribute; undefined if it does. */
function attributeRefusal(name: string, value: string): string | undefined {
  if (OF_PAGE.includes(name)) return `a link does not set "${name}".`;
  return name === 'href' && value && !allowedUrl(value, redirectRule())
    ? `the host of "${value}" is neither that of the page nor in allowedDomains.`
    : undefined;
}

/** Returns the elements of a container that were made of links and are still in it. */
function madeIn(container: Element): Set<Element> {
  const made = containerElements.get(container) ?? new Set();
  for (const element of made) if (!container.contains(element)) made.delete(element);
  containerElements.set(container, made);
  return made;
}

function isEdited(link: HTMLElement): boolean {
  return link.isContentEditable || link.closest(EDITED) !== null;
}

function log(level: 'error' | 'warn', message: string): void {
  if (!logged.has(message)) logMessage(level, `cntv-widgets: ${message}`);
  logged.add(message);
}
