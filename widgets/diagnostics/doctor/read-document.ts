import { configuration } from '#page-config/layers';
import { lacksEndTag } from '../end-tag';
import { TAGS } from '../known-names.build-time';
import {
  authored,
  CODE,
  isMeant,
  type Markup,
  NOT_SHOWN,
  type StartTag,
  startTag,
  type Tag,
  type Text,
} from '../markup/markup';
import { LOADER_URL } from '../markup/script-checks';

/** Reads the present document. Does not change it. */
export function readDocument(): Markup {
  const elements = [...document.querySelectorAll('*')].filter(({ localName }) => isMeant(localName));
  return {
    kind: 'page',
    base: location.href,
    // An element that only the page knows is not meant to be one of these.
    tags: elements
      .filter(({ localName }) => TAGS.includes(localName) || !customElements.get(localName))
      .map(tagOf),
    scripts: [...document.querySelectorAll('script'), ...importedLoaders()].map(tagOf),
    texts: textsWithTags(),
    configured: configuration.layers,
  };
}

function tagOf(element: Element): Tag {
  const isClosed = !isMeant(element.localName) || !lacksEndTag(element);
  return {
    ...startTagOf(element),
    end: isClosed ? `</${element.localName}>` : '',
    isEmpty: !element.hasChildNodes(),
    slotted: [...element.children].filter(({ slot }) => slot).map(startTagOf),
    text: element.localName === 'script' ? (element.textContent ?? '') : '',
  };
}

function startTagOf({ localName: name, attributes: written }: Element): StartTag {
  const attributes = new Map([...written].map(({ name: key, value }) => [key, value]));
  return { name, attributes, start: startTag(name, authored(attributes)) };
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
    if (nodeValue && /[<＜]\s*cntv/i.test(nodeValue) && !parentElement?.closest(NOT_SHOWN.join()))
      texts.push({ text: nodeValue, isCode: Boolean(parentElement?.closest(CODE.join())) });
  }
  return texts;
}
