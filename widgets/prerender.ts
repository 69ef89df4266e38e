/**
 * What a widget shows before React is there: the elements rendered at build time. They are created one by one, never
 * through an HTML sink, so the strictest policies are met.
 */

/** A text, or tag, attributes and children; a comment is kept because React counts them when it takes over. */
export type Tree =
  | string
  | readonly [tag: string, attributes?: Readonly<Record<string, string>>, ...children: Tree[]];

/** Makes the nodes of a prerendered tree. */
export function draw(tree: Tree): Node {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const [tag, attributes, ...children] = tree;
  if (tag === '!') return document.createComment('');
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name] as string);
  element.append(...children.map(draw));
  return element;
}

/**
 * Holds back what a viewer does before the view is there. The last press or submit is kept, and the submit button shows
 * that it is; calling the answer runs it on the live view, once. A native submit never happens: it would put the
 * password into the address.
 * @param signal ends the holding
 */
export function holdActions(root: ShadowRoot, signal: AbortSignal): () => void {
  let replay = () => {};
  const hold = (event: Event) => {
    const selector = event.type === 'submit' ? 'form' : 'a,button';
    const target = (event.target as Element).closest<HTMLButtonElement>(selector);
    if (!target || (root.host as HTMLElement).dataset.state !== 'loading') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const submits = selector === 'form' || target.type === 'submit';
    const button = root.querySelector<HTMLElement>('[type=submit]');
    if (submits) button?.setAttribute('aria-busy', 'true');
    // A link that was made anew may lead elsewhere, so only the one that was pressed is.
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
