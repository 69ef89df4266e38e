import { createElement } from './create-element';
import { nativeDocument } from './native-document';

const SVG = 'http://www.w3.org/2000/svg';

/** A text, or a tag with attributes and children. */
export type Tree =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Tree[]];

/**
 * Creates the nodes of a tree, without an HTML sink, so that strict CSP and Trusted Types allow them; `append()` makes a node
 * of a text. Uses no class of nodes and no `for…in`, because pages declare a `Comment` or `Text` of their own and extend
 * `Object.prototype`.
 */
export function draw(tree: Tree, create: (tag: string) => Element = createElement): Node | string {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  const element = create(tag);
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name] as string);
  element.append(...children.map((child) => draw(child, create)));
  return element;
}

/** Draws a line icon, where no view with `Icon` is loaded. */
export function drawIcon(tree: Tree): Node | string {
  return draw(tree, (tag) => nativeDocument('createElementNS').call(document, SVG, tag));
}
