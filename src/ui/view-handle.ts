/** On the element, because the loader and the views are built apart and share no module. */
const HANDLE = Symbol.for('cntv-widgets.view-handle');
const HELD = Symbol.for('cntv-widgets.held-call');

type Handled<Handle> = {
  [HANDLE]?: Handle | undefined;
  [HELD]?: ((handle: Handle) => void) | undefined;
};

/**
 * Publishes what the methods and properties of an element need from its view.
 * @returns withdraws it
 */
export function publishHandle<Handle>(element: HTMLElement, handle: Handle): () => void {
  const owner = element as Handled<Handle>;
  owner[HANDLE] = handle;
  owner[HELD]?.(handle);
  owner[HELD] = undefined;
  return () => {
    if (owner[HANDLE] === handle) owner[HANDLE] = undefined;
  };
}

/** Returns the handle of an element's view; undefined while no view is mounted. */
export function handleOf<Handle>(element: HTMLElement): Handle | undefined {
  return (element as Handled<Handle>)[HANDLE];
}

/** Calls a function with the handle: at once, or when a view is mounted. Only the last call is held. */
export function withHandle<Handle>(element: HTMLElement, call: (handle: Handle) => void): void {
  const owner = element as Handled<Handle>;
  if (owner[HANDLE]) call(owner[HANDLE]);
  else owner[HELD] = call;
}

/** Whether a call waits for a view. */
export function isCallHeld(element: HTMLElement): boolean {
  return Boolean((element as Handled<unknown>)[HELD]);
}
