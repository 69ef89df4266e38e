/** Events that React queues during hydration and replays at their `target` afterwards. */
const REPLAYED = ['focusin', 'mouseover', 'pointerover', 'dragenter'];

/**
 * Hides events that do not leave the shadow tree from React, such as a focus change between fields: the
 * browser clears their target after dispatch, and React would throw when it replays them.
 * @param signal removes the listeners when aborted
 * @returns removes the listeners after hydration and dispatches a `focusin` event for the focused field
 */
export function holdReplayedEvents(root: ShadowRoot, signal: AbortSignal): () => void {
  const hold = (event: Event) => {
    if (event.composedPath().pop() === root) event.stopImmediatePropagation();
  };
  for (const name of REPLAYED) root.addEventListener(name, hold, { capture: true, signal });
  return () => {
    for (const name of REPLAYED) root.removeEventListener(name, hold, true);
    root.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };
}
