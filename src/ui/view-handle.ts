/** On the element, because the loader and the views are built apart and share no module. */
const HANDLE = Symbol.for('cntv-widgets.view-handle');

type Handled<Handle> = { [HANDLE]?: Handle | undefined };

/**
 * Publishes what the methods and properties of an element need from its view.
 * @returns withdraws it
 */
export function publishHandle<Handle>(element: HTMLElement, handle: Handle): () => void {
  const owner = element as Handled<Handle>;
  owner[HANDLE] = handle;
  return () => {
    if (owner[HANDLE] === handle) owner[HANDLE] = undefined;
  };
}

/** Returns the handle of an element's view; undefined while no view is mounted. */
export function handleOf<Handle>(element: HTMLElement): Handle | undefined {
  return (element as Handled<Handle>)[HANDLE];
}
