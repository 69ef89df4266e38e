import { parse, type Token, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  CODE,
  isMeant,
  type Markup,
  NOT_SHOWN,
  type StartTag,
  startTag,
  type Tag,
  type Text,
} from './markup';

/** What the elements around a node say of it. */
type Context = { isCode: boolean; isShown: boolean };

/**
 * Reads a text as browsers do. Not with `DOMParser`, which Trusted Types forbid, and which tells neither lines nor missing
 * end tags.
 * @param base URL of the page for which the text is written
 */
export function readSnippet(html: string, base: string): Markup {
  const tags: Tag[] = [];
  const scripts: Tag[] = [];
  const texts: Text[] = [];
  const startTagOf = (element: Tree.Element): StartTag => {
    const { tagName: name, attrs, sourceCodeLocation: location } = element;
    const attributes = new Map(attrs.map((attribute) => [attribute.name, attribute.value]));
    const start = written(location?.startTag) || startTag(name, attributes);
    return { name, attributes, start, line: location?.startLine };
  };
  const tagOf = (element: Tree.Element): Tag => {
    const children = childrenOf(element);
    return {
      ...startTagOf(element),
      end: written(element.sourceCodeLocation?.endTag),
      isEmpty: children.length === 0,
      slotted: children.filter(isElement).map(startTagOf).filter(isSlotted),
      text: children.map((child) => (isText(child) ? child.value : '')).join(''),
    };
  };
  const written = (location?: Token.Location | null) =>
    location ? html.slice(location.startOffset, location.endOffset) : '';
  function visit(node: Tree.Node, { isCode, isShown }: Context): void {
    if (isText(node)) {
      if (isShown) texts.push({ text: node.value, line: node.sourceCodeLocation?.startLine, isCode });
      return;
    }
    if (isElement(node)) {
      if (isMeant(node.tagName)) tags.push(tagOf(node));
      if (node.tagName === 'script') scripts.push(tagOf(node));
    }
    const inner = {
      isCode: isCode || CODE.includes(node.nodeName),
      isShown: isShown && !NOT_SHOWN.includes(node.nodeName),
    };
    for (const child of childrenOf(node)) visit(child, inner);
  }
  visit(parse(html, { sourceCodeLocationInfo: true }), { isCode: false, isShown: true });
  return { kind: 'snippet', base, tags, scripts, texts, configured: [] };
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
