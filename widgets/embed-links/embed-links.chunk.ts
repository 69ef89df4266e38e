import { EVENTS } from '#config/events';
import { createElement } from '#lib/document/create-element';
import { nativeDocument } from '#lib/document/native-document';
import { pageUrl } from '#lib/document/page-url';
import { allowedUrl } from '#lib/redirect/allowed-url';
import { redirectRule } from '#lib/redirect/redirect-rule';
import {
  CONTAINER_MAX,
  containerOf,
  isEdited,
  isSelector,
  MEMBER_CENTER,
  OF_PAGE,
  tagOnly,
} from '#lib/text/embed-rules';
import { getPageConfig } from '#page-config/page-config';
import { pageSingleton } from '#page-config/page-singleton';
import { isLookedAtByAuthor } from '../looked-at-by-author';
import { readEmbed, TAGS } from './read-embed';

/** Content management systems mark links of visitors, for example in comments, with these words. */
const LINKS = 'a[href*="#cntv-"]:not([rel~=nofollow],[rel~=ugc])';

/** One observer for the page, also if it has two copies of the script. */
const page = pageSingleton('embed-links', () => ({ observer: null as MutationObserver | null }));
/** The link of each element that was made of one, by any copy. */
const links = pageSingleton('embedded-links', () => new WeakMap<Node, Element>());
/** The elements that were made of the links in a container, by any copy. */
const containerElements = pageSingleton('embedded-in', () => new WeakMap<Element, Set<Element>>());
let diagnosePage = () => {};

/**
 * Makes elements of links while the page configuration has `embedLinks`; called after each change of it.
 * @param diagnose tells the author of the page what is wrong in it; called for a link that does not become what it says
 */
export function observe(diagnose: () => void): void {
  diagnosePage = diagnose;
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
  // No element loads the checks where no link has become one.
  if (isLookedAtByAuthor()) diagnosePage();
}

/** Returns the selector of the containers; empty without the key. */
function containers(): string {
  const { embedLinks } = getPageConfig();
  if (embedLinks === true) return ':root';
  if (!embedLinks || isSelector(embedLinks)) return embedLinks || '';
  diagnosePage();
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
    if (link.matches(LINKS) && !embed(link as HTMLAnchorElement)) diagnosePage();
}

/**
 * Makes an element of a link, which becomes its fallback. A link inside an element is part of its fallback already.
 * @returns false if the link asks for what it may not have
 */
function embed(link: HTMLAnchorElement): boolean {
  const selector = containers();
  const container = selector && link.isConnected && containerOf(link, selector);
  const isOnSite = link.origin === new URL(pageUrl()).origin;
  if (!container || !isOnSite || isEdited(link) || link.closest(TAGS.join())) return true;
  const { tag, attributes, isKnown } = readEmbed(link.hash);
  const made = madeIn(container);
  if (!tag || tagOnly(tag, new Map(attributes).get('section')) || made.size === CONTAINER_MAX) return false;
  const element = createElement(tag);
  const allowed = attributes.filter(isAllowed);
  for (const [name, value] of allowed) element.setAttribute(name, value);
  // Its menu leads to the settings.
  if (tag === MEMBER_CENTER) element.setAttribute('bare', '');
  // A page of its own decides to send its readers to the sign-in; a link in it does not, unless they press.
  let isPressed = false;
  element.addEventListener(
    'click',
    () => {
      isPressed = true;
      setTimeout(() => {
        isPressed = false;
      });
    },
    true,
  );
  element.addEventListener(EVENTS.loginRequired, (event) => {
    if (!isPressed) event.preventDefault();
  });
  links.set(element, link);
  made.add(element);
  link.before(element);
  element.append(link);
  return isKnown && allowed.length === attributes.length;
}

/** Whether a link sets an attribute. */
function isAllowed([name, value]: readonly [name: string, value: string]): boolean {
  return !OF_PAGE.includes(name) && (name !== 'href' || !value || Boolean(allowedUrl(value, redirectRule())));
}

/** Returns the elements of a container that were made of links and are still in it. */
function madeIn(container: Element): Set<Element> {
  const made = containerElements.get(container) ?? new Set();
  for (const element of made) if (!container.contains(element)) made.delete(element);
  containerElements.set(container, made);
  return made;
}
