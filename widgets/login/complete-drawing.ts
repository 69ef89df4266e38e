import type atRest from 'virtual:at-rest';
import { createElement } from '#lib/document/create-element';
import { draw, type Tree } from '#lib/document/draw-tree';
import { tokenRule } from '#ui/styles/token-rule';
import type { Connection } from '../types';

let sheet: CSSStyleSheet | undefined;

/** Adds the nodes that a drawing lacks, so that it is the whole content. Its fields stay, with what was typed. */
export function completeDrawing(
  connection: Connection,
  { css, tokens, trees }: typeof atRest,
  name: string,
): void {
  const { box } = connection;
  const root = box.getRootNode() as ShadowRoot;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(tokenRule(tokens) + css);
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  complete(box, trees[name] ?? []);
}

function complete(parent: Element, children: readonly Tree[]): void {
  for (const [index, child] of children.entries()) {
    const present = parent.childNodes[index] as Element | undefined;
    if (typeof child === 'string') continue;
    const [tag, { href }, ...inner] = child;
    if (present?.localName !== tag) parent.insertBefore(draw(child, create) as Node, present ?? null);
    else {
      if (href) present.setAttribute('href', href);
      complete(present, inner);
    }
  }
}

function create(tag: string): Element {
  return /^(svg|path|circle|rect)$/.test(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : createElement(tag);
}
