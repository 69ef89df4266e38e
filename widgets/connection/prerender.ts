import { preloadImports } from '#lib/chunks/import-in-loader';
import { createElement } from '#lib/document/create-element';
import { stateOf } from '#lib/element-state';
import type { Widget } from '../types';

/**
 * The prerender: elements rendered at build time and shown until React is loaded. They are created without an
 * HTML sink, so that strict CSP and Trusted Types allow them.
 */

/** A text, or a tag with attributes and children. */
export type Tree =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Tree[]];

/**
 * Creates the nodes of a prerendered tree; `append()` makes a node of a text. Uses no class of nodes and no `for…in`,
 * because pages declare a `Comment` or `Text` of their own and extend `Object.prototype`.
 */
export function draw(tree: Tree): Node | string {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...children] = tree;
  const element = createElement(tag);
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name] as string);
  element.append(...children.map(draw));
  return element;
}

/**
 * Holds clicks and submits until the view is mounted. Only the last one is held; a held submit sets
 * `aria-busy` on the submit button. Native submits are prevented, because they would put the password into
 * the URL.
 * @param signal removes the listeners when aborted
 * @param submitModules preloaded when a submit is held
 * @returns replays the held action on the mounted view, once
 */
export function holdActions(
  root: ShadowRoot,
  signal: AbortSignal,
  submitModules: Widget['submitModules'],
): () => void {
  let replay = () => {};
  const hold = (event: Event) => {
    const selector = event.type === 'submit' ? 'form' : 'a,button';
    const target = (event.target as Element).closest<HTMLButtonElement>(selector);
    if (!target || stateOf(root.host) !== 'loading') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const submits = selector === 'form' || target.type === 'submit';
    const button = root.querySelector<HTMLElement>('[type=submit]');
    if (submits) {
      button?.setAttribute('aria-busy', 'true');
      preloadImports(submitModules);
    }
    // Only the clicked element itself is clicked again: a recreated link may have another target.
    replay = () => {
      const live = submits ? root.querySelector<HTMLElement>('[type=submit]') : target;
      button?.removeAttribute('aria-busy');
      if (live?.isConnected) live.click();
    };
  };
  for (const type of ['submit', 'click']) root.addEventListener(type, hold, { capture: true, signal });
  return () => {
    replay();
    replay = () => {};
  };
}
