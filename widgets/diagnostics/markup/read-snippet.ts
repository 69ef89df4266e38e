import { WIDGETS } from 'virtual:elements';
import { parse, html as spec, type Token, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { TAGS } from '../known-names.build-time';
import {
  CODE,
  CONFIG_ATTRIBUTE,
  isEmbedLink,
  type Markup,
  NOT_SHOWN,
  type StartTag,
  startTag,
  type Tag,
  type Text,
} from './markup';
import { isMeant } from './nearest-tag';

/** What the elements around a node say of it. */
type Context = { isCode: boolean; isShown: boolean; isEdited: boolean; isInElement: boolean };

/**
 * Reads a text as browsers do. Not with `DOMParser`, which Trusted Types forbid, and which tells neither lines nor missing
 * end tags.
 * @param base URL of the page for which the text is written
 */
export function readSnippet(html: string, base: string): Markup {
  const { tagOf, startTagOf } = tagReader(html);
  const tags: Tag[] = [];
  const links: StartTag[] = [];
  const scripts: Tag[] = [];
  const texts: Text[] = [];
  function visit(node: Tree.Node, context: Context): void {
    if (isText(node)) {
      const { isCode, isShown } = context;
      if (isShown) texts.push({ text: node.value, line: node.sourceCodeLocation?.startLine, isCode });
      return;
    }
    if (isElement(node)) {
      if (isMeant(node.tagName)) tags.push(tagOf(node));
      if (isLink(node, context)) links.push(startTagOf(node));
      if (node.tagName === 'script' || hasConfiguration(node)) scripts.push(tagOf(node));
    }
    const inner = isElement(node) ? contextIn(node, context) : context;
    for (const child of childrenOf(node)) visit(child, inner);
  }
  visit(parse(html, { sourceCodeLocationInfo: true }), NO_CONTEXT);
  return {
    kind: 'snippet',
    widgets: WIDGETS,
    base,
    tags,
    links,
    scripts,
    texts,
    isDefined: false,
    configured: [],
  };
}

/** Returns the functions that read the tags of elements as they are written in a text. */
function tagReader(html: string) {
  const written = (location?: Token.Location | null) =>
    location ? html.slice(location.startOffset, location.endOffset) : '';
  function startTagOf(element: Tree.Element): StartTag {
    const { tagName: name, attrs, sourceCodeLocation: location } = element;
    const attributes = new Map(attrs.map((attribute) => [attribute.name, attribute.value]));
    const start = written(location?.startTag) || startTag(name, attributes);
    return { name, attributes, start, line: location?.startLine };
  }
  function tagOf(element: Tree.Element): Tag {
    const children = childrenOf(element);
    return {
      ...startTagOf(element),
      end: written(element.sourceCodeLocation?.endTag),
      isEmpty: children.length === 0,
      nested: children
        .flatMap((child) => (isElement(child) ? nestedIn(child) : []))
        .map(startTagOf)
        .filter(isSlotted),
      slotted: children.filter(isElement).map(startTagOf).filter(isSlotted),
      text: children.map((child) => (isText(child) ? child.value : '')).join(''),
    };
  }
  return { startTagOf, tagOf };
}

/** Returns the elements in an element, without the content of custom elements, which may have slots of their own. */
function nestedIn(element: Tree.Element): readonly Tree.Element[] {
  if (element.tagName.includes('-')) return [];
  return childrenOf(element)
    .filter(isElement)
    .flatMap((child) => [child, ...nestedIn(child)]);
}

const NO_CONTEXT: Context = { isCode: false, isShown: true, isEdited: false, isInElement: false };

function contextIn(element: Tree.Element, around: Context): Context {
  const { tagName: name } = element;
  return {
    isCode: around.isCode || CODE.includes(name),
    isShown: around.isShown && !NOT_SHOWN.includes(name),
    isEdited: around.isEdited || isEditor(element),
    isInElement: around.isInElement || TAGS.includes(name),
  };
}

function isEditor({ attrs }: Tree.Element): boolean {
  return attrs.some(({ name, value }) => name === 'contenteditable' && value.toLowerCase() !== 'false');
}

/** The product makes no element of a link in an editor, or in an element, whose fallback it is. */
function isLink(element: Tree.Element, { isEdited, isInElement }: Context): boolean {
  const { tagName, namespaceURI, attrs } = element;
  const isAnchor = tagName === 'a' && namespaceURI === spec.NS.HTML && !isEditor(element);
  const names = ({ name, value }: { name: string; value: string }) => name === 'href' && isEmbedLink(value);
  return isAnchor && !isEdited && !isInElement && attrs.some(names);
}

/** A configuration in another element, which is not read. */
function hasConfiguration({ attrs }: Tree.Element): boolean {
  return attrs.some(({ name }) => name === CONFIG_ATTRIBUTE);
}

function isSlotted({ attributes }: StartTag): boolean {
  return Boolean(attributes.get('slot'));
}

function childrenOf(node: Tree.Node): readonly Tree.Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

function isElement(node: Tree.Node): node is Tree.Element {
  return 'tagName' in node;
}

function isText(node: Tree.Node): node is Tree.TextNode {
  return node.nodeName === '#text';
}
