import { pageUrl } from '#lib/document/page-url';
import { containerOf, isEdited, isSelector } from '#lib/text/embed-rules';
import { CONFIG_SCRIPTS, configuration } from '#page-config/layers';
import { pageSingleton } from '#page-config/page-singleton';
import type { Widget } from '../types';
import { lacksEndTag } from './end-tag';
import { TAGS } from './known-names.build-time';
import { configLayersOf, valueIn } from './markup/configuration';
import {
  authored,
  CODE,
  CONFIG_ATTRIBUTE,
  isEmbedLink,
  type Markup,
  NOT_SHOWN,
  SIGNS_OF_TAG,
  type StartTag,
  startTag,
  type Tag,
  type Text,
} from './markup/markup';
import { isMeant } from './markup/nearest-tag';
import { LOADER_URL } from './markup/script-checks';

/**
 * Reads the present document. Does not change it.
 * @param widgets the definitions of all elements
 */
export function readDocument(widgets: readonly Widget[]): Markup {
  const scripts = [...document.querySelectorAll(`script, [${CONFIG_ATTRIBUTE}]`), ...importedLoaders()].map(
    tagOf,
  );
  const { layers: configured } = configuration;
  const own = configuration.scripts.get('site');
  const site = own ? { site: own } : {};
  const links = embedLinks();
  const selector = containerSelector(valueIn(configLayersOf({ scripts, configured, ...site }), 'embedLinks'));
  const made = links.map(({ parentElement }) => parentElement).filter(isMade);
  const elements = [...document.querySelectorAll<HTMLElement>('*')].filter(
    (element) => isMeant(element.localName) && !made.includes(element),
  );
  const isPolyfilled = 'CustomElementRegistryPolyfill' in window;
  const notCreated = isPolyfilled && elements.find(isNotCreated);
  return {
    kind: 'page',
    widgets,
    base: pageUrl(),
    baseUri: document.baseURI,
    ...(document.documentElement.lang && { language: document.documentElement.lang }),
    ...openedAt(),
    // An element that only the page knows is not meant to be one of these.
    tags: elements
      .filter(({ localName }) => TAGS.includes(localName) || !customElements.get(localName))
      .map(tagOf),
    links: links.map((link) => ({
      ...startTagOf(link),
      ...(selector && { container: containerOf(link, selector) ?? null }),
    })),
    ...(selector && { hasContainer: document.querySelector(selector) !== null }),
    scripts,
    texts: textsWithTags(),
    isDefined: TAGS.some((tag) => customElements.get(tag)),
    ...(notCreated && { notCreated: tagOf(notCreated) }),
    configured,
    ...site,
  };
}

function isNotCreated(element: Element): boolean {
  return Boolean(customElements.get(element.localName)) && !element.matches(':defined');
}

/** Not of `location`: the portal has replaced an unknown address. */
function openedAt(): Pick<Markup, 'openedAt'> {
  const [navigation] = performance.getEntriesByType('navigation') as {
    name: string;
    responseStatus?: number;
  }[];
  if (!navigation || !/^http/.test(navigation.name) || navigation.responseStatus === 404) return {};
  return { openedAt: new URL(navigation.name).pathname };
}

function tagOf(element: Element): Tag {
  const isClosed = !isMeant(element.localName) || !lacksEndTag(element);
  return {
    ...startTagOf(element),
    end: isClosed ? `</${element.localName}>` : '',
    isEmpty: !element.hasChildNodes(),
    slotted: [...element.children].filter(({ slot }) => slot).map(startTagOf),
    nested: [...element.querySelectorAll('[slot]')]
      .filter(({ parentElement }) => parentElement !== element && customParent(parentElement) === element)
      .map(startTagOf),
    text: isMeant(element.localName) ? '' : (element.textContent ?? ''),
    isLate: element.matches(CONFIG_SCRIPTS) && isLate(element),
  };
}

/** Returns the next custom element around or at an element. */
function customParent(element: Element | null): Element | null {
  return !element || element.localName.includes('-') ? element : customParent(element.parentElement);
}

/** Whether a configuration is none of the page's own. Client routers put copies of these in their place. */
function isLate({ textContent }: Element): boolean {
  return configuration.own?.some((script) => script.textContent === textContent) === false;
}

function startTagOf(element: Element): StartTag {
  const { localName: name } = element;
  const attributes = attributesOf(element);
  return { name, attributes, start: startTag(name, authored(attributes)) };
}

/** A nonce is secret, and browsers hide it. */
function attributesOf({ attributes }: Element): Map<string, string> {
  return new Map([...attributes].map(({ name, value }) => [name, name === 'nonce' ? '…' : value]));
}

/** The link of each element that was made of one; see `embed-links.chunk.ts`. */
const madeOf = pageSingleton('embedded-links', () => new WeakMap<Node, Element>());

/** Returns the links that are meant to become elements, also those that have become some. */
function embedLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => link instanceof HTMLAnchorElement && isEmbedLink(link.getAttribute('href') ?? ''))
    .filter((link) => !isEdited(link))
    .filter((link) => !link.closest(TAGS.join()) || isMade(link.parentElement));
}

function isMade(element: Element | null): boolean {
  return element !== null && madeOf.has(element);
}

/** Calls back when the page is parsed. Until then, every element looks as if it were not closed. */
export function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then, { once: true });
  else then();
}

/** Returns the selector of the containers; empty for links that stay links, or with an invalid value, which is reported. */
function containerSelector(value: unknown): string {
  if (value === true) return ':root';
  return typeof value === 'string' && isSelector(value) ? value : '';
}

/** Returns elements for the scripts that another script has imported or removed. */
function importedLoaders(): Element[] {
  const urls = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
    .map(({ name }) => name)
    .filter((url) => LOADER_URL.test(url));
  const present = new Set([...document.querySelectorAll('script')].map(({ src }) => src));
  return [...new Set(urls)]
    .filter((url) => !present.has(url))
    .map((url) => {
      const script = document.createElement('div');
      script.setAttribute('type', 'module');
      script.setAttribute('src', url);
      return script;
    });
}

function textsWithTags(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (nodeValue && SIGNS_OF_TAG.test(nodeValue) && !parentElement?.closest(NOT_SHOWN.join()))
      texts.push({ text: nodeValue, isCode: Boolean(parentElement?.closest(CODE.join())) });
  }
  return texts;
}
